import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { sofiaDay } from '@/domain/calendar-day'
import type { ReductionAnswer } from '@/domain/reduction'
import { readProductCards } from '@/features/price-data/cards/read-cards'
import { cached } from '@/server/cache/cached'
import { dayTag, tag } from '@/server/cache/tags'
import { isEdition, wordsOfOffer } from '@/server/db/editions'
import { uuidsOf } from '@/server/db/row-ids'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { publicRows } from '@/server/replicas/public-reads'
import { type OfferCard, offerCards } from './offer-cards'
import { readOfferHits } from './read-offers'

const { brochures, retailers, search } = tables
const b = alias(brochures, 'b')
const k = alias(search.offerKinds, 'k')
const o = alias(tables.offers, 'o')
const r = alias(retailers, 'r')
const s = alias(search.offers, 's')
const x = alias(tables.prices.offerReductions, 'x')

/** Only offers of these are looked at, the latest published first, however many brochures a category or shop has. */
const mostBrochures = 60

/** The id of either. */
type Scope = { category: string } | { shop: string }

const real = 'real' satisfies ReductionAnswer
const notReal = 'not-real' satisfies ReductionAnswer

/**
 * Today's offers of a category or shop that may be ranked: reductions that the 30-day rule upholds first, the largest in
 * front; then one of each shop in turn, those that are seen on their page before others and refuted reductions last. A
 * price that its shop alone calls reduced gains nothing by that. What stands in several editions of a shop counts once.
 */
export async function findBestOffers(scope: Scope, limit: number): Promise<string[]> {
  const today = sofiaDay()
  const isInBrochure = 'shop' in scope ? sql`${b.retailerId} = ${scope.shop}` : sql`${b.categoryId} = ${scope.category}`
  const isOfKind = 'shop' in scope ? sql`true` : sql`${k.categoryId} = ${scope.category}`
  const isReal = sql`coalesce(${s.reduction} = ${real}, false)`
  return uuidsOf(
    await publicRows(sql`
      with open as (
        select ${b.id}, ${b.retailerId} from ${brochures} b
        where ${isPublished(b)} and ${b.activeImportId} is not null and ${isInBrochure}
          and ${b.validFrom} <= ${today} and ${b.validTo} >= ${today}
          and exists (select from ${retailers} r where ${r.id} = ${b.retailerId} and ${isPublished(r)})
        order by coalesce(${b.publishedAt}, 'epoch'::timestamptz) desc, ${b.id} desc limit ${mostBrochures}
      ),
      seen as (
        select ${s.id}, open.retailer_id as shop, ${isReal} as is_real, (${x.verdict} ->> 'percent')::integer as percent,
          coalesce(${s.reduction} = ${notReal}, false) as is_refuted, coalesce(${o.boxWidth}, 0) = 0 as is_unplaced,
          ${s.lastDay} as last_day, row_number() over (partition by open.retailer_id, ${wordsOfOffer(o)}
            order by ${isReal} desc, ${isEdition(sql`open.id`)}, ${s.id}) as copy
        from open join ${search.offers} s on ${s.brochureId} = open.id
        join ${search.offerKinds} k on ${k.id} = ${s.kindId} and ${k.ranked} and ${isOfKind}
        join ${tables.offers} o on ${o.id} = ${s.id}
        left join ${tables.prices.offerReductions} x on ${x.offerId} = ${s.id} and ${isReal}
        where ${s.firstDay} <= ${today}::date and ${s.lastDay} >= ${today}::date
      ),
      found as (
        select id, is_real, percent, row_number() over (
          partition by shop, is_real order by is_refuted, is_unplaced, last_day, id) as turn
        from seen where copy = 1
      )
      select id from found
      order by is_real desc, case when is_real then percent end desc nulls last, turn, id limit ${limit}`),
  )
}

async function readBestOffers(scope: Scope, limit: number): Promise<OfferCard[]> {
  const offers = await readOfferHits(await findBestOffers(scope, limit))
  const products = [...new Set(offers.flatMap(({ product }) => product ?? []))]
  const cards = await readProductCards(products, {
    companies: null,
    place: undefined,
    offers: { chain: null, town: null, withoutCard: false },
  })
  return offerCards(
    offers.map((offer) => ({ ...offer, isCheapest: false })),
    cards,
  )
}

export function getBestOffers(scope: Scope, limit: number): Promise<OfferCard[]> {
  const tags = [
    ...('category' in scope ? [tag.category(scope.category)] : []),
    tag.search,
    tag.offers,
    tag.brochures,
    tag.covers,
    tag.prices,
    tag.productGroups,
    tag.retailers,
    dayTag,
  ]
  return cached({ name: 'best-offers', key: [...Object.entries(scope).flat(), String(limit)], tags }, () =>
    readBestOffers(scope, limit),
  )
}
