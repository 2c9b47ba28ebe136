import { sql } from '@payloadcms/db-postgres'
import { expect, it, vi } from 'vitest'
import { freshDatabase } from '../setup/database'

await freshDatabase()
const { preparedRows } = await import('@/server/db/prepared-rows')

it('plans a statement once for all values', async () => {
  for (const value of [1, 2, 3]) await preparedRows(sql`select ${value}::integer as planned`)
  const plans = await preparedRows(sql`
    select custom_plans::integer as custom, generic_plans::integer as generic from pg_prepared_statements
    where statement = ${'select $1::integer as planned'}`)
  expect(plans).toEqual([{ custom: 0, generic: 3 }])
})

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
  const kept = await preparedRows(sql`select count(*)::integer as count from pg_prepared_statements`)
  expect(kept).toEqual([{ count: 300 }])
})
