import { sql } from '@payloadcms/db-postgres'
import type { Column, SQL } from '@payloadcms/db-postgres/drizzle'
import { cms } from './tables/cms'
import { editorial, own, proposals } from './tables/own'
import { prices } from './tables/prices'
import { search } from './tables/search'

/** All tables with their columns, so that SQL which names one that there is not does not compile. */
export const tables = { ...cms, ...own, editorial, prices, proposals, search }

/** The name of a column alone, for where SQL allows no table before it: what is inserted, set, or in conflict. */
export const named = (...columns: [Column, ...Column[]]): SQL =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
