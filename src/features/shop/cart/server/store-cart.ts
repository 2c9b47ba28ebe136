import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { readableRows } from '@/server/db/readable-rows'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { findOwned, type Owner, ownedToChange, removeOld, takeOver } from '../../owned/owned-rows'

const { cartLines, carts, checkouts } = tables.shop

/** A cart that nobody has changed for so many days is removed. */
export const cartDays = 60

/** The most different things in one cart, and in one order. */
export const mostLines = 100

export const findCart = (database: Database, owner: Owner): Promise<string | null> => findOwned(database, carts, owner)

/** The cart of a customer or guest, made where there is none, and locked until the caller's transaction ends. */
export async function cartToChange(transaction: Database, owner: Owner): Promise<string> {
  await mergeCarts(transaction, owner)
  return ownedToChange(transaction, carts, owner)
}

/**
 * Moves what a guest has chosen into the customer's cart, in a transaction. The same variant takes the larger quantity, never the
 * sum, so that signing in on two devices doubles nothing (docs/product.md, section 9). Safe to repeat: the guest's cart is gone then.
 */
export async function mergeCarts(transaction: Database, owner: Owner): Promise<void> {
  await takeOver(transaction, carts, owner, async (own, guest) => {
    await transaction.execute(sql`
      insert into ${cartLines} (${named(cartLines, 'cart', 'variant', 'quantity', 'addedCents', 'saved', 'addedAt')})
      select ${own}::uuid, ${cartLines.variant}, ${cartLines.quantity}, ${cartLines.addedCents}, ${cartLines.saved},
        ${cartLines.addedAt} from ${cartLines} where ${cartLines.cart} = ${guest}::uuid
      on conflict (${named(cartLines, 'cart', 'variant')}) do update set
        ${named(cartLines, 'quantity')} = greatest(${cartLines.quantity}, excluded.${named(cartLines, 'quantity')}),
        ${named(cartLines, 'saved')} = ${cartLines.saved} and excluded.${named(cartLines, 'saved')}`)
    // What was entered at the checkout as a guest goes on, and what was ordered stays findable.
    await transaction.execute(sql`
      delete from ${checkouts} where ${checkouts.cart} = ${own} and ${checkouts.request} is null and exists (
        select from ${checkouts} guest where guest.cart = ${guest}::uuid and guest.request is null)`)
    await transaction.execute(sql`
      update ${checkouts} set ${named(checkouts, 'cart')} = ${own} where ${checkouts.cart} = ${guest}::uuid`)
    await setAsideSurplus(transaction, own)
  })
}

/** What is more than can be ordered at once waits for later, the newest first: nothing is lost. */
async function setAsideSurplus(transaction: Database, cart: string): Promise<void> {
  await transaction.execute(sql`
    update ${cartLines} set ${named(cartLines, 'saved')} = true
    where ${cartLines.cart} = ${cart} and ${cartLines.variant} in (
      select ${cartLines.variant} from ${cartLines} where ${cartLines.cart} = ${cart} and not ${cartLines.saved}
      order by ${cartLines.addedAt}, ${cartLines.variant} offset ${mostLines})`)
}

/** Puts so many pieces of a variant into a cart, at the price of today, whatever stood on the line before. */
export async function putLine(
  transaction: Database,
  cart: string,
  { variant, quantity, addedCents }: Omit<StoredLine, 'saved'>,
): Promise<void> {
  await transaction.execute(sql`
    insert into ${cartLines} (${named(cartLines, 'cart', 'variant', 'quantity', 'addedCents')})
    values (${cart}, ${variant}, ${quantity}, ${addedCents})
    on conflict (${named(cartLines, 'cart', 'variant')}) do update set
      ${setExcluded(cartLines, 'quantity', 'addedCents', 'saved')}`)
}

/** Changes the quantity of a line, or whether it waits for later. */
export async function changeLine(
  database: Database,
  cart: string,
  variant: string,
  change: { quantity: number } | { saved: boolean },
): Promise<void> {
  const set =
    'saved' in change
      ? sql`${named(cartLines, 'saved')} = ${change.saved}`
      : sql`${named(cartLines, 'quantity')} = ${change.quantity}`
  await database.execute(sql`
    update ${cartLines} set ${set} where ${cartLines.cart} = ${cart} and ${cartLines.variant} = ${variant}`)
}

export async function removeLine(database: Database, cart: string, variant: string): Promise<void> {
  await database.execute(sql`
    delete from ${cartLines} where ${cartLines.cart} = ${cart} and ${cartLines.variant} = ${variant}`)
}

/** Takes what has been ordered out of a cart, and notes that it was ordered; what waits for later stays. */
export async function removeOrdered(database: Database, cart: string, variants: string[]): Promise<void> {
  await database.execute(sql`update ${carts} set ${named(carts, 'orderedAt')} = now() where ${carts.id} = ${cart}`)
  await database.execute(sql`
    delete from ${cartLines} where ${cartLines.cart} = ${cart} and not ${cartLines.saved}
      and ${cartLines.variant} = any(string_to_array(${variants.join(',')}, ',')::uuid[])`)
}

/** Notes the price that someone has seen, so that a later one is shown beside it. */
export async function noteSeenPrice(database: Database, cart: string, variant: string, cents: number): Promise<void> {
  await database.execute(sql`
    update ${cartLines} set ${named(cartLines, 'addedCents')} = ${cents}
    where ${cartLines.cart} = ${cart} and ${cartLines.variant} = ${variant}`)
}

const lostRow = z.array(z.object({ lost: z.number() }))

/** How many things left a cart because their variants were deleted, since somebody changed it last. */
export async function lostLines(database: Database, cart: string): Promise<number> {
  const { rows } = await database.execute(sql`select ${carts.lost} from ${carts} where ${carts.id} = ${cart}`)
  return lostRow.parse(rows)[0]?.lost ?? 0
}

/** A cart that is changed was seen, with what had left it. */
export async function forgetLost(database: Database, cart: string): Promise<void> {
  await database.execute(
    sql`update ${carts} set ${named(carts, 'lost')} = 0 where ${carts.id} = ${cart} and ${carts.lost} > 0`,
  )
}

/** Removes what nobody has changed for 60 days. */
export const removeOldCarts = (database: Database): Promise<void> => removeOld(database, carts, cartDays)

const lineRow = z.object({
  variant: z.string(),
  quantity: z.number(),
  addedCents: z.number(),
  saved: z.boolean(),
})
export type StoredLine = z.infer<typeof lineRow>

/** The lines of a cart, in the order in which they came. */
export async function linesOf(database: Database, cart: string): Promise<StoredLine[]> {
  const { rows } = await database.execute(sql`
    select ${cartLines.variant}, ${cartLines.quantity}, ${cartLines.addedCents} as "addedCents", ${cartLines.saved}
    from ${cartLines} where ${cartLines.cart} = ${cart} order by ${cartLines.addedAt}, ${cartLines.variant}`)
  return readableRows(lineRow, rows, 'shop/cart/store-cart')
}
