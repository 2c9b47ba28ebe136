import { AsyncResource } from 'node:async_hooks'
import { summaryOf } from './summary-of.ts'
import { failureOf, type OpenSpan } from './traced.ts'

type Run = (...given: never[]) => unknown

/** The parts of a pool that are wrapped: Payload brings types of its own for `pg`. */
interface TracedPool {
  on: (event: 'connect', then: (client: { query: Run }) => void) => unknown
  connect: Run
}

/** Gives each statement of a pool within a trace a span, also those of a transaction; polling begins none. */
export function traceStatements(name: 'cms' | 'prepared' | 'jobs' | 'replica', pool: TracedPool): void {
  if (!globalThis.broshuraTracing) return
  pool.on('connect', (client) => traceClient(name, client))
  const { connect } = pool
  // A statement that waited for a connection would otherwise count for the request that gave it back.
  const inItsRequest = (one: unknown) =>
    typeof one === 'function' ? AsyncResource.bind((...given: unknown[]) => Reflect.apply(one, undefined, given)) : one
  Object.assign(pool, {
    connect: (...given: unknown[]) => Reflect.apply(connect, pool, given.map(inItsRequest)),
  })
}

function traceClient(pool: string, client: { query: Run }): void {
  const { query } = client
  const run = (given: unknown[]): unknown => Reflect.apply(query, client, given)
  Object.assign(client, {
    query(...given: unknown[]) {
      const tracing = globalThis.broshuraTracing
      const text = textOf(given[0])
      if (text === undefined || !tracing?.traceId()) return run(given)
      const summary = summaryOf(text)
      const facts = { 'db.system.name': 'postgresql', 'db.query.summary': summary, 'broshura.pool': pool }
      const span = tracing.begin(`sql ${summary}`, { facts, role: 'client' })
      return runIn(span, given, run)
    },
  })
}

function runIn(span: OpenSpan, given: unknown[], run: (given: unknown[]) => unknown): unknown {
  const last = given.at(-1)
  if (typeof last === 'function') {
    const then = AsyncResource.bind((error: unknown, ...found: unknown[]) => {
      span.end({}, error ? failureOf(error) : undefined)
      return Reflect.apply(last, undefined, [error, ...found])
    })
    return run([...given.slice(0, -1), then])
  }
  const running = run(given)
  if (!(running instanceof Promise)) {
    span.end()
    return running
  }
  running.then(
    () => span.end(),
    (error: unknown) => span.end({}, failureOf(error)),
  )
  return running
}

/** Undefined for what streams its rows. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined
}
