import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/**
 * Runs `next` and returns its body instead of sending it: status and headers are set on `response`, nothing is sent.
 * `accept-encoding` is removed from the request, so that the body is not compressed.
 */
export function collectedAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  next: RequestListener,
): Promise<Buffer> {
  const { writeHead, write, end, flushHeaders } = response
  const accepted = request.headers['accept-encoding']
  delete request.headers['accept-encoding']
  const chunks: Buffer[] = []
  return new Promise((resolve) => {
    Object.assign(response, {
      // Called through wrappers of other listeners, which have already set the headers on the response.
      writeHead(status: number) {
        response.statusCode = status
        return response
      },
      write(...given: unknown[]) {
        collect(given)
        return true
      },
      end(...given: unknown[]) {
        collect(given)
        Object.assign(response, { writeHead, write, end, flushHeaders })
        if (accepted !== undefined) request.headers['accept-encoding'] = accepted
        resolve(Buffer.concat(chunks))
        return response
      },
      flushHeaders() {},
    })
    void next(request, response)
  })

  function collect([chunk, ...rest]: unknown[]): void {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    const done = [chunk, ...rest].find((one) => typeof one === 'function')
    if (done) queueMicrotask(() => done())
  }
}
