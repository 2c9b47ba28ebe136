import { namedLength } from './body-length'
import type { StoredFile } from './files'
import { isKnownEtag } from './known-etag'

export function answerFile(
  request: Pick<Request, 'headers'>,
  stored: StoredFile,
  headers: Record<string, string>,
): Response {
  if (isKnownEtag(request.headers.get('if-none-match'), headers.ETag))
    return new Response(null, { status: 304, headers })
  const ifRange = request.headers.get('if-range')
  const fresh = ifRange === null || ifRange === headers.ETag
  const range = fresh ? parseByteRange(request.headers.get('range'), stored.size) : null
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${stored.size}` } })
  }
  const { start, end } = range ?? { start: 0, end: stored.size - 1 }
  return new Response(stored.stream({ start, end }), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      ...namedLength(end - start + 1),
      ...(range ? { 'Content-Range': `bytes ${start}-${end}/${stored.size}` } : {}),
    },
  })
}

type ByteRange = { start: number; end: number }

/**
 * The byte range of a `Range` header, both ends inclusive (RFC 9110, section 14). Null for a range that is not served
 * (several at once, another unit): the whole file is sent then. `unsatisfiable` when it starts beyond the end.
 */
export function parseByteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  const [, first = '', last = ''] = found ?? []
  if (!found || (first === '' && last === '')) return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return null
  return start >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end }
}
