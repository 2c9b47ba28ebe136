import { createHash } from 'node:crypto'
import { isKnownEtag } from '@/server/known-etag'

/** Feed readers ask every few minutes, so what they know already is not sent again. */
export function answerUnlessKnown(request: Request, text: string, type: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { 'Content-Type': `${type}; charset=utf-8`, ETag: etag }
  const isKnown = isKnownEtag(request.headers.get('if-none-match'), etag)
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers })
}
