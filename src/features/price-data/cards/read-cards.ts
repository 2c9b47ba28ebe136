import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { baseUnits } from '@/domain/pack-size'
import { pageBase, sentBox } from '@/features/brochures/card-query'
import { preparedRows } from '@/server/db/prepared-rows'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { ofCompanies, pricesByChain } from '../lowest-price'
import { type OfferChoice, readOffersOfProducts } from '../offer-query'
import { toOffered } from './shop-prices'
import type { CardProduct } from './types'
import { reportRow, toReported } from './types'

const { prices } = tables
const b = alias(tables.brochures, 'b')
const bp = alias(tables.brochurePages, 'bp')
const c = alias(prices.chains, 'c')
const ch = alias(prices.chains, 'ch')
const d = alias(prices.reductions, 'd')
const g = alias(tables.productGroups, 'g')
const i = alias(prices.listings, 'i')
const im = alias(tables.imports, 'im')
const k = alias(prices.companies, 'k')
const m = alias(tables.media, 'm')
const o = alias(tables.offers, 'o')
const om = alias(prices.offerMatches, 'om')
const p = alias(prices.products, 'p')
const r = alias(tables.retailers, 'r')

/** So many chains are read of a product. */
const mostChains = 30

const picture = z.object({
  hash: z.string(),
  number: z.number(),
  width: z.number(),
  height: z.number(),
  box: sentBox,
})
const row = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  brand: z.string().nullable(),
  pack_unit: z.enum(baseUnits).nullable(),
  pack_amount: z.number().nullable(),
  ranked: z.boolean(),
  reports: z.array(reportRow).nullable(),
  reduction: z
    .object({ shop: z.string(), percent: z.number(), reference: z.number(), since: z.string(), day: z.string() })
    .nullable(),
  picture: picture.nullable(),
  place: z.string().nullable(),
})

/** Whose prices are on the cards: of these companies (null: of all) in a place (none: the whole country), and offers of what was chosen. */
export type CardChoice = {
  companies: number[] | null
  place: number | undefined
  offers: Omit<OfferChoice, 'size'> & { withoutCard: boolean }
}

/** The card of a product; `reports` are in the order of `pricesByChain`, and `chains` is how many chains reported one. */
export type ReadCard = CardProduct & { id: number; slug: string; brand: string | null; chains: number }

/** The lowest price of each chain, the one that counts first. */
function sellersOf(product: SQL, chosen: CardChoice): SQL {
  return sql`
    select json_agg(shown) from (
      select here.price, here.old, here.day::text, here.chain, here.invented, here.hold, here.sellers, ${ch.slug},
        ${r.slug} as retailer, ${r.colour}, ${m.filename} as logo
      from (${pricesByChain(product, chosen)} limit ${mostChains}) here
      join ${prices.chains} ch on ${ch.id} = here.chain_id
      left join ${tables.retailers} r on ${r.id} = ${ch.retailerId} and ${r._status} = 'published'
      left join ${tables.media} m on ${m.id} = ${r.logoId}
      order by here.invented, here.hold is not null, here.price, here.chain_id
    ) shown`
}

/** The deepest reduction that the 30-day rule upholds; such are only known of prices in the whole country. */
function reductionOf(product: SQL, { companies, place }: CardChoice): SQL {
  if (place !== undefined) return sql`select null::json`
  return sql`
    select json_build_object('shop', ${c.name}, 'percent', ${d.percent}, 'reference', ${d.reference},
      'since', ${d.startedOn}::text, 'day', ${d.day}::text)
    from ${prices.reductions} d join ${prices.listings} i on ${i.id} = ${d.listingId}
    join ${prices.companies} k on ${k.id} = ${i.companyId} join ${prices.chains} c on ${c.id} = ${k.chainId}
    where ${i.productId} = ${product} and ${i.hold} is null ${ofCompanies(companies)}
    order by ${d.percent} desc, ${i.id} limit 1`
}

/** The place on a page on which a brochure of today shows it. */
function pictureOf(product: SQL): SQL {
  const today = sofiaDay()
  return sql`
    select json_build_object('hash', ${im.hash}, 'number', ${bp.number}, 'width', ${bp.width}, 'height', ${bp.height},
      'box', json_build_object('x', ${o.boxX}, 'y', ${o.boxY}, 'width', ${o.boxWidth}, 'height', ${o.boxHeight}))
    from ${prices.offerMatches} om
    join ${tables.offers} o on ${o.id} = ${om.offerId} and ${o.published} and ${o.currentFrom} <= ${today}
      and ${o.currentTo} >= ${today}
    join ${tables.brochures} b on ${b.id} = ${o.brochureId}
    join ${tables.imports} im on ${im.id} = ${b.activeImportId} and ${im.hash} is not null
    join ${tables.brochurePages} bp on ${bp.importId} = ${im.id} and ${bp.number} = ${o.pageNumber}
      and ${bp.hidden} is not true
    where ${om.productId} = ${product} and ${o.boxWidth} > 0 and ${o.boxHeight} > 0
    order by ${om.score} desc nulls last, ${o.id} limit 1`
}

/** The cards of these products in the given order, with the prices that were reported and those in brochures of today. */
export async function readProductCards(ids: number[], chosen: CardChoice): Promise<ReadCard[]> {
  if (ids.length === 0) return []
  const product = sql`${p.id}`
  const { withoutCard, ...choice } = chosen.offers
  const [rows, offers] = await Promise.all([
    preparedRows(sql`
      select hit.place as nth, ${p.id}, ${p.slug}, ${p.title}, ${p.brand}, ${p.packUnit}, ${p.packAmount},
        coalesce((
          select ${g.verdictRule} = 'none' from ${tables.productGroups} g where ${g.number} = ${p.groupNumber}), true
        ) as ranked,
        (${sellersOf(product, chosen)}) as reports, (${reductionOf(product, chosen)}) as reduction,
        (${pictureOf(product)}) as picture,
        (select ${prices.places.code} from ${prices.places} where ${prices.places.id} = ${chosen.place ?? null}::smallint)
          as place
      from unnest(${sql.param(ids)}::integer[]) with ordinality as hit(id, place)
      join ${prices.products} p on ${p.id} = hit.id
      order by nth`),
    readOffersOfProducts(ids, { ...choice, size: null }),
  ])
  const open = offers.filter(({ loyaltyOnly }) => !withoutCard || !loyaltyOnly)
  const byProduct = Map.groupBy(open, ({ product: of }) => of?.id)
  return readableRows(row, rows, 'price-data/cards').map((found) => {
    const {
      id,
      slug,
      title,
      brand,
      ranked,
      reports,
      reduction,
      place,
      pack_unit: unit,
      pack_amount: amount,
      ...rest
    } = found
    const size = unit && amount !== null ? { unit, amount } : null
    return {
      ...{ id, slug, title, brand, reduction, place, details: '', isRanked: ranked },
      reports: (reports ?? []).map((report) => toReported(report, { size, isRanked: ranked })),
      chains: reports?.[0]?.sellers ?? 0,
      offers: ranked ? (byProduct.get(id) ?? []).map(toOffered) : [],
      picture: rest.picture && toPicture(rest.picture),
    }
  })
}

function toPicture({ hash, number, width, height, box }: z.infer<typeof picture>): CardProduct['picture'] {
  return { image: { base: pageBase(hash, number), width, height }, box }
}
