import type { ReadableSpan } from '@opentelemetry/sdk-trace-node'
import { ownAttributes } from './traced.ts'

export const ownTracer = 'broshura'

/** Attributes of Next's own spans that hold neither an address nor a text. */
const ofNext = ['error.type', 'http.method', 'http.status_code', 'next.rsc', 'next.span_type']
const allowed = new Set<string>([...ownAttributes, ...ofNext])
const routes = new Set(['http.route', 'next.route'])

/**
 * The span as it may leave the process: what is not listed stays here, and so do messages, events and stacks, which Next
 * takes from errors. Next writes addresses with their queries into names, so its spans are named by kind and route.
 * @param known all routes; anything else in the place of a route is an address
 */
export function allowedSpan(span: ReadableSpan, known: ReadonlySet<string>): ReadableSpan {
  const kept = Object.entries(span.attributes).filter(([name, value]) =>
    routes.has(name) ? typeof value === 'string' && known.has(value) : allowed.has(name),
  )
  const attributes = Object.fromEntries(kept)
  return {
    name: span.instrumentationScope.name === ownTracer ? span.name : nameOf(attributes),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    parentSpanContext: span.parentSpanContext,
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { code: span.status.code },
    attributes,
    links: [],
    events: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}

function nameOf(attributes: ReadableSpan['attributes']): string {
  const words = [attributes['next.span_type'], attributes['next.route']]
  return words.filter((word) => typeof word === 'string').join(' ') || 'span'
}
