import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import { type Postgres, startPostgres } from '../scripts/services/postgres'
import type { Child, Environment } from '../scripts/services/processes'
import { startWeb } from '../scripts/services/web'
import { migrate } from '../scripts/steps/prepare'

const folder = mkdtempSync(join(tmpdir(), 'broshura-outage-'))
// As root, Postgres runs as another user.
chmodSync(folder, 0o755)
const clock = join(folder, 'clock')
const log = join(folder, 'web.log')
const cachedPaths = ['/', '/en', '/prices', '/de/list', '/how-prices-work']

let port: number
let postgres: Postgres
let web: Child & { url: string }
let env: Environment

beforeAll(async () => {
  port = await freePort()
  await startDatabase()
  await postgres.ensureDatabase('broshura')
  writeFileSync(clock, '0')
  env = {
    ...placeholderEnv,
    DATABASE_URL: postgres.url('broshura'),
    DATA_DIR: folder,
    NEXT_DIST_DIR: testBuild.distDir,
    NODE_OPTIONS: `--import=${pathToFileURL(resolve('e2e/support/moved-clock.mjs')).href}`,
    MOVED_CLOCK_FILE: clock,
  }
  await migrate({ env, dataDir: folder, watch: () => undefined })
  web = await startWeb({ port: await freePort(), env, log })
})

afterAll(async () => {
  await web.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function startDatabase(): Promise<void> {
  postgres = await startPostgres({
    dir: join(folder, 'postgres'),
    port,
    password: 'test',
    settings: ['fsync=off', 'synchronous_commit=off'],
  })
}

async function sql(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: postgres.url('broshura') })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(text)
  await client.end()
  return rows
}

async function killDatabase(): Promise<void> {
  const [server] = await sql("select pg_read_file('postmaster.pid') as lock")
  process.kill(Number.parseInt(String(server?.lock), 10), 'SIGKILL')
  await postgres.stop()
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(web.url + path, { redirect: 'manual', headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const statusOf = async (path: string) => (await get(path)).status

function moveClock(milliseconds: number): void {
  writeFileSync(clock, String(milliseconds))
  process.kill(web.pid, 'SIGUSR2')
}

it('serves what it has while Postgres is dead, says what it cannot, and recovers by itself', async () => {
  const fresh = new Map<string, string>()
  for (const path of cachedPaths) {
    for (const _ of [1, 2]) expect(await statusOf(path), path).toBe(200)
    fresh.set(path, (await get(path)).text)
  }
  expect((await get('/prices')).headers.get('cache-control')).toMatch(/s-maxage=5, stale-if-error=\d+$/)

  // Balancers ask every second, so that they know of each server that it was ready.
  expect(await statusOf('/api/ready')).toBe(200)

  await killDatabase()
  for (const path of cachedPaths) {
    const { status, text, headers } = await get(path)
    expect([status, text === fresh.get(path)], path).toEqual([200, true])
    expect(headers.get('content-security-policy'), path).toContain("'sha256-")
  }
  const { etag } = Object.fromEntries((await get('/prices')).headers)
  expect((await get('/prices', { 'if-none-match': etag ?? '' })).status).toBe(304)
  for (const [path, language] of Object.entries({ '/c/supermarket': 'bg', '/de/login': 'de', '/ru/x': 'ru' })) {
    const { status, headers, text } = await get(path)
    expect([status, headers.get('retry-after')], path).toEqual([503, '10'])
    expect(text, path).toContain(`<html lang="${language}">`)
  }
  for (const path of ['/api/cms/brochures', '/api/search/suggestions?q=a', '/api/auth/session']) {
    const { status, headers, text } = await get(path)
    expect([status, headers.get('retry-after')], path).toEqual([503, '10'])
    expect(JSON.parse(text), path).toMatchObject({ error: 'unavailable' })
  }
  expect(await statusOf('/admin')).toBe(503)
  expect(await statusOf('/api/health')).toBe(200)
  expect(await statusOf('/api/ready'), 'whoever shows these pages gets visitors').toBe(200)
  expect((await get('/', { 'accept-language': 'de' })).headers.get('location')).toBe('/de')

  moveClock(86_400_000)
  await vi.waitFor(async () => expect(await statusOf('/')).toBe(503), { timeout: 10_000 })
  moveClock(0)

  await startDatabase()
  for (const path of [...cachedPaths, '/admin/login']) {
    await vi.waitFor(async () => expect(await statusOf(path), path).toBe(200), { timeout: 30_000 })
  }
  expect(await statusOf('/c/supermarket')).toBe(404)
  expect(await statusOf('/api/ready')).toBe(200)
  expect(await statusOf('/api/search/suggestions?q=a')).toBe(200)
  const warnings = readFileSync(log, 'utf8').match(/no longer receives invalidations/g)
  expect(warnings).toHaveLength(1)
})

it('shows what was changed while it was not listening, once it listens again', async () => {
  const before = await get('/prices')
  await killDatabase()
  expect((await get('/prices')).text).toBe(before.text)
  await startDatabase()
  await sql(`insert into redirects (id, "from", "to", status) values (gen_random_uuid(), '/prices', '/shops', '302')`)
  await vi.waitFor(
    async () => {
      const { status, headers } = await get('/prices')
      expect([status, headers.get('location')]).toEqual([302, '/shops'])
    },
    { timeout: 30_000 },
  )
})

it('starts while Postgres is dead, and recovers by itself', async () => {
  await killDatabase()
  const late = await startWeb({ port: await freePort(), env, log: join(folder, 'late.log') })
  const answer = async (path: string) => (await fetch(late.url + path)).status
  expect(await answer('/en')).toBe(503)
  await startDatabase()
  await vi.waitFor(async () => expect(await answer('/en')).toBe(200), { timeout: 60_000 })
  await late.stop()
})
