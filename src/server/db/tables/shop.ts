import { bigint, boolean, integer, pgSchema, text, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'

const schema = pgSchema('shop')

/** Times stay texts, as in all our SQL. */
const time = { withTimezone: true, mode: 'string' } as const

/** The tables of schema `shop`; made by migrations. */
export const shop = {
  listedProducts: schema.table('listed_products', {
    product: uuid('product').notNull(),
    listedAt: timestamp('listed_at', time).notNull(),
    cents: integer('cents').notNull(),
    priorCents: integer('prior_cents'),
  }),
  priceHistory: schema.table('price_history', {
    product: uuid('product').notNull(),
    since: timestamp('since', time).notNull(),
    cents: integer('cents').notNull(),
    promoted: boolean('promoted').notNull(),
  }),
  reservations: schema.table('reservations', {
    orderId: uuid('order_id').notNull(),
    variant: uuid('variant').notNull(),
    quantity: integer('quantity').notNull(),
    expiresAt: timestamp('expires_at', time).notNull(),
  }),
  stockMoves: schema.table('stock_moves', {
    id: bigint('id', { mode: 'number' }).notNull(),
    variant: uuid('variant').notNull(),
    quantity: integer('quantity').notNull(),
    reason: text('reason').notNull(),
    orderId: uuid('order_id'),
    at: timestamp('at', time).notNull(),
  }),
  variantStock: schema.table('variant_stock', {
    variant: uuid('variant').notNull(),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull(),
    product: uuid('product').notNull(),
    colour: uuid('colour').notNull(),
    size: text('size').notNull(),
    inStock: boolean('in_stock').notNull(),
  }),
}
