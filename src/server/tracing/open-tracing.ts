import { context, diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { suppressTracing } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { atMostOnceAMinute } from '../errors/seldom.ts'
import { withoutPersons } from '../errors/without-persons.ts'
import { log } from '../log.ts'
import { requestId } from '../request-context.ts'
import { endsWithin } from '../shutdown.ts'
import { allowedSpan, ownTracer } from './allowed.ts'
import type { OpenSpan, SpanRole, Tracing } from './traced.ts'

interface Options {
  processName: 'web' | 'worker'
  version: string
  /** All routes of the site, as patterns. */
  routes: ReadonlySet<string>
}

const kinds: Record<SpanRole, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
}

/** In milliseconds. */
const endMs = 2_000

/**
 * Records spans from now on, ours and those that Next emits, and sends them in batches. Address, sampling and size of the
 * queue come from the standard settings of OpenTelemetry, which its packages read themselves. Spans that
 * do not fit into the queue are dropped.
 */
export function openTracing({ processName, version, routes }: Options): Tracing {
  const say = atMostOnceAMinute((detail: string, times) => log.warn({ detail, times }, 'traces were not sent'))
  const warn = (problem: unknown) => say(withoutPersons(String(problem).slice(0, 300)))
  const ignore = () => undefined
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore })
  const ours = { 'service.name': `broshura-${processName}`, 'service.version': version }
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes(ours).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [allowedOnly(new BatchSpanProcessor(new OTLPTraceExporter()), routes)],
  })
  // Nobody outside can continue our traces, and we continue those of nobody.
  provider.register({ propagator: null })
  const tracer = provider.getTracer(ownTracer)

  function begin(name: string, { facts, role, isRoot = false }: Parameters<Tracing['begin']>[1]): OpenSpan {
    const around = isRoot ? ROOT_CONTEXT : context.active()
    const span = tracer.startSpan(name, { kind: kinds[role], attributes: facts }, around)
    return {
      inside: (work) => context.with(trace.setSpan(around, span), work),
      end: (more = {}, failure) => {
        span.setAttributes(more)
        if (failure) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  return {
    begin,
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    untraced: (work) => context.with(suppressTracing(ROOT_CONTEXT), work),
    end: async () => {
      const isSent = await endsWithin(endMs, provider.shutdown().catch(warn))
      if (!isSent) warn('The collector had not answered at the end of the process.')
      for (const api of [trace, context, diag]) api.disable()
    },
  }
}

/** Gives every span the id of its request, and passes on only what may leave the process. */
function allowedOnly(next: SpanProcessor, routes: ReadonlySet<string>): SpanProcessor {
  return {
    onStart: (span, parent) => {
      span.setAttribute('broshura.request_id', requestId())
      next.onStart(span, parent)
    },
    onEnd: (span) => next.onEnd(allowedSpan(span, routes)),
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  }
}
