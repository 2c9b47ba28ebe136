import { sql } from '@payloadcms/db-postgres'
import { type Column, getTableColumns, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import { cms } from './tables/cms'
import { editorial, own, proposals } from './tables/own'
import { prices } from './tables/prices'
import { search } from './tables/search'
import { shop } from './tables/shop'

export const tables = { ...cms, ...own, editorial, prices, proposals, search, shop }

export function named<Table extends PgTable>(table: Table, ...columns: (keyof Table['_']['columns'] & string)[]): SQL {
  const all: Record<string, Column> = getTableColumns(table)
  const names = columns.map((column) => sql.identifier(all[column]?.name ?? column))
  return sql.join(names, sql`, `)
}

export function setExcluded<Table extends PgTable>(
  table: Table,
  ...columns: (keyof Table['_']['columns'] & string)[]
): SQL {
  const each = columns.map((column) => sql`${named(table, column)} = excluded.${named(table, column)}`)
  return sql.join(each, sql`, `)
}
