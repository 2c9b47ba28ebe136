import path from 'node:path'
import { z } from 'zod'
import { mediaTypeOf } from '@/domain/media-types'
import { answerFile } from '@/server/answer-file'
import { uploadPolicy } from '@/server/content-security-policy'
import { etagOf, findFile, uploadsRoot } from '@/server/files'

const name = z.string().regex(/^[^/\\]+$/)

/** Next hands it to a route without its escapes. */
type Context = { params: Promise<{ file: string }> }

/** Public pictures, films and recordings. Payload's own address for them sends no cache header and answers HEAD with 404. */
export async function GET(request: Request, { params }: Context) {
  const file = name.safeParse((await params).file)
  const type = file.success ? mediaTypeOf(file.data) : undefined
  const found = file.success && type ? await findFile(path.join(uploadsRoot(), 'media', file.data)) : null
  if (!type || !found) return new Response(null, { status: 404 })
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=86400',
    'Accept-Ranges': 'bytes',
    ETag: etagOf(found),
    'Content-Security-Policy': uploadPolicy,
    'X-Content-Type-Options': 'nosniff',
  }
  return answerFile(request, found, headers)
}
