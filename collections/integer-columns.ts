import type { PostgresAdapterArgs as Args } from '@payloadcms/db-postgres'
import { integer } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<Args['afterSchemaInit']>[number]

const integers: Record<string, Record<string, string>> = {
  offers: {
    pageNumber: 'page_number',
    priceCents: 'price_cents',
    oldPriceCents: 'old_price_cents',
    unitPriceCents: 'unit_price_cents',
  },
  brochure_pages: { number: 'number', position: 'position' },
  imports: { pagesDone: 'pages_done', pageCount: 'page_count' },
  categories: { order: 'order' },
}

/** Payload stores every number as `numeric`; money and counts are whole. */
export const integerColumns: SchemaHook = ({ schema, extendTable }) => {
  for (const [tableName, columns] of Object.entries(integers)) {
    const table = schema.tables[tableName]
    if (!table) throw new Error(`no table ${tableName}`)
    extendTable({
      table,
      columns: Object.fromEntries(Object.entries(columns).map(([key, name]) => [key, integer(name)])),
    })
  }
  return schema
}
