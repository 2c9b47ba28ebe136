import { request as askPlain, type IncomingMessage } from 'node:http'
import { request as askSecure } from 'node:https'

interface Question {
  method?: string
  headers?: Headers
  body?: Uint8Array
  signal?: AbortSignal
  silenceMs?: number
}

/** As `fetch` sends them; some servers refuse requests without. */
const usual = { 'user-agent': 'node', accept: '*/*' }
const withoutBody = [204, 205, 304]
/** Milliseconds that a reader waits for the next part of an answer, as `fetch` does. */
const usualSilence = 300_000

/**
 * Asks as `fetch` does, for answers that are read bit by bit. The `fetch` of Node 24 ends the whole process when a server
 * closes its connection while the rest of its answer waits for a slow reader (nodejs/undici#5360, mended only in Node 26).
 * It follows no redirect, and may ask twice: a connection that was kept may have been closed meanwhile. Every body has to
 * be read or cancelled, else its connection stays open. A body of which no more comes fails whoever waits for it.
 * @throws the reason of the signal, or why there was no answer
 */
export function streamedFetch(address: string | URL, question: Question = {}): Promise<Response> {
  const url = new URL(address)
  const { method = 'GET', headers, body, signal, silenceMs = usualSilence } = question
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? askSecure : askPlain
    const asked = start(url, { method, signal, headers: { ...usual, ...Object.fromEntries(headers ?? []) } })
    let isAnswered = false
    asked.once('response', (incoming) => {
      isAnswered = true
      try {
        resolve(responseOf(incoming, { method, silenceMs }))
      } catch (error) {
        // A status or a header that no answer may have.
        incoming.destroy()
        reject(error)
      }
    })
    asked.on('error', (error) => {
      if (isAnswered) return
      if (signal?.aborted) reject(signal.reason)
      else if (asked.reusedSocket && Reflect.get(error, 'code') === 'ECONNRESET') resolve(streamedFetch(url, question))
      else reject(error)
    })
    asked.end(body)
  })
}

type Asked = { method: string; silenceMs: number }

function responseOf(incoming: IncomingMessage, { method, silenceMs }: Asked): Response {
  const { statusCode: status = 0, headersDistinct } = incoming
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value)
  const isBare = method === 'HEAD' || withoutBody.includes(status)
  if (!isBare && headers.get('content-length') !== '0')
    return new Response(bodyOf(incoming, silenceMs), { status, headers })
  // Nobody reads on, which would keep the connection.
  incoming.resume()
  return new Response(isBare ? null : new Uint8Array(), { status, headers })
}

function bodyOf(incoming: IncomingMessage, silenceMs: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const parts = incoming[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const silent = setTimeout(() => incoming.destroy(new Error('no more of the answer came')), silenceMs)
        try {
          const { done, value } = await parts.next()
          if (done) controller.close()
          else controller.enqueue(value)
        } finally {
          clearTimeout(silent)
        }
      },
      cancel: () => void incoming.destroy(),
    },
    { highWaterMark: 0 },
  )
}
