import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type OrderRequest, orderRequest } from '@/features/shop/orders/order-request'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import type { Step, Typed } from '../steps'
import { stepFields } from '../steps'

const { checkouts } = tables.shop

const retentionDays = 7

const maxLength = 2000

const typedSchema = z.record(z.string(), z.string()).catch({})
const row = z.object({ key: z.string(), fields: typedSchema, request: z.unknown(), vouchers: z.array(z.string()) })

/** `vouchers` are ids, never codes. */
export type Checkout = { key: string; fields: Typed; vouchers: string[] }

const columns = sql`${checkouts.key}, ${checkouts.fields}, ${checkouts.request}, ${checkouts.giftCards} as vouchers`

export async function findCheckout(database: Database, cart: string): Promise<Checkout | null> {
  const { rows } = await database.execute(sql`
    select ${columns} from ${checkouts}
    where ${checkouts.cart} = ${cart} and ${checkouts.request} is null`)
  return rows[0] ? row.parse(rows[0]) : null
}

/** Replaces the stored input of a step, valid or not. @returns all stored input */
export async function saveStep(
  database: Database,
  cart: string,
  step: Step,
  given: Record<string, string>,
): Promise<Checkout> {
  const typed = Object.fromEntries(stepFields[step].map((name) => [name, (given[name] ?? '').slice(0, maxLength)]))
  const { rows } = await database.execute(sql`
    insert into ${checkouts} (${named(checkouts, 'key', 'cart', 'fields')})
    values (${randomUUID()}, ${cart}, ${JSON.stringify(typed)}::jsonb)
    on conflict (${named(checkouts, 'cart')}) where ${named(checkouts, 'request')} is null do update set
      ${named(checkouts, 'fields')} = ${checkouts.fields} || excluded.${named(checkouts, 'fields')},
      ${named(checkouts, 'updatedAt')} = now()
    returning ${columns}`)
  return row.parse(rows[0])
}

export async function setVouchers(database: Database, cart: string, vouchers: string[]): Promise<void> {
  await database.execute(sql`
    update ${checkouts} set ${named(checkouts, 'giftCards')} = ${sql.param(vouchers)}::uuid[], ${named(checkouts, 'updatedAt')} = now()
    where ${checkouts.cart} = ${cart} and ${checkouts.request} is null`)
}

/** Requires the cart as well, because a key alone must not open somebody's order. */
export async function findOrdered(database: Database, key: string, cart: string | null): Promise<OrderRequest | null> {
  const { rows } = await database.execute(sql`
    select ${columns} from ${checkouts}
    where ${checkouts.key} = ${key}::uuid and ${checkouts.cart} = ${cart}::uuid and ${checkouts.request} is not null`)
  return rows[0] ? orderRequest.parse(row.parse(rows[0]).request) : null
}

export async function noteOrdered(database: Database, request: OrderRequest): Promise<void> {
  await database.execute(sql`
    update ${checkouts} set ${named(checkouts, 'request')} = ${JSON.stringify(request)}::jsonb,
      ${named(checkouts, 'fields')} = '{}', ${named(checkouts, 'updatedAt')} = now()
    where ${checkouts.key} = ${request.checkoutKey}::uuid`)
}

export async function removeOldCheckouts(database: Database): Promise<void> {
  await database.execute(sql`
    delete from ${checkouts} where ${checkouts.updatedAt} < now() - make_interval(days => ${retentionDays})`)
}
