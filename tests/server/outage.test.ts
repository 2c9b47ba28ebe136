import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../../scripts/services/free-port'
import { type Postgres, startPostgres } from '../../scripts/services/postgres'
import { withCachedPages } from '../../src/server/cache/cached-answers'
import MemoryCacheHandler from '../../src/server/cache/next-handler'
import { databaseProbe } from '../../src/server/db/database-probe'
import { withErrorPages, withOutagePages } from '../../src/server/outages'
import { askServer } from '../setup/ask-server'
import { atEnd } from '../setup/at-end'

const folder = mkdtempSync(join(tmpdir(), 'broshura-outage-'))
// As root, Postgres runs as another user.
chmodSync(folder, 0o755)
const port = await freePort()
const url = `postgres://postgres:test@127.0.0.1:${port}/postgres`
vi.stubEnv('DATABASE_URL', url)
const { listenForInvalidations } = await import('@/server/cache/listener')

let postgres: Postgres

const startDatabase = async () => {
  postgres = await startPostgres({ dir: join(folder, 'postgres'), port, password: 'test', settings: ['fsync=off'] })
}

async function sql(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(text).finally(() => client.end())
  return rows
}

async function killDatabase(): Promise<void> {
  const [server] = await sql("select pg_read_file('postmaster.pid') as lock")
  process.kill(Number.parseInt(String(server?.lock), 10), 'SIGKILL')
  await postgres.stop()
}

/** Stands in for Next: a page is a word of the database, cached as Next does. */
const server = createServer(
  withOutagePages(
    withCachedPages(
      withErrorPages(async (request, response) => {
        const key = `/bg${request.url}`
        const handler = new MemoryCacheHandler({ _requestHeaders: {} })
        try {
          await handler.get(key)
          const [row] = await sql('select word from pages')
          const html = String(row?.word)
          const value = { kind: 'APP_PAGE', html, status: 200, headers: {} }
          await handler.set(key, JSON.parse(JSON.stringify(value)), { isFallback: false, isRoutePPREnabled: false })
          response.end(html)
        } catch {
          response.writeHead(500).end('failed')
        }
      }),
    ),
    databaseProbe(url, 10_000),
  ),
)

beforeAll(async () => {
  await startDatabase()
  await sql("create table pages as select 'old' as word")
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(await listenForInvalidations())
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ask = askServer(server)
const get = async (path: string) => {
  const { status, body } = await ask(path)
  return status === 200 ? body.toString() : String(status)
}

it('shows the last copy of a page while Postgres is dead, and the page as it is when it is back', async () => {
  expect(await get('/a')).toBe('old')
  await killDatabase()
  await expect.poll(() => get('/b')).toBe('503')
  expect(await get('/a')).toBe('old')

  await startDatabase()
  // This change is not notified: a page cached before must not be trusted any more.
  await sql("update pages set word = 'new'")
  expect(await get('/a')).toBe('new')
  await expect.poll(() => globalThis.broshuraCache?.isOpen).toBe(true)
  expect(await get('/a')).toBe('new')
  expect(await get('/b')).toBe('new')
})
