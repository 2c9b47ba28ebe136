import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import { mostPercent } from '@/domain/order-discount'
import { isPublished } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { coupons, products, productsRels, promotions, promotionsRels, shop, variants } = tables

export const p = alias(products, 'p')
const offer = alias(promotionsRels, 'offer')
const category = alias(productsRels, 'category')

/**
 * SQL for the lowest promotion price in cents of a product `p` on a day, through the product or its categories. A
 * percentage is never rounded below its promise. Null without a promotion.
 */
const lowestPromotion = (day: CalendarDay): SQL => sql`
  select min(coalesce(${promotions.priceCents}, (${p.priceCents} * (100 - ${promotions.percentOff})) / 100)) as cents
  from ${promotions} where ${day} between ${promotions.validFrom} and ${promotions.validTo} and ${promotions.id} in (
    select ${offer.parentId} from ${promotionsRels} offer where ${offer.productsId} = ${p.id}
    union all select ${offer.parentId} from ${promotionsRels} offer join ${productsRels} category
      on ${category.productTermsId} = ${offer.productTermsId} and ${category.path} = 'categories'
    where ${category.parentId} = ${p.id})`

const v = alias(variants, 'v')

/**
 * SQL for the prices of variants on a day, in cents: `variant, product, cents`, and `shelf` without promotions. Only
 * published products in euro, without samples. A variant's own price wins over the product's and is not reduced by
 * promotions (decision 0057).
 */
export function variantPricesOn(day: CalendarDay, asked: string[]): SQL {
  return sql`
    select ${v.id} as variant, ${p.id} as product, coalesce(${v.priceCents}, least(${p.priceCents}, offered.cents)) as cents,
      coalesce(${v.priceCents}, ${p.priceCents}) as shelf
    from ${variants} v join ${products} p on ${p.id} = ${v.productId}
    left join lateral (${lowestPromotion(day)}) offered on true
    where ${v.id} = any(string_to_array(${asked.join(',')}, ',')::uuid[]) and ${v.offSale} is not true and ${isPublished(p)}
      and ${p.isSample} is not true and ${p.currency} = 'EUR' and coalesce(${v.priceCents}, ${p.priceCents}) is not null`
}

const { priceHistory } = shop

/**
 * SQL for the price of each published product on a day, in cents: `product, cents, promoted, code, "codeCents"`. The
 * lowest of its price and promotions counts; a percentage is never rounded below its promise. Of coupon codes announced
 * to everybody the best one counts, unless it takes nothing off. `only` limits the products.
 */
export function pricesOn(day: CalendarDay, only?: string[]): SQL {
  const cents = sql`least(${p.priceCents}, offered.cents)`
  // As in src/domain/order-discount.ts: with a promotion, a code of at most half leaves half of the price before both.
  const leastLeft = sql`case when announced.percent <= ${mostPercent} then least(${cents}, (${p.priceCents} + 1) / 2) else 0 end`
  const withCode = sql`greatest(${cents} - (${cents} * announced.percent + 99) / 100, ${leastLeft})`
  const isOff = sql`announced.percent is not null and ${withCode} < ${cents}`
  const asked = only ? sql`and ${p.id} = any(string_to_array(${only.join(',')}, ',')::uuid[])` : sql``
  return sql`
    select ${p.id} as product, ${cents} as cents, coalesce(offered.cents < ${p.priceCents}, false) as promoted,
      case when ${isOff} then announced.code end as code, case when ${isOff} then ${withCode} end as "codeCents"
    from ${products} p
    left join lateral (${lowestPromotion(day)}) offered on true
    left join (
      select ${coupons.code}, ${coupons.percentOff} as percent from ${coupons}
      where ${coupons.isPublic} and ${day} between ${coupons.validFrom} and ${coupons.validTo}
      order by ${coupons.percentOff} desc, ${coupons.code} limit 1
    ) announced on ${p.isSample} is not true and ${p.currency} = 'EUR'
    where ${isPublished(p)} and ${p.priceCents} is not null ${asked}`
}

/**
 * Adds changed prices to the history; a code announced to everybody is a reduction like any other (the Commission's
 * guidance on article 6a of directive 98/6/EC, section 1.1). Safe to repeat; `only` limits the products.
 */
export async function recordPrices(database: Database, now = new Date(), only?: string[]): Promise<void> {
  const h = alias(priceHistory, 'h')
  await database.execute(sql`
    insert into ${priceHistory} (${named(priceHistory, 'product', 'since', 'cents', 'promoted')})
    select price.product, ${now.toISOString()}::timestamptz, price.cents, price.promoted
    from (
      select asked.product, coalesce(asked."codeCents", asked.cents) as cents, asked.promoted or asked.code is not null as promoted
      from (${pricesOn(sofiaDay(now), only)}) asked
    ) price
    left join lateral (
      select ${h.cents}, ${h.promoted} from ${priceHistory} h
      where ${h.product} = price.product order by ${h.since} desc limit 1
    ) latest on true
    where (latest.cents, latest.promoted) is distinct from (price.cents, price.promoted)
    on conflict (${named(priceHistory, 'product', 'since')}) do update set
      ${named(priceHistory, 'cents')} = excluded.cents, ${named(priceHistory, 'promoted')} = excluded.promoted`)
}
