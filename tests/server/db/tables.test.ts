import { sql } from '@payloadcms/db-postgres'
import { type Column, getTableColumns, is } from '@payloadcms/db-postgres/drizzle'
import { getTableConfig, PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { freshDatabase } from '../../setup/database'

await freshDatabase()
const { cmsSystem, db } = await import('@/server/cms')
const { tables } = await import('@/server/db/tables')
afterAll(async () => (await cmsSystem()).destroy())

const rows = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }))

async function inDatabase(): Promise<Map<string, string[]>> {
  const found = await (await db()).execute(sql`
    select n.nspname || '.' || t.relname as name, array_agg(
      a.attname || ' ' || case when e.typtype = 'e' then 'text' else format_type(a.atttypid, a.atttypmod) end
        || case when a.attnotnull then '!' else '' end order by a.attname) as columns
    from pg_class t join pg_namespace n on n.oid = t.relnamespace join pg_attribute a on a.attrelid = t.oid
      join pg_type e on e.oid = a.atttypid
    where t.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and n.nspname in ('public', 'editorial', 'prices', 'proposals', 'search', 'shop')
    group by 1`)
  return new Map(rows.parse(found.rows).map(({ name, columns }) => [name, columns]))
}

function ofTable(table: PgTable): [string, string[]] {
  const { schema = 'public', name } = getTableConfig(table)
  return [`${schema}.${name}`, Object.values(getTableColumns(table)).map(ofColumn).sort()]
}

const ofColumn = (column: Column) => `${column.name} ${typeOf(column)}${column.notNull ? '!' : ''}`

function typeOf(column: Column): string {
  const type = column.getSQLType().replace('timestamp (', 'timestamp(').replace('varchar', 'character varying')
  return type === 'serial' ? 'integer' : type
}

it('are in the database as SQL names them, and none is missing', async () => {
  const { editorial, prices, proposals, search, shop, ...others } = tables
  const named = [others, editorial, prices, proposals, search, shop].flatMap((each) => Object.values<PgTable>(each))
  expect(named.every((table) => is(table, PgTable))).toBe(true)
  const stored = [...(await inDatabase())].map(([name, columns]) => [name, columns.toSorted()])
  expect(Object.fromEntries(named.map(ofTable))).toEqual(Object.fromEntries(stored))
})
