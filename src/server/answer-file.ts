import { parseByteRange } from './byte-range'
import { readStored, type StoredFile } from './files'

/** A stored file, or the part of it that was asked for; `headers` carry its ETag. */
export function answerFile(request: Request, stored: StoredFile, headers: Record<string, string>): Response {
  if (request.headers.get('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers })
  const ifRange = request.headers.get('if-range')
  const fresh = ifRange === null || ifRange === headers.ETag
  const range = fresh ? parseByteRange(request.headers.get('range'), stored.size) : null
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${stored.size}` } })
  }
  const { start, end } = range ?? { start: 0, end: stored.size - 1 }
  return new Response(readStored(stored, { start, end }), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      ...(range ? { 'Content-Range': `bytes ${start}-${end}/${stored.size}` } : {}),
    },
  })
}
