import path from 'node:path'
import { z } from 'zod'
import { answerFile } from '@/server/answer-file'
import { findFile, uploadsRoot } from '@/server/files'

const types = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

const name = z.string().regex(/^[^/\\]+\.(svg|png|jpe?g|webp|avif|mp4|webm)$/)
const extension = z.enum(['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'mp4', 'webm'])

type Context = { params: Promise<{ file: string }> }

/** Public pictures and films. Payload's own address for them sends no cache header and answers HEAD with 404. */
export async function GET(request: Request, { params }: Context) {
  const file = name.safeParse(decodeURIComponent((await params).file))
  const found = file.success ? await findFile(path.join(uploadsRoot(), 'media', file.data)) : null
  if (!file.success || !found) return new Response(null, { status: 404 })
  const etag = `"${found.size.toString(36)}-${found.modified.getTime().toString(36)}"`
  const headers = {
    'Content-Type': types[extension.parse(path.extname(file.data).slice(1))],
    'Cache-Control': 'public, max-age=86400',
    'Accept-Ranges': 'bytes',
    ETag: etag,
    // An uploaded SVG may carry a script; opened by its address it must not run.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  }
  return answerFile(request, found, headers)
}
