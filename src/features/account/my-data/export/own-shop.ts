import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { confirmedEmailsOf, isWithdrawalOf, ordersOfPerson } from '@/server/open-matters'

const { coloursLocales, productsLocales, shop, variants } = tables
const { cartLines, carts, checkouts, giftCards, stockAlerts, withdrawals } = shop
const v = alias(variants, 'v')

/** Times are written as in the documents of the CMS. */
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

const withdrawalRow = z.object({
  statedAt: moment,
  name: z.string(),
  orderNumber: z.string(),
  email: z.string(),
  goods: z.string().nullable(),
  lines: z.array(z.object({ title: z.string(), quantity: z.number() })),
})

const voucherRow = z.object({
  isBought: z.boolean(),
  amountCents: z.number(),
  sender: z.string(),
  recipient: z.string(),
  email: z.string().nullable(),
  message: z.string().nullable(),
  sendOn: z.string(),
  expiresOn: z.string(),
})

/** What a variant is called in the language of the person, as columns beside a row that names it. */
const goodsIn = (locale: Locale) => sql`
  (select ${productsLocales.title} from ${productsLocales} where ${productsLocales._parentId} = ${v.productId}
    and ${productsLocales.title} is not null and ${productsLocales._locale} in (${locale}, ${defaultLocale})
    order by ${productsLocales._locale} = ${locale} desc limit 1) as title,
  (select ${coloursLocales.name} from ${coloursLocales} where ${coloursLocales._parentId} = ${v.colourId}
    and ${coloursLocales._locale} in (${locale}, ${defaultLocale})
    order by ${coloursLocales._locale} = ${locale} desc limit 1) as colour,
  ${v.size}, ${v.sku}`

/** What the shop keeps of someone outside the collections of the CMS, by the names of its sections. */
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
    where ${stockAlerts.email} in ${confirmedEmailsOf(customer)} order by ${stockAlerts.requestedAt}`)
  const stated = await database.execute(sql`
    select ${withdrawals.statedAt} as "statedAt", ${withdrawals.name}, ${withdrawals.orderNumber} as "orderNumber",
      ${withdrawals.email}, ${withdrawals.goods}, ${withdrawals.lines}
    from ${withdrawals} where ${isWithdrawalOf(customer)} order by ${withdrawals.statedAt}`)
  const vouchers = await database.execute(sql`
    select ${giftCards.orderId} in ${ordersOfPerson(customer)} as "isBought", ${giftCards.amountCents} as "amountCents",
      ${giftCards.sender}, ${giftCards.recipient}, ${giftCards.email}, ${giftCards.message}, ${giftCards.sendOn}::text as "sendOn",
      ${giftCards.expiresOn}::text as "expiresOn"
    from ${giftCards} where ${giftCards.orderId} in ${ordersOfPerson(customer)}
      or (${giftCards.sentAt} is not null and lower(${giftCards.email}) in ${confirmedEmailsOf(customer)})
    order by ${giftCards.createdAt}`)
  return {
    cart: z.array(cartRow).parse(cart.rows),
    checkouts: z.array(checkoutRow).parse(entered.rows),
    'stock-alerts': z.array(alertRow).parse(alerts.rows),
    withdrawals: z.array(withdrawalRow).parse(stated.rows),
    'gift-vouchers': z.array(voucherRow).parse(vouchers.rows),
  }
}
