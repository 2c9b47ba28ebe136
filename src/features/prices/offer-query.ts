import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { packSize } from '@/domain/pack-size'
import { type PriceOfUnit, unitPrice } from '@/domain/unit-price'
import { logoUrl } from '@/features/brochures/card-query'
import { cached } from '@/server/cache'
import { dayTag, tag } from '@/server/cache-tags'
import { db } from '@/server/cms'

/** An offer of a brochure that is valid today. Integer euro cents. */
export type BrochureOffer = {
  id: string
  title: string
  packSize: string | null
  price: number
  /** The price that the brochure prints as the old one. */
  oldPrice: number | null
  unitPrice: PriceOfUnit | null
  loyaltyOnly: boolean
  lastDay: string
  brochureSlug: string
  page: number
  shop: { name: string; colour: string; logoUrl: string | null }
}

const row = z.object({
  id: z.string(),
  title: z.string(),
  pack_size: z.string().nullable(),
  price: z.number(),
  old_price: z.number().nullable(),
  unit_cents: z.number().nullable(),
  unit: z.enum(['kg', 'l', 'piece']).nullable(),
  loyalty_only: z.boolean().nullable(),
  last_day: z.string(),
  brochure: z.string(),
  page: z.number(),
  shop: z.string(),
  colour: z.string(),
  logo: z.string().nullable(),
})

const most = 8

/** The cheapest offers that hold today and were matched; `condition` is on `m`. */
async function readOffers(condition: SQL): Promise<BrochureOffer[]> {
  const today = sofiaDay()
  const { rows } = await (await db()).execute(sql`
    select o.id, o.title, o.pack_size, o.price_cents as price, o.old_price_cents as old_price,
      o.unit_price_cents as unit_cents, o.unit::text as unit, o.loyalty_only, o.current_to as last_day,
      b.slug as brochure, o.page_number as page, r.name as shop, r.colour, f.filename as logo
    from prices.offer_matches m
    join offers o on o.id = m.offer_id and o.published and o.current_from <= ${today} and o.current_to >= ${today}
    join brochures b on b.id = o.brochure_id
    join retailers r on r.id = o.retailer_id and r._status = 'published'
    left join media f on f.id = r.logo_id
    where ${condition}
    order by o.price_cents, o.id limit ${most}`)
  return rows.map((value) => toOffer(row.parse(value)))
}

function toOffer({
  brochure,
  shop,
  colour,
  logo,
  unit,
  unit_cents: cents,
  ...offer
}: z.infer<typeof row>): BrochureOffer {
  const { id, title, pack_size: size, price, page } = offer
  return {
    ...{ id, title, packSize: size, price, page },
    oldPrice: offer.old_price,
    unitPrice: cents !== null && unit !== null ? { cents, unit } : unitPrice(price, packSize(size ?? title)),
    loyaltyOnly: offer.loyalty_only ?? false,
    lastDay: offer.last_day,
    brochureSlug: brochure,
    shop: { name: shop, colour, logoUrl: logoUrl(logo) },
  }
}

const tags = [tag.prices, tag.offers, tag.brochures, tag.retailers, dayTag]

export function getGroupOffers(group: number): Promise<BrochureOffer[]> {
  return cached({ name: 'price-group-offers', key: [String(group)], tags }, () =>
    readOffers(sql`m.group_number = ${group}`),
  )
}

export function getProductOffers(product: number): Promise<BrochureOffer[]> {
  return cached({ name: 'price-product-offers', key: [String(product)], tags }, () =>
    readOffers(sql`m.product_id = ${product}`),
  )
}
