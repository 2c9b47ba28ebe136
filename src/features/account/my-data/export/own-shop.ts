import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { withdrawalOutcomes } from '@/domain/withdrawal'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { isFromAccount, isWithdrawalOf, ordersOfPerson } from '@/server/open-matters'
import { orderRecord, orderRecords } from './order-records'

type Document = Record<string, unknown>

const { coloursLocales, productsLocales, shop, variants } = tables
const { cartLines, carts, checkouts, giftCards, stockAlerts, wishes, wishlists, withdrawalDecisions, withdrawals } =
  shop
const v = alias(variants, 'v')

const moment = z.coerce.date().transform((at) => at.toISOString())
const goods = { title: z.string().nullable(), colour: z.string().nullable(), size: z.string(), sku: z.string() }
const cartRow = z.object({
  ...goods,
  quantity: z.number(),
  addedCents: z.number(),
  saved: z.boolean(),
  addedAt: moment,
})
const checkoutRow = z.object({ fields: z.record(z.string(), z.string()), request: z.unknown(), updatedAt: moment })
const alertRow = z.object({
  ...goods,
  email: z.string(),
  language: z.string(),
  confirmed: z.boolean(),
  requestedAt: moment,
})

const wishlistRow = z.object({
  name: z.string(),
  signed: z.string(),
  shared: z.boolean(),
  mails: z.boolean(),
  createdAt: moment,
  wishes: z.array(
    z.object({
      title: z.string().nullable(),
      colour: z.string().nullable(),
      size: z.string().nullable(),
      quantity: z.number(),
      note: z.string(),
      addedCents: z.number(),
      addedAt: moment,
      removedAt: moment.nullable(),
    }),
  ),
})

export const withdrawalRow = z.object({
  statedAt: moment,
  name: z.string(),
  orderNumber: z.string(),
  email: z.string(),
  goods: z.string().nullable(),
  lines: z.array(z.object({ title: z.string(), quantity: z.number() })),
  outcome: z.enum(withdrawalOutcomes).nullable(),
  decidedAt: moment.nullable(),
})

const titleIn = (locale: Locale, product: SQL) => sql`(
  select ${productsLocales.title} from ${productsLocales} where ${productsLocales._parentId} = ${product}
    and ${productsLocales.title} is not null and ${productsLocales._locale} in (${locale}, ${defaultLocale})
    order by ${productsLocales._locale} = ${locale} desc limit 1)`
const colourIn = (locale: Locale, colour: SQL) => sql`(
  select ${coloursLocales.name} from ${coloursLocales} where ${coloursLocales._parentId} = ${colour}
    and ${coloursLocales._locale} in (${locale}, ${defaultLocale})
    order by ${coloursLocales._locale} = ${locale} desc limit 1)`

export const voucherRow = z.object({
  isBought: z.boolean(),
  isMailed: z.boolean(),
  amountCents: z.number(),
  sender: z.string(),
  recipient: z.string(),
  email: z.string().nullable(),
  message: z.string().nullable(),
  sendOn: z.string(),
  expiresOn: z.string(),
})

const goodsIn = (locale: Locale) => sql`
  ${titleIn(locale, sql`${v.productId}`)} as title, ${colourIn(locale, sql`${v.colourId}`)} as colour, ${v.size}, ${v.sku}`

/** A row of an unexpected shape is exported as stored: none of a person's data is left out. */
const asRead = (shape: z.ZodType<Document>, rows: Document[]) => rows.map((row) => shape.safeParse(row).data ?? row)

export async function ownShopRows(database: Database, customer: string, locale: Locale) {
  const cart = await database.execute(sql`
    select ${goodsIn(locale)}, ${cartLines.quantity}, ${cartLines.addedCents} as "addedCents", ${cartLines.saved},
      ${cartLines.addedAt} as "addedAt"
    from ${carts} join ${cartLines} on ${cartLines.cart} = ${carts.id} join ${variants} v on ${v.id} = ${cartLines.variant}
    where ${carts.customer} = ${customer} order by ${cartLines.addedAt}, ${cartLines.variant}`)
  const entered = await database.execute(sql`
    select ${checkouts.fields}, ${checkouts.request}, ${checkouts.updatedAt} as "updatedAt"
    from ${carts} join ${checkouts} on ${checkouts.cart} = ${carts.id}
    where ${carts.customer} = ${customer} order by ${checkouts.updatedAt}`)
  const alerts = await database.execute(sql`
    select ${goodsIn(locale)}, ${stockAlerts.email}, ${stockAlerts.language}, ${stockAlerts.confirmed},
      ${stockAlerts.requestedAt} as "requestedAt"
    from ${stockAlerts} join ${variants} v on ${v.id} = ${stockAlerts.variant}
    where ${isFromAccount(customer, stockAlerts.email, stockAlerts.requestedAt)} order by ${stockAlerts.requestedAt}`)
  // Marks of other people on a wishlist are theirs, and a surprise for its owner.
  const wished = await database.execute(sql`
    select ${wishlists.name}, ${wishlists.signed}, ${wishlists.share} is not null as shared, ${wishlists.mails},
      ${wishlists.createdAt} as "createdAt", (
        select coalesce(jsonb_agg(jsonb_build_object('title', ${titleIn(locale, sql`${wishes.product}`)},
          'colour', ${colourIn(locale, sql`${wishes.colour}`)}, 'size', ${v.size}, 'quantity', ${wishes.quantity},
          'note', ${wishes.note}, 'addedCents', ${wishes.addedCents}, 'addedAt', ${wishes.addedAt},
          'removedAt', ${wishes.removedAt}) order by ${wishes.addedAt}, ${wishes.id}), '[]')
        from ${wishes} left join ${variants} v on ${v.id} = ${wishes.variant} where ${wishes.wishlist} = ${wishlists.id}
      ) as wishes
    from ${wishlists} where ${wishlists.customer} = ${customer} order by ${wishlists.createdAt}, ${wishlists.id}`)
  const stated = await database.execute(sql`
    select ${withdrawals.statedAt} as "statedAt", ${withdrawals.name}, ${withdrawals.orderNumber} as "orderNumber",
      ${withdrawals.email}, ${withdrawals.goods}, ${withdrawals.lines}, ${withdrawalDecisions.outcome},
      ${withdrawalDecisions.decidedAt} as "decidedAt"
    from ${withdrawals} left join ${withdrawalDecisions} on ${withdrawalDecisions.withdrawal} = ${withdrawals.id}
    where ${isWithdrawalOf(customer)} order by ${withdrawals.statedAt}`)
  const vouchers = await database.execute(sql`
    select ${giftCards.orderId} in ${ordersOfPerson(customer)} as "isBought", ${giftCards.sentAt} is not null as "isMailed",
      ${giftCards.amountCents} as "amountCents",
      ${giftCards.sender}, ${giftCards.recipient}, ${giftCards.email}, ${giftCards.message}, ${giftCards.sendOn}::text as "sendOn",
      ${giftCards.expiresOn}::text as "expiresOn"
    from ${giftCards} where ${giftCards.orderId} in ${ordersOfPerson(customer)}
      or (${giftCards.sentAt} is not null and ${isFromAccount(customer, sql`lower(${giftCards.email})`, giftCards.sentAt)})
    order by ${giftCards.createdAt}`)
  return {
    'order-records': asRead(orderRecord, await orderRecords(database, customer)),
    cart: asRead(cartRow, cart.rows),
    checkouts: asRead(checkoutRow, entered.rows),
    'stock-alerts': asRead(alertRow, alerts.rows),
    wishlists: asRead(wishlistRow, wished.rows),
    withdrawals: asRead(withdrawalRow, stated.rows),
    'gift-vouchers': asRead(voucherRow, vouchers.rows),
  }
}
