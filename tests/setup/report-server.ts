import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { freePort } from '../../scripts/services/free-port'
import { atEnd } from './at-end'

const value = z
  .union([
    z.object({ stringValue: z.string() }).transform((given): string | number => given.stringValue),
    z.object({ intValue: z.coerce.number() }).transform((given) => given.intValue),
    z.object({ boolValue: z.boolean() }).transform((given) => String(given.boolValue)),
  ])
  .catch('of another kind')
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((list) => Object.fromEntries(list.map((one) => [one.key, one.value])))
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes,
  status: z.object({ code: z.number().optional(), message: z.string().optional() }),
})
export type SentSpan = z.infer<typeof span> & { service: string | number | undefined }

/** OTLP as JSON, as far as it is looked at. */
const traces = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(span) })) }),
  ),
})

const event = z.object({
  event_id: z.string().regex(/^[0-9a-f]{32}$/),
  level: z.string(),
  release: z.string(),
  tags: z.record(z.string(), z.string()),
  logentry: z.object({ formatted: z.string() }),
  exception: z
    .object({
      values: z.array(
        z.object({
          type: z.string(),
          value: z.string(),
          stacktrace: z.object({ frames: z.array(z.object({ filename: z.string(), in_app: z.boolean() })) }).optional(),
        }),
      ),
    })
    .optional(),
  extra: z.object({ repeated: z.number() }).optional(),
})

interface Taken {
  spans: SentSpan[]
  events: z.infer<typeof event>[]
  /** Everything that was sent, with addresses and headers. */
  raw: string[]
}

type Answer = (response: ServerResponse) => void
const accept: Answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}')

/** Takes traces and errors as servers for them do, and answers as it is told. */
export async function reportServer(answer: Answer = accept) {
  const taken: Taken = { spans: [], events: [], raw: [] }
  const server = createServer(async (request, response) => {
    const body = await text(request)
    taken.raw.push(JSON.stringify([request.url, request.headers, body]))
    if (request.url === '/v1/traces') taken.spans.push(...spansOf(body))
    if (request.url === '/api/7/envelope/') taken.events.push(eventIn(body))
    answer(response)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return { ...taken, url: `http://127.0.0.1:${port}`, dsn: `http://key@127.0.0.1:${port}/7` }
}

function spansOf(body: string): SentSpan[] {
  return traces
    .parse(JSON.parse(body))
    .resourceSpans.flatMap(({ resource, scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans.map((one) => ({ ...one, service: resource.attributes['service.name'] }))),
    )
}

function eventIn(body: string): z.infer<typeof event> {
  const [head = '', item = '', payload = ''] = body.split('\n')
  const { event_id: id } = z.object({ event_id: z.string(), sent_at: z.iso.datetime() }).parse(JSON.parse(head))
  z.object({ type: z.literal('event') }).parse(JSON.parse(item))
  const sent = event.parse(JSON.parse(payload))
  if (sent.event_id !== id) throw new Error('the envelope names another event')
  return sent
}
