import type { ServerResponse } from 'node:http'

const header = 'x-broshura-length'

/**
 * A header by which a route names the length of its body in bytes. Next drops `Content-Length` of every route
 * (`FORBIDDEN_HEADERS` in send-response.js); without it a download shows no progress, and HEAD says no size.
 */
export const namedLength = (bytes: number): Record<string, string> => ({ [header]: String(bytes) })

/** Moves it to `Content-Length`, except where the body is compressed or none is sent. */
export function takeNamedLength(response: ServerResponse): void {
  const length = response.getHeader(header)
  if (length === undefined) return
  response.removeHeader(header)
  const isWhole = response.statusCode === 200 || response.statusCode === 206
  if (isWhole && !response.hasHeader('content-encoding')) response.setHeader('content-length', length)
}
