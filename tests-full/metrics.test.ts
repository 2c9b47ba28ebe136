import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import { startWeb } from '../scripts/services/web'
import { contentFixtures } from '../tests/content/content-fixtures'
import { freshCms } from '../tests/setup/cms'

const { payload, url, dataDir } = await freshCms()
const patience = { timeout: 60_000, interval: 250 }

let web: Awaited<ReturnType<typeof startWeb>>
let metrics: string
let category: string
let fixtures: Awaited<ReturnType<typeof contentFixtures>>

beforeAll(async () => {
  fixtures = await contentFixtures(payload)
  category = await fixtures.createCategory('supermarket')
  const [port, own] = [await freePort(), await freePort()]
  metrics = `http://127.0.0.1:${own}/metrics`
  const places = { DATABASE_URL: url, DATA_DIR: dataDir, NEXT_DIST_DIR: testBuild.distDir, METRICS_PORT: String(own) }
  web = await startWeb({ port, env: { ...placeholderEnv, ...places }, log: join(dataDir, 'web.log') })
})
afterAll(() => web.stop())

const scrape = async () => (await fetch(metrics)).text()
const visit = async (path: string) => (await fetch(`${web.url}${path}`, { redirect: 'manual' })).arrayBuffer()

async function value(name: string): Promise<number> {
  const line = (await scrape()).split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1) ?? 0)
}

it('the numbers follow what visitors ask for', async () => {
  for (let visits = 0; visits < 3; visits++) await visit('/en/prices')
  await visit('/en/there-is-no-such-page')
  await visit('/api/lists/sync')
  await visit('/admin/login')
  await expect.poll(() => value('broshura_http_requests_total{class="page",status="200"}'), patience).toBe(3)
  expect(await value('broshura_http_requests_total{class="page",status="404"}')).toBe(1)
  expect(await value('broshura_http_requests_total{class="cms",status="200"}')).toBe(1)
  expect(await value('broshura_http_request_duration_seconds_count{class="page"}')).toBe(4)
  expect(await value('broshura_cache_reads_total{cache="pages",result="hit"}')).toBeGreaterThan(0)
  expect(await value('broshura_cache_reads_total{cache="pages",result="miss"}')).toBeGreaterThan(0)
  expect(await value('broshura_database_connections{pool="cms",state="idle"}')).toBeGreaterThan(0)
  expect(await value('broshura_reading_up{reading="jobs"}')).toBe(1)
})

it('an invalidation is seen in the evictions, and its delay is measured', async () => {
  await fixtures.createBrochure({ title: 'Milch', category })
  await expect.poll(() => value('broshura_cache_evictions_total{cache="rendered"}'), patience).toBeGreaterThan(0)
  await expect.poll(() => value('broshura_notification_delay_seconds_count'), patience).toBeGreaterThan(0)
  expect(await value('broshura_cache_open')).toBe(1)
})
