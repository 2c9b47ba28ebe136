import { drizzle } from 'drizzle-orm/node-postgres'
import { runMigrations } from 'graphile-worker'
import { Client, Pool } from 'pg'
import { expect, it } from 'vitest'
import { parts } from '../../migrations/baseline/parts'
import { emptyDatabase, freshDatabase } from '../setup/database'
import { columnOrderOf, schemaOf } from '../setup/schema-of'

const { url: bySteps } = await freshDatabase()
const byBaseline = await emptyDatabase()
await runMigrations({ connectionString: byBaseline })
const pool = new Pool({ connectionString: byBaseline })
await drizzle(pool).transaction(async (transaction) => {
  for (const part of parts) await transaction.execute(part)
})
await pool.end()

it('makes the schema that the steps make', async () => {
  // A step wrote these defaults by hand; the content model has none, and Payload fills them in when it saves.
  await alter(bySteps, 'alter column door_hold_pieces drop default, alter column door_hold_cents drop default')
  expect(await schemaOf(byBaseline)).toEqual(await schemaOf(bySteps))
})

it('keeps the order of columns in our own schemas, which some inserts rely on', async () => {
  const ours = async (url: string) =>
    Object.entries(await columnOrderOf(url)).filter(([name]) =>
      /^table (editorial|prices|proposals|search|shop)\./.test(name),
    )
  expect(await ours(byBaseline)).toEqual(await ours(bySteps))
})

async function alter(url: string, change: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`alter table shop_settings ${change}`).finally(() => client.end())
}
