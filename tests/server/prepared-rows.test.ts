import { sql } from '@payloadcms/db-postgres'
import { expect, it, vi } from 'vitest'
import { freshDatabase } from '../setup/database'

await freshDatabase()
const { db } = await import('@/server/cms')
const { preparedRows } = await import('@/server/db/prepared-rows')

const preparedStatements = async () => {
  const { rows } = await (await db()).execute(sql`select count(*)::integer as count from pg_prepared_statements`)
  return rows[0]
}

it('names each statement for itself, also where a process has this module twice, as bundles do', async () => {
  expect(await preparedRows(sql`select 1 as first`)).toEqual([{ first: 1 }])
  vi.resetModules()
  const again = await import('@/server/db/prepared-rows')
  expect(await again.preparedRows(sql`select 2 as second`)).toEqual([{ second: 2 }])
})

it('answers every statement, and lets a connection keep no more than 300 of them', async () => {
  for (let text = 0; text < 310; text++) {
    expect(await preparedRows(sql`select ${text}::integer as value, ${sql.raw(`${text}`)} as text`)).toEqual([
      { value: text, text },
    ])
  }
  expect(await preparedStatements()).toEqual({ count: 300 })
})
