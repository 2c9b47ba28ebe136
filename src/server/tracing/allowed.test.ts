import { SpanStatusCode } from '@opentelemetry/api'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import { expect, it } from 'vitest'
import { allowedSpan } from './allowed'

const secret = 'maria@example.com'
const routes = new Set(['/[locale]/search'])

function spanOf(tracer: string, name: string, attributes: Record<string, string | number>) {
  const memory = new InMemorySpanExporter()
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(memory)] })
  const span = provider.getTracer(tracer).startSpan(name, { attributes })
  span.addLink({ context: span.spanContext(), attributes: { secret } })
  span.addEvent(secret, { secret })
  span.recordException(new Error(secret))
  span.setStatus({ code: SpanStatusCode.ERROR, message: secret }).end()
  const [ended] = memory.getFinishedSpans()
  if (!ended) throw new Error('no span has ended')
  const { resource: _, ...left } = allowedSpan(ended, routes)
  return left
}

it('a span of Next keeps its kind and route, and no address, name, message or event', () => {
  const left = spanOf('next.js', `GET /search?q=${secret}`, {
    'next.span_type': 'BaseServer.handleRequest',
    'next.span_name': `GET /search?q=${secret}`,
    'next.route': '/[locale]/search',
    'http.route': `/order/${secret}`,
    'http.target': `/search?q=${secret}`,
    'http.url': `https://auth.example/?token=${secret}`,
    'http.status_code': 500,
    'exception.message': secret,
  })
  expect(JSON.stringify(left)).not.toContain(secret)
  expect(left).toMatchObject({
    name: 'BaseServer.handleRequest /[locale]/search',
    status: { code: SpanStatusCode.ERROR },
    attributes: { 'next.route': '/[locale]/search', 'http.status_code': 500 },
    links: [],
    events: [],
  })
  expect(left.attributes).not.toHaveProperty('http.route')
})

it('a span of ours keeps its name and what is listed', () => {
  const left = spanOf('broshura', 'sql select orders', { 'db.query.summary': 'select orders', 'db.query.text': secret })
  expect(JSON.stringify(left)).not.toContain(secret)
  expect(left).toMatchObject({ name: 'sql select orders', attributes: { 'db.query.summary': 'select orders' } })
})

it('a span of anybody else has no name', () => {
  expect(spanOf('other', secret, {}).name).toBe('span')
})
