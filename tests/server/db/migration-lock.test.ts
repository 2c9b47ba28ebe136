import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, inject, it, vi } from 'vitest'
import { lockMigrations } from '@/server/db/migration-lock'
import { migrations } from '../../../migrations'
import { placeholderEnv } from '../../../scripts/checks/placeholder-env'
import { startNode } from '../../../scripts/services/processes'
import { emptyDatabase, freshDatabase } from '../../setup/database'

const { url: migrated, dataDir } = await freshDatabase()
const patience = { timeout: 60_000, interval: 100 }

async function open(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const ask = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows.flat()
  return { ask, close: () => client.end() }
}

function migrateTwice(url: string) {
  const env = { ...placeholderEnv, DATABASE_URL: url }
  return ['first', 'second'].map((name) => {
    const log = join(dataDir, `${name}.log`)
    const { ended } = startNode(['--import', 'tsx', 'scripts/migrate.ts'], { env, log })
    return { ended, log: () => readFileSync(log, 'utf8') }
  })
}

async function expectMigratedOnce(url: string) {
  const { ask, close } = await open(url)
  const applied = await ask('select name from payload_migrations order by name').finally(close)
  expect(applied).toEqual(migrations.map(({ name }) => name))
}

it('two commands at once wait for each other, and each step runs once', async () => {
  const url = await emptyDatabase()
  const holder = await open(url)
  await holder.ask(`select pg_advisory_lock(hashtextextended('broshura migrations', 0))`)
  const both = migrateTwice(url)
  const waiting = `select count(*)::int from pg_locks join pg_database d on d.oid = database
    where d.datname = current_database() and locktype = 'advisory' and not granted`
  await vi.waitFor(async () => expect(await holder.ask(waiting)).toEqual([2]), patience)
  expect(await holder.ask(`select to_regclass('payload_migrations')`)).toEqual([null])
  for (const { log } of both) expect(log()).toContain('another process is migrating this database')
  await holder.close()
  for (const { ended, log } of both) expect(await ended, log()).toBe('exit code 0')
  await expectMigratedOnce(url)
})

it('two commands at once create a database that is not there', async () => {
  const url = await emptyDatabase()
  const server = await open(inject('databaseServer'))
  await server.ask(`drop database ${new URL(url).pathname.slice(1)}`).finally(server.close)
  for (const { ended, log } of migrateTwice(url)) expect(await ended, log()).toBe('exit code 0')
  await expectMigratedOnce(url)
})

it('a database in whose locale Ж has no small letter is refused, with how it should be made', async () => {
  const url = await emptyDatabase()
  const name = new URL(url).pathname.slice(1)
  const server = await open(inject('databaseServer'))
  await server.ask(`drop database ${name}`)
  const make = `create database ${name} template template0 encoding 'UTF8' locale_provider libc locale 'C'`
  await server.ask(make).finally(server.close)
  await expect(lockMigrations(url, vi.fn())).rejects.toThrow("locale 'C.UTF-8'")
})

it('whoever loses the lock is told, because another process may begin then', async () => {
  const lost = vi.fn()
  await lockMigrations(migrated, lost)
  const { ask, close } = await open(migrated)
  await ask(`select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`).finally(close)
  await vi.waitFor(() => expect(lost).toHaveBeenCalled(), patience)
})
