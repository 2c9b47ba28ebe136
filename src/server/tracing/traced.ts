/** Everything that a span of ours may say: it has few values, or is a number of ours, and none comes from a visitor. */
export const ownAttributes = [
  'broshura.attempt',
  'broshura.caused_by',
  'broshura.class',
  'broshura.job',
  'broshura.mail',
  'broshura.pool',
  'broshura.request_id',
  'broshura.search',
  'db.query.summary',
  'db.system.name',
  'http.request.method',
  'http.response.status_code',
] as const

export type Facts = Partial<Record<(typeof ownAttributes)[number], string | number>>

/** Server: somebody asks us; client: we ask somebody. */
export type SpanRole = 'server' | 'client' | 'internal'

export interface OpenSpan {
  inside: <Result>(work: () => Result) => Result
  /** @param failure the name of an error, never its message */
  end: (facts?: Facts, failure?: string) => void
}

export interface Tracing {
  /** @param isRoot whether it begins a trace, whatever goes on around it */
  begin: (name: string, about: { facts: Facts; role: SpanRole; isRoot?: boolean }) => OpenSpan
  untraced: <Result>(work: () => Result) => Result
  traceId: () => string | undefined
  /** Sends what is left; resolves after two seconds at the latest. */
  end: () => Promise<void>
}

declare global {
  // Next bundles its parts separately, so module variables would exist more than once. This one exists only where
  // OTEL_EXPORTER_OTLP_ENDPOINT is set.
  var broshuraTracing: Tracing | undefined
}

export const failureOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** Runs work in a span, which begins a trace where none is open. */
export function traced<Result>(name: string, facts: Facts, work: () => Promise<Result>): Promise<Result> {
  const span = globalThis.broshuraTracing?.begin(name, { facts, role: 'internal' })
  return span ? endingWith(span, work) : work()
}

async function endingWith<Result>(span: OpenSpan, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await span.inside(work)
    span.end()
    return result
  } catch (error) {
    span.end({}, failureOf(error))
    throw error
  }
}
