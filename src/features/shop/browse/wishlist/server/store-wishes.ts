import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { pricesOn, variantPricesOn } from '@/features/shop/goods/prices/current-prices'
import { type Owner, ownedBy, ownedToChange, takeOverOwned } from '@/features/shop/orders/owned/owned-rows'
import { buyablePrice } from '@/server/catalogue/buyable-price'
import { named, tables } from '@/server/db/tables'
import { type Database, lockCustomer } from '@/server/db/transaction'
import { mostWishes } from '../limits'
import { mostKeys } from '../wish-cookies'
import { isOwn } from './store-lists'

const { colours, products, shop, variants } = tables
const { stockAlerts, wishes, wishlists } = shop
const w = alias(wishes, 'w')
const o = alias(wishes, 'o')
const chosen = alias(variants, 'chosen')

/** The list for wishes from other pages, created if missing. Locks the customer, so that changes are serialised. */
export async function listToChange(transaction: Database, owner: Owner): Promise<string> {
  if (owner.customer) await lockCustomer(transaction, owner.customer)
  await mergeWishes(transaction, owner)
  return ownedToChange(transaction, wishlists, owner)
}

/**
 * Merges a guest's wishes into the customer's oldest list. A product on both stays one wish, with the larger quantity
 * and with the account's colour, size and note where set. Safe to repeat.
 */
export async function mergeWishes(transaction: Database, owner: Owner): Promise<void> {
  await takeOverOwned(transaction, wishlists, owner, async (own, guest) => {
    const either = (column: 'colour' | 'variant') =>
      sql`${named(wishes, column)} = case when ${w.variant} is null and ${w.colour} is null then ${o[column]} else ${w[column]} end`
    await transaction.execute(sql`
      update ${wishes} w set ${either('colour')}, ${either('variant')},
        ${named(wishes, 'quantity')} = greatest(${w.quantity}, ${o.quantity}),
        ${named(wishes, 'note')} = case when ${w.note} = '' then ${o.note} else ${w.note} end,
        ${named(wishes, 'addedCents')} = case when ${w.removedAt} is null then ${w.addedCents} else ${o.addedCents} end,
        ${named(wishes, 'removedAt')} = null
      from ${wishes} o
      where ${w.wishlist} = ${own} and ${o.wishlist} = ${guest} and ${o.product} = ${w.product} and ${o.removedAt} is null`)
    await transaction.execute(sql`
      update ${wishes} w set ${named(wishes, 'wishlist')} = ${own} where ${w.wishlist} = ${guest}
        and not exists (select from ${wishes} o where ${o.wishlist} = ${own} and ${o.product} = ${w.product})`)
  })
}

/** `colour` is a slug, ignored with a `variant`. */
type Wish = { product: string; variant: string | null; colour: string | null }

const wished = (owner: Owner) =>
  sql`${wishes.wishlist} in (select ${wishlists.id} from ${wishlists} where ${ownedBy(wishlists, owner)})`

const countRow = z.object({ count: z.number() })

async function isFull(transaction: Database, owner: Owner): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select count(*)::integer as count from ${wishes} where ${wished(owner)} and ${wishes.removedAt} is null`)
  return countRow.parse(rows[0]).count >= mostWishes
}

/**
 * Adds a product at today's price; an existing wish gets the named colour and size. A wish removed from any list within
 * the last ten minutes returns to its place, with its gifts.
 */
export async function addWish(
  transaction: Database,
  { owner, list }: { owner: Owner; list: string },
  { product, variant, colour }: Wish,
  now = new Date(),
): Promise<'added' | 'full' | 'gone'> {
  if (await isFull(transaction, owner)) return 'full'
  if (variant) {
    const other = sql`${wishes.product} = ${product} and ${wishes.variant} is distinct from ${variant}`
    await endAlerts(transaction, sql`${wishes.wishlist} = ${list} and ${other}`)
  }
  const back = await transaction.execute(sql`
    update ${wishes} set ${named(wishes, 'removedAt')} = null,
      ${named(wishes, 'variant')} = coalesce(${chosen.id}, ${wishes.variant}),
      ${named(wishes, 'colour')} = coalesce(
        ${chosen.colourId}, (select ${colours.id} from ${colours} where ${colours.slug} = ${colour}), ${wishes.colour})
    from (select 1) as always
    left join ${variants} chosen on ${chosen.id} = ${variant} and ${chosen.productId} = ${product}
    where ${wished(owner)} and ${wishes.product} = ${product} and ${wishes.removedAt} > now() - interval '10 minutes'`)
  if (back.rowCount) return 'added'
  const { rowCount } = await transaction.execute(sql`
    insert into ${wishes} (${named(wishes, 'id', 'wishlist', 'product', 'variant', 'colour', 'addedCents')})
    select ${randomUUID()}::uuid, ${list}::uuid, ${products.id}, ${chosen.id},
      coalesce(${chosen.colourId}, (select ${colours.id} from ${colours} where ${colours.slug} = ${colour})),
      coalesce(own.cents, buyable.cents)
    from ${products} join (${pricesOn(sofiaDay(now), [product])}) price on price.product = ${products.id}
    cross join lateral (${buyablePrice(sql`price.product`, sql`price.cents`)}) buyable
    left join ${variants} chosen on ${chosen.id} = ${variant} and ${chosen.productId} = ${products.id}
    left join (${variantPricesOn(sofiaDay(now), variant ? [variant] : [])}) own on own.variant = ${chosen.id}
    where ${products.isSample} is not true and ${products.currency} = 'EUR'
    on conflict (${named(wishes, 'wishlist', 'product')}) do update set
      ${named(wishes, 'variant')} = coalesce(excluded.${named(wishes, 'variant')}, ${wishes.variant}),
      ${named(wishes, 'colour')} = coalesce(excluded.${named(wishes, 'colour')}, ${wishes.colour}),
      ${named(wishes, 'addedCents')} = case when ${wishes.removedAt} is null then ${wishes.addedCents} else excluded.${named(wishes, 'addedCents')} end,
      ${named(wishes, 'addedAt')} = case when ${wishes.removedAt} is null then ${wishes.addedAt} else now() end,
      ${named(wishes, 'toldCents')} = null, ${named(wishes, 'removedAt')} = null`)
  return rowCount === 1 ? 'added' : 'gone'
}

export async function removeProduct(transaction: Database, owner: Owner, product: string): Promise<void> {
  await setRemoved(transaction, sql`${wished(owner)} and ${wishes.product} = ${product}`)
}

export async function removeWish(transaction: Database, owner: Owner, wish: string): Promise<'removed'> {
  await setRemoved(transaction, sql`${wished(owner)} and ${wishes.id} = ${wish}`)
  return 'removed'
}

async function setRemoved(transaction: Database, which: SQL): Promise<void> {
  await endAlerts(transaction, which)
  await transaction.execute(sql`
    update ${wishes} set ${named(wishes, 'removedAt')} = now() where ${which} and ${wishes.removedAt} is null`)
}

/** Alerts of these wishes end; for those still on a list the job asks again at once, not only after a day. */
async function endAlerts(transaction: Database, which: SQL): Promise<void> {
  await transaction.execute(sql`
    delete from ${stockAlerts} using ${wishes} where ${which} and ${stockAlerts.wishlist} = ${wishes.wishlist}
      and ${stockAlerts.variant} = ${wishes.variant}`)
  await transaction.execute(sql`update ${wishes} set ${named(wishes, 'alertedAt')} = null where ${which}`)
}

export async function restoreWish(transaction: Database, owner: Owner, wish: string): Promise<'restored' | 'full'> {
  const { rowCount: removed } = await transaction.execute(sql`
    select from ${wishes} where ${wished(owner)} and ${wishes.id} = ${wish} and ${wishes.removedAt} is not null`)
  if (removed === 1 && (await isFull(transaction, owner))) return 'full'
  await transaction.execute(sql`
    update ${wishes} set ${named(wishes, 'removedAt')} = null where ${wished(owner)} and ${wishes.id} = ${wish}`)
  return 'restored'
}

/** A variant of another product changes nothing. */
export async function changeWish(
  transaction: Database,
  owner: Owner,
  wish: string,
  { variant, quantity, note }: { variant: string | null; quantity: number; note: string },
): Promise<void> {
  const which = sql`${wished(owner)} and ${wishes.id} = ${wish}`
  if (variant) await endAlerts(transaction, sql`${which} and ${wishes.variant} is distinct from ${variant}`)
  await transaction.execute(sql`
    update ${wishes} set ${named(wishes, 'quantity')} = ${quantity}, ${named(wishes, 'note')} = ${note},
      ${named(wishes, 'variant')} = coalesce(${chosen.id}, ${wishes.variant}),
      ${named(wishes, 'colour')} = coalesce(${chosen.colourId}, ${wishes.colour})
    from (select 1) as always left join ${variants} chosen on ${chosen.id} = ${variant}
    where ${which} and (${chosen.id} is null or ${chosen.productId} = ${wishes.product})`)
}

/** Gifts move along; a wish for a product that the other list has already stays where it is. */
export async function moveWish(transaction: Database, owner: Owner, wish: string, list: string): Promise<void> {
  if (!(await isOwn(transaction, owner, list))) return
  const which = sql`${wished(owner)} and ${wishes.id} = ${wish}`
  await endAlerts(transaction, which)
  await transaction.execute(sql`
    delete from ${wishes} w using ${wishes} o where ${w.wishlist} = ${list} and ${w.removedAt} is not null
      and ${o.id} = ${wish} and ${o.product} = ${w.product} and ${o.id} <> ${w.id}`)
  const { rowCount } = await transaction.execute(sql`
    update ${wishes} set ${named(wishes, 'wishlist')} = ${list} where ${which}
      and not exists (
        select from ${wishes} w where ${w.wishlist} = ${list} and ${w.product} = ${wishes.product} and ${w.id} <> ${wishes.id})`)
  if (rowCount === 0) await removeWish(transaction, owner, wish)
}

const productRow = z.object({ product: z.string() })

export async function wishedProducts(database: Database, owner: Owner): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select ${wishes.product} from ${wishes} where ${wished(owner)} and ${wishes.removedAt} is null
    group by ${wishes.product} order by max(${wishes.addedAt}) desc, ${wishes.product} limit ${mostKeys}`)
  return rows.map((row) => productRow.parse(row).product)
}
