import { z } from 'zod'
import { mediaTypeOf } from '@/domain/media-types'
import { answerFile } from '@/server/answer-file'
import { tag } from '@/server/cache/tags'
import { uploadPolicy } from '@/server/content-security-policy'
import { namedTags } from '@/server/edge/named-tags'
import { uploadedFiles } from '@/server/files'

const name = z.string().regex(/^[^/\\]+$/)

/** Next passes the parameter decoded. */
type Context = { params: Promise<{ file: string }> }

/** Payload's own file URLs have no cache header and answer HEAD with 404. */
export async function GET(request: Request, { params }: Context) {
  const file = name.safeParse((await params).file)
  const type = file.success ? mediaTypeOf(file.data) : undefined
  const found = file.success && type ? await uploadedFiles('media').find(file.data) : null
  if (!file.success || !type || !found) return new Response(null, { status: 404 })
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=86400',
    ...namedTags([tag.mediaFile(file.data)]),
    'Accept-Ranges': 'bytes',
    ETag: found.etag,
    'Content-Security-Policy': uploadPolicy,
    'X-Content-Type-Options': 'nosniff',
  }
  return answerFile(request, found, headers)
}
