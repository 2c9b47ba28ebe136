import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { freshCms } from '../../setup/cms'
import { holdLocks } from '../../setup/locks'

const { payload, url } = await freshCms()
const { drizzle } = payload.db
const pids = z.tuple([z.object({ pid: z.number() })])
const pidOf = async (database: Pick<typeof drizzle, 'execute'>) =>
  pids.parse((await database.execute(sql`select pg_backend_pid() as pid`)).rows)[0].pid

it('gives each transaction a connection of its own', async () => {
  const all = await Promise.all(
    Array.from({ length: 5 }, () =>
      drizzle.transaction(async (transaction) => [
        await pidOf(transaction),
        await pidOf(drizzle),
        await pidOf(transaction),
      ]),
    ),
  )
  for (const [first, other, last] of all) expect([first === last, first === other]).toEqual([true, false])
})

it('tells whoever is in a transaction whose connection is lost, and goes on', async () => {
  const lost = drizzle.transaction(async (transaction) => {
    const pid = await pidOf(transaction)
    await drizzle.execute(sql`select pg_terminate_backend(${pid}, 5000)`)
    await transaction.execute(sql`select 1`)
  })
  await expect(lost).rejects.toThrow()
  expect(await pidOf(drizzle)).toBeGreaterThan(0)
})

it('commits nothing of a transaction in which a statement took longer than is waited for', async () => {
  const release = await holdLocks(url, 'select pg_advisory_xact_lock(7)')
  const client = await payload.db.pool.connect()
  await client.query('begin')
  await client.query('create table half_saved ()')
  const slow = { text: 'select pg_advisory_xact_lock(7)', query_timeout: 50 }
  await expect(client.query(slow)).rejects.toThrow('Query read timeout')
  await expect(client.query('commit')).rejects.toThrow()
  client.release()
  await release()
  const { rows } = await drizzle.execute(sql`select to_regclass('half_saved') as found`)
  expect(rows).toEqual([{ found: null }])
})
