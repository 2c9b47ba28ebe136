import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { baseUnits } from '@/domain/pack-size'
import { withListedBrand } from '@/domain/product-name-brands'
import { claimedReduction } from '@/domain/reduction'
import { logoUrl, pageBase, sentBox, townsOf } from '@/features/brochures/card-query'
import { termsOf, termsRow, toTerms } from '@/server/db/multi-buy'
import { readableRows } from '@/server/db/readable-rows'
import { writtenOut } from '@/server/db/statement'
import { tables } from '@/server/db/tables'
import { oldPriceOfOffer, verdictShape } from '@/server/db/verdicts'
import { publicRows } from '@/server/replicas/public-reads'
import type { OfferHit } from './types'

const o = alias(tables.offers, 'o')
const oldPriceAndTerms = writtenOut(sql`${oldPriceOfOffer(o)} as old_price, ${termsOf(o)}`)

const row = termsRow.extend({
  id: z.string(),
  title: z.string(),
  brand: z.string().nullable(),
  pack_size: z.string().nullable(),
  price: z.number(),
  old_price: z.number().nullable(),
  verdict: verdictShape.nullable(),
  unit: z.enum(baseUnits).nullable(),
  unit_price: z.number().nullable(),
  card_only: z.boolean(),
  ranked: z.boolean(),
  first_day: z.string(),
  last_day: z.string(),
  slug: z.string(),
  towns: z.array(z.string()),
  price_slug: z.string().nullable(),
  product: z.number().nullable(),
  category: z.string().nullable(),
  retailer_slug: z.string(),
  retailer_name: z.string(),
  retailer_colour: z.string(),
  logo: z.string().nullable(),
  box: sentBox.nullable(),
  page: z.object({ hash: z.string(), number: z.number(), width: z.number(), height: z.number() }).nullable(),
})

export async function readOfferHits(ids: string[]): Promise<Omit<OfferHit, 'isCheapest'>[]> {
  if (ids.length === 0) return []
  const rows = await publicRows(sql`
    select o.id, o.title, o.brand, o.pack_size, s.price, ${oldPriceAndTerms}, x.verdict, k.unit, s.unit_price, k.card_only, k.ranked,
      s.first_day, s.last_day, b.slug, ${townsOf(sql`b.id`)} as towns, c.slug as category, coalesce(pp.slug, g.slug) as price_slug, pp.id as product,
      r.slug as retailer_slug, r.name as retailer_name, r.colour as retailer_colour, m.filename as logo,
      case when o.box_x + o.box_y + o.box_width + o.box_height > 0 and o.box_width > 0 and o.box_height > 0 then
        json_build_object('x', o.box_x, 'y', o.box_y, 'width', o.box_width, 'height', o.box_height) end as box,
      case when i.hash is not null then json_build_object('hash', i.hash, 'number', p.number, 'width', p.width,
        'height', p.height) end as page
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as hit(id, place)
    join search.offers s on s.id = hit.id
    join search.offer_kinds k on k.id = s.kind_id
    join offers o on o.id = hit.id
    join brochures b on b.id = o.brochure_id
    join retailers r on r.id = b.retailer_id
    left join categories c on c.id = coalesce(o.category_id, b.category_id)
    left join media m on m.id = r.logo_id
    left join imports i on i.id = b.active_import_id
    left join prices.offer_reductions x on x.offer_id = o.id
    left join prices.offer_matches om on om.offer_id = o.id
    left join prices.products pp on pp.id = om.product_id
    left join product_groups g on g.number = om.group_number
    left join brochure_pages p on p.import_id = i.id and p.number = o.page_number
    order by hit.place`)
  return readableRows(row, rows, 'search/offers/read-offers').map((found) => toHit(found))
}

function toHit(offer: z.infer<typeof row>): Omit<OfferHit, 'isCheapest'> {
  const { page, box, unit, unit_price: cents } = offer
  const { title, brand } = withListedBrand(offer)
  return {
    id: offer.id,
    title,
    brand,
    packSize: offer.pack_size,
    priceCents: offer.price,
    reduction: claimedReduction({
      price: offer.price,
      old: offer.old_price,
      day: offer.first_day,
      verdict: offer.verdict,
    }),
    unitPrice: unit && cents !== null ? { cents, unit } : null,
    loyaltyOnly: offer.card_only,
    ...toTerms(offer),
    isRanked: offer.ranked,
    validFrom: offer.first_day,
    validTo: offer.last_day,
    brochure: offer.slug,
    towns: offer.towns,
    priceSlug: offer.price_slug,
    product: offer.product,
    category: offer.category ?? '',
    retailer: {
      slug: offer.retailer_slug,
      name: offer.retailer_name,
      colour: offer.retailer_colour,
      logoUrl: logoUrl(offer.logo),
    },
    picture: page &&
      box && { image: { base: pageBase(page.hash, page.number), width: page.width, height: page.height }, box },
  }
}
