import { sql } from '@payloadcms/db-postgres'
import * as z from 'zod/mini'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import type { ShopPrice } from '@/domain/shopping-list'
import { pathOf } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { productOf } from './same-products'
import { listed } from './sql-list'
import { storePrices } from './store-prices'

const row = z.object({
  id: z.string(),
  product: z.nullable(z.number()),
  shop: z.string(),
  shop_name: z.string(),
  cents: z.number(),
  day: z.string(),
  until: z.string(),
  loyalty_only: z.boolean(),
  brochure: z.string(),
})

interface OfferPrice {
  id: string
  product: number | null
  price: ShopPrice
}

/** The offers of these ids while they hold, also those that begin later, and all that hold today of these products. */
async function offerPrices(ids: string[], products: number[], today: CalendarDay): Promise<OfferPrice[]> {
  const wanted = []
  if (ids.length > 0) wanted.push(sql`o.id in (${listed(ids)})`)
  if (products.length > 0) {
    wanted.push(sql`o.current_from <= ${today} and o.id in (
      select offer_id from prices.offer_matches where product_id in (${listed(products)}))`)
  }
  if (wanted.length === 0) return []
  const { rows } = await (await db()).execute(sql`
    select o.id, match.product_id as product, r.slug as shop, r.name as shop_name, o.price_cents as cents,
      o.current_from as day, o.current_to as until, coalesce(o.loyalty_only, false) as loyalty_only, b.slug as brochure
    from offers o
    join brochures b on b.id = o.brochure_id
    join retailers r on r.id = o.retailer_id
    left join prices.offer_matches match on match.offer_id = o.id
    where o.published and o.current_to >= ${today} and (${sql.join(wanted, sql` or `)})`)
  return rows.map((value) => {
    const { id, product, shop, shop_name, cents, day, until, loyalty_only, brochure } = row.parse(value)
    const path = `${pathOf('brochures', brochure)}?offer=${id}`
    const price = { shop, shopName: shop_name, cents, source: 'brochure' as const, day, until, path }
    return { id, product, price: { ...price, loyaltyOnly: loyalty_only } }
  })
}

const isUuid = (text: string) => z.uuid().safeParse(text).success
const isListing = (text: string) => /^\d{1,9}$/.test(text)

/**
 * What each thing on a list costs today in every shop that has it: its own offer while that holds, the offers that were matched
 * to the same product, and the newest prices that chains reported for that. A thing without a price now has none; what it once
 * cost is no price.
 */
export async function pricesOf(
  ids: readonly string[],
  today: CalendarDay = sofiaDay(),
): Promise<Record<string, ShopPrice[]>> {
  const named = (kind: string) => ids.filter((id) => id.startsWith(`${kind}:`)).map((id) => id.slice(kind.length + 1))
  const [offerIds, listings] = [named('offer').filter(isUuid), named('listing').filter(isListing)]
  const products = await productOf(offerIds, named('product'))
  const wanted = [...new Set(products.values())]
  const [offers, stores] = await Promise.all([offerPrices(offerIds, wanted, today), storePrices(wanted, listings)])
  return Object.fromEntries(
    ids.map((id) => {
      const product = products.get(id)
      const isSame = (other: number | null) => product !== undefined && other === product
      return [
        id,
        [
          ...offers.filter(
            (offer) => `offer:${offer.id}` === id || (isSame(offer.product) && offer.price.day <= today),
          ),
          ...stores.filter((store) => `listing:${store.listing}` === id || isSame(store.product)),
        ].map(({ price }) => price),
      ]
    }),
  )
}
