import { Pool } from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { emptyDatabase } from '../../setup/database'
import { reportServer } from '../../setup/report-server'

const connectionString = await emptyDatabase()
const { spans, raw, url } = await reportServer()
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = url
const { finishReports, startReports } = await import('@/server/process-reports')
const { traceStatements } = await import('@/server/tracing/statements')
const { traced } = await import('@/server/tracing/traced')
const { withRequestId } = await import('@/server/request-context')

const inRequest = <Result>(id: string, work: () => Promise<Result>) => withRequestId(id, () => traced('work', {}, work))

let failure: unknown

beforeAll(async () => {
  await startReports('worker')
  const pool = new Pool({ connectionString, max: 1 })
  pool.on('error', () => undefined)
  traceStatements('jobs', pool)
  await pool.query('create table goods (name text)')
  await inRequest('request-first', async () => {
    const client = await pool.connect()
    const second = inRequest('request-second', () =>
      pool.query({ text: 'select name from goods where name = $1', values: ['geheim'] }),
    )
    await client.query('insert into goods values ($1)', ['geheim'])
    client.release()
    await second
  })
  await inRequest('request-failed', async () => {
    failure = await pool.query(`select 'geheim'::int from goods`).catch((error: unknown) => error)
  })
  await inRequest('request-callback', () => new Promise<void>((resolve) => pool.query('select 1', () => resolve())))
  await pool.end()
  await finishReports()
})

const of = (id: string) => spans.filter(({ attributes }) => attributes['broshura.request_id'] === id)

it('a statement that waits for a connection belongs to its own request', () => {
  expect(of('request-first').map(({ name }) => name)).toEqual(['sql insert goods', 'work'])
  expect(of('request-second').map(({ name }) => name)).toEqual(['sql select goods', 'work'])
  for (const id of ['request-first', 'request-second']) expect(of(id)[0]?.parentSpanId).toBe(of(id)[1]?.spanId)
})

it('a statement that fails says so, and its error still reaches the caller', () => {
  expect(failure).toMatchObject({ code: '22P02' })
  const [statement] = of('request-failed')
  expect(statement).toMatchObject({ name: 'sql select goods', status: { code: 2 } })
})

it('a statement with a callback is answered there', () => {
  expect(of('request-callback').map(({ name }) => name)).toEqual(['sql select', 'work'])
})

it('a statement outside of all work has no span, and no value leaves the process', () => {
  expect(spans.filter(({ name }) => name.startsWith('sql create'))).toEqual([])
  expect(raw.join()).not.toContain('geheim')
})
