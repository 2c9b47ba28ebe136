import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { mostLines } from '@/features/shop/orders/order-request'
import { findOwned, type Owner, ownedToChange, removeOld, takeOverOwned } from '@/features/shop/orders/owned/owned-rows'
import { readableRows } from '@/server/db/readable-rows'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { cartLines, carts, checkouts } = tables.shop

export const cartDays = 60

export const findCart = (database: Database, owner: Owner): Promise<string | null> => findOwned(database, carts, owner)

/** The cart of the owner, created if missing and locked until the caller's transaction ends. */
export async function cartToChange(transaction: Database, owner: Owner): Promise<string> {
  await mergeCarts(transaction, owner)
  return ownedToChange(transaction, carts, owner)
}

/**
 * Merges a guest's cart into the customer's. The same variant takes the larger quantity, never the sum, so that signing
 * in on two devices doubles nothing (docs/product.md, section 9). Safe to repeat: the guest's cart is deleted.
 */
export async function mergeCarts(transaction: Database, owner: Owner): Promise<void> {
  await takeOverOwned(transaction, carts, owner, async (own, guest) => {
    await transaction.execute(sql`
      insert into ${cartLines} (${named(cartLines, 'cart', 'variant', 'quantity', 'addedCents', 'saved', 'addedAt')})
      select ${own}::uuid, ${cartLines.variant}, ${cartLines.quantity}, ${cartLines.addedCents}, ${cartLines.saved},
        ${cartLines.addedAt} from ${cartLines} where ${cartLines.cart} = ${guest}::uuid
      on conflict (${named(cartLines, 'cart', 'variant')}) do update set
        ${named(cartLines, 'quantity')} = greatest(${cartLines.quantity}, excluded.${named(cartLines, 'quantity')}),
        ${named(cartLines, 'saved')} = ${cartLines.saved} and excluded.${named(cartLines, 'saved')}`)
    // The guest's checkout continues in the account, and its order stays findable.
    await transaction.execute(sql`
      delete from ${checkouts} where ${checkouts.cart} = ${own} and ${checkouts.request} is null and exists (
        select from ${checkouts} guest where guest.cart = ${guest}::uuid and guest.request is null)`)
    await transaction.execute(sql`
      update ${checkouts} set ${named(checkouts, 'cart')} = ${own} where ${checkouts.cart} = ${guest}::uuid`)
    await setAsideSurplus(transaction, own)
  })
}

/** Lines above the limit of an order are saved for later, the newest first, so that none is lost. */
async function setAsideSurplus(transaction: Database, cart: string): Promise<void> {
  await transaction.execute(sql`
    update ${cartLines} set ${named(cartLines, 'saved')} = true
    where ${cartLines.cart} = ${cart} and ${cartLines.variant} in (
      select ${cartLines.variant} from ${cartLines} where ${cartLines.cart} = ${cart} and not ${cartLines.saved}
      order by ${cartLines.addedAt}, ${cartLines.variant} offset ${mostLines})`)
}

export type PutLine = Omit<StoredLine, 'saved'>

/** Puts lines of different variants into the cart with one statement. */
export async function putLines(transaction: Database, cart: string, lines: PutLine[]): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(
    ({ variant, quantity, addedCents }) =>
      sql`(${cart}::uuid, ${variant}::uuid, ${quantity}::integer, ${addedCents}::integer)`,
  )
  await transaction.execute(sql`
    insert into ${cartLines} (${named(cartLines, 'cart', 'variant', 'quantity', 'addedCents')})
    values ${sql.join(rows, sql`, `)}
    on conflict (${named(cartLines, 'cart', 'variant')}) do update set
      ${setExcluded(cartLines, 'quantity', 'addedCents', 'saved')}`)
}

/** @returns false where the line is no longer in the cart, such as after another tab has removed or ordered it */
export async function changeLine(
  database: Database,
  cart: string,
  variant: string,
  change: { quantity: number } | { saved: boolean },
): Promise<boolean> {
  const set =
    'saved' in change
      ? sql`${named(cartLines, 'saved')} = ${change.saved}`
      : sql`${named(cartLines, 'quantity')} = ${change.quantity}`
  const { rowCount } = await database.execute(sql`
    update ${cartLines} set ${set} where ${cartLines.cart} = ${cart} and ${cartLines.variant} = ${variant}`)
  return rowCount === 1
}

export async function removeLine(database: Database, cart: string, variant: string): Promise<void> {
  await database.execute(sql`
    delete from ${cartLines} where ${cartLines.cart} = ${cart} and ${cartLines.variant} = ${variant}`)
}

export async function removeOrdered(database: Database, cart: string, variants: string[]): Promise<void> {
  await database.execute(sql`update ${carts} set ${named(carts, 'orderedAt')} = now() where ${carts.id} = ${cart}`)
  await database.execute(sql`
    delete from ${cartLines} where ${cartLines.cart} = ${cart} and not ${cartLines.saved}
      and ${cartLines.variant} = any(string_to_array(${variants.join(',')}, ',')::uuid[])`)
}

/** Stores the price that the customer has seen, so that a later price is shown beside it. */
export async function noteSeenPrice(database: Database, cart: string, variant: string, cents: number): Promise<void> {
  await database.execute(sql`
    update ${cartLines} set ${named(cartLines, 'addedCents')} = ${cents}
    where ${cartLines.cart} = ${cart} and ${cartLines.variant} = ${variant}`)
}

const lostRow = z.array(z.object({ lost: z.number() }))

export async function lostLines(database: Database, cart: string): Promise<number> {
  const { rows } = await database.execute(sql`select ${carts.lost} from ${carts} where ${carts.id} = ${cart}`)
  return lostRow.parse(rows)[0]?.lost ?? 0
}

/** Whoever changes the cart has seen the notice of lost lines. */
export async function forgetLost(database: Database, cart: string): Promise<void> {
  await database.execute(
    sql`update ${carts} set ${named(carts, 'lost')} = 0 where ${carts.id} = ${cart} and ${carts.lost} > 0`,
  )
}

export const removeOldCarts = (database: Database): Promise<void> => removeOld(database, carts, cartDays)

const lineRow = z.object({
  variant: z.string(),
  quantity: z.number(),
  addedCents: z.number(),
  saved: z.boolean(),
})
export type StoredLine = z.infer<typeof lineRow>

export async function cartLinesOf(database: Database, cart: string): Promise<StoredLine[]> {
  const { rows } = await database.execute(sql`
    select ${cartLines.variant}, ${cartLines.quantity}, ${cartLines.addedCents} as "addedCents", ${cartLines.saved}
    from ${cartLines} where ${cartLines.cart} = ${cart} order by ${cartLines.addedAt}, ${cartLines.variant}`)
  return readableRows(lineRow, rows, 'shop/cart/store-cart')
}
