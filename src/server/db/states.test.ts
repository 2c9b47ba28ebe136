import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { expect, it } from 'vitest'
import { isNoneOf, isOneOf, isPublished } from './states'
import { tables } from './tables'

const { orders, products } = tables
const { payments, shipments } = tables.shop

const written = (condition: SQL) => new PgDialect().sqlToQuery(condition)

it('writes states as constants, which a partial index needs', () => {
  expect(written(isOneOf(payments.state, 'pending'))).toMatchObject({
    sql: `"shop"."payments"."state" = 'pending'`,
    params: [],
  })
  expect(written(isOneOf(orders.status, 'placed', 'closed')).sql).toBe(`"orders"."status" in ('placed', 'closed')`)
  expect(written(isNoneOf(payments.state, 'paid')).sql).toBe(`"shop"."payments"."state" <> 'paid'`)
  expect(written(isNoneOf(shipments.state, 'delivered', 'returned')).sql).toBe(
    `"shop"."shipments"."state" not in ('delivered', 'returned')`,
  )
  expect(written(isPublished(products)).sql).toBe(`"products"."_status" = 'published'`)
})

it('takes only states that the column has', () => {
  // @ts-expect-error A parcel is never paid.
  isOneOf(shipments.state, 'shipped', 'paid')
  // @ts-expect-error A number is one of any.
  isNoneOf(orders.number, 'placed')
  // @ts-expect-error Orders are not published.
  expect(() => isPublished(orders)).not.toThrow()
})
