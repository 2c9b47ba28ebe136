import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import { startWeb } from '../scripts/services/web'
import { contentFixtures } from '../tests/content/content-fixtures'
import { freshCms } from '../tests/setup/cms'
import { reportServer, type SentSpan } from '../tests/setup/report-server'

const { payload, url, dataDir } = await freshCms()
const { spans, events, raw, ...server } = await reportServer()
const patience = { timeout: 60_000, interval: 250 }
const log = join(dataDir, 'web.log')

let web: Awaited<ReturnType<typeof startWeb>>

beforeAll(async () => {
  const fixtures = await contentFixtures(payload)
  const category = await fixtures.createCategory('supermarket')
  for (const slug of ['milk-week', 'bread-week']) await fixtures.createBrochure({ slug, title: slug, category })
  const places = { DATABASE_URL: url, DATA_DIR: dataDir, NEXT_DIST_DIR: testBuild.distDir }
  const reports = { OTEL_EXPORTER_OTLP_ENDPOINT: server.url, OTEL_BSP_SCHEDULE_DELAY: '100', ERROR_DSN: server.dsn }
  // One proxy is trusted, so that requests may bring their ids.
  const env = { ...placeholderEnv, ...places, ...reports, TRUSTED_PROXIES: '1' }
  web = await startWeb({ port: await freePort(), env, log })
})
afterAll(() => web.stop())

async function visit(path: string, requestId: string): Promise<number> {
  const headers = { 'x-request-id': requestId, traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }
  const response = await fetch(`${web.url}${path}`, { redirect: 'manual', headers })
  await response.arrayBuffer()
  return response.status
}

/** The trace of a request, once its root has arrived, which is sent last. */
async function traceOf(requestId: string): Promise<SentSpan[]> {
  const rootOf = () =>
    spans.find(({ name, attributes }) => name.startsWith('request ') && attributes['broshura.request_id'] === requestId)
  await expect.poll(rootOf, patience).toBeDefined()
  const own = spans.filter(({ traceId }) => traceId === rootOf()?.traceId)
  expect(own.map(({ attributes }) => attributes['broshura.request_id'])).toEqual(own.map(() => requestId))
  return own
}

const names = (trace: SentSpan[]) => trace.map(({ name }) => name)

it('the start page is one trace of request, render and statements, under the id of its request', async () => {
  expect(await visit('/', 'request-start')).toBe(200)
  const trace = await traceOf('request-start')
  const root = trace.find(({ parentSpanId }) => !parentSpanId)
  expect(root).toMatchObject({
    name: 'request page',
    service: 'broshura-web',
    attributes: { 'http.response.status_code': 200, 'broshura.class': 'page' },
  })
  expect(names(trace)).toContainEqual(expect.stringMatching(/^AppRender\.getBodyResult \S*\/\[locale\]/))
  expect(names(trace)).toContainEqual(expect.stringMatching(/^sql select \w+/))
})

it('a search is in the trace of its request, with its statements below it', async () => {
  expect(await visit('/en/search?q=insulin', 'request-search')).toBe(200)
  const trace = await traceOf('request-search')
  const search = trace.find(({ name }) => name === 'search')
  expect(search?.attributes).toMatchObject({ 'broshura.search': 'all' })
  const below = trace.filter(({ parentSpanId }) => parentSpanId === search?.spanId)
  expect(names(below)).toContainEqual(expect.stringMatching(/^sql /))
})

it('a page that is answered from memory has a request and no render', async () => {
  for (const id of ['request-first', 'request-second', 'request-again'])
    expect(await visit('/en/how-prices-work', id)).toBe(200)
  expect(names(await traceOf('request-again'))).toEqual(['request page'])
})

it('a page that fails is an error with the trace of its request, in the log too', async () => {
  await payload.db.drizzle.execute(sql`alter table brochures_locales rename to brochures_locales_away`)
  expect(await visit('/en/broshura/milk-week?token=geheim', 'request-broken')).toBe(500)
  await payload.db.drizzle.execute(sql`alter table brochures_locales_away rename to brochures_locales`)
  const trace = await traceOf('request-broken')
  const root = trace.find(({ parentSpanId }) => !parentSpanId)
  expect(root).toMatchObject({ status: { code: 2 }, attributes: { 'http.response.status_code': 500 } })
  expect(trace.find(({ name, status }) => name === 'sql with brochures' && status.code === 2)).toBeDefined()
  const reported = () => events.find(({ tags }) => tags.requestId === 'request-broken')
  await expect.poll(reported, patience).toMatchObject({ tags: { process: 'web', traceId: root?.traceId } })
  expect(
    reported()
      ?.exception?.values.map(({ value }) => value)
      .join(),
  ).toContain('Failed query')
  const lines = readFileSync(log, 'utf8').split('\n')
  expect(lines.find((line) => line.includes('request-broken') && line.includes(root?.traceId ?? 'none'))).toBeDefined()
})

it('health checks have no trace, not even from within Next', async () => {
  expect(await visit('/api/health', 'request-probe')).toBe(200)
  expect(await visit('/en/how-prices-work', 'request-after')).toBe(200)
  await traceOf('request-after')
  expect(spans.filter(({ attributes }) => attributes['broshura.request_id'] === 'request-probe')).toEqual([])
  expect(names(spans).filter((name) => name.includes('/api/health'))).toEqual([])
})

it('no address, search word or token of a visitor leaves the process, and no foreign trace is joined', () => {
  expect(raw.join()).not.toMatch(/insulin|geheim|milk-week|0af7651916cd43dd8448eb211c80319c/)
})
