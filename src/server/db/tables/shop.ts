import { boolean, integer, pgSchema, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'

const schema = pgSchema('shop')

/** The tables of schema `shop`; made by migrations. */
export const shop = {
  priceHistory: schema.table('price_history', {
    product: uuid('product').notNull(),
    since: timestamp('since', { withTimezone: true, mode: 'string' }).notNull(),
    cents: integer('cents').notNull(),
    promoted: boolean('promoted').notNull(),
  }),
}
