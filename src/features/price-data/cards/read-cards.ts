import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { offerDetails } from '@/domain/offer-details'
import type { Verdict } from '@/domain/reduction'
import { pageBase, sentBox } from '@/features/brochures/card-query'
import { isPublicBrochure } from '@/server/db/public-brochure'
import { readableRows } from '@/server/db/readable-rows'
import { isOneOf, isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { publicDb, publicRows } from '@/server/replicas/public-reads'
import { newestDays, pricesByChain } from '../lowest-price'
import { type OfferChoice, readOffersOfProducts } from '../offer-query'
import { judgeListings, ruleOfGroup, verdictRule } from '../reductions/judge-listings'
import { toOffered } from './shop-prices'
import { type CardProduct, reportRow, toReported } from './types'

const { prices } = tables
const bp = alias(tables.brochurePages, 'bp')
const ch = alias(prices.chains, 'ch')
const d = alias(prices.reductions, 'd')
const g = alias(tables.productGroups, 'g')
const im = alias(tables.imports, 'im')
const m = alias(tables.media, 'm')
const o = alias(tables.offers, 'o')
const om = alias(prices.offerMatches, 'om')
const own = alias(prices.listings, 'own')
const p = alias(prices.products, 'p')
const r = alias(tables.retailers, 'r')

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
  group_number: z.number().nullable(),
  ranked: z.boolean(),
  reports: z.array(reportRow).nullable(),
  rule: verdictRule.nullable(),
  picture: picture.nullable(),
  place: z.string().nullable(),
})

/** `companies` null means all, no `place` the whole country. */
export type CardChoice = {
  companies: number[] | null
  place: number | undefined
  offers: Omit<OfferChoice, 'size'> & { withoutCard: boolean }
}

/** `reports` are in the order of `pricesByChain`; `chains` is the number of chains that reported a price. */
export type ReadCard = CardProduct & { id: number; slug: string; brand: string | null; chains: number }

function sellersOf(product: SQL, chosen: CardChoice): SQL {
  return sql`
    select json_agg(shown) from (
      select here.price, here.old, here.day::text, here.chain, here.invented, here.hold, here.sellers,
        coalesce(here.day < (select day from newest_days where newest_days.invented = here.invented), false) as kept,
        here.listing, here.company, ${own.packUnit}, ${own.packAmount}, ${ch.slug}, ${r.slug} as retailer, ${r.colour}, ${m.filename} as logo,
        ${chosen.place === undefined ? d.verdict : sql`null::jsonb`} as verdict
      from (${pricesByChain(product, chosen)} limit ${mostChains}) here
      join ${prices.listings} own on ${own.id} = here.listing
      join ${prices.chains} ch on ${ch.id} = here.chain_id
      left join ${tables.retailers} r on ${r.id} = ${ch.retailerId} and ${isPublished(r)}
      left join ${tables.media} m on ${m.id} = ${r.logoId}
      left join ${prices.reductions} d on ${d.listingId} = here.listing and ${d.day} = here.day
      order by here.invented, here.hold is not null, here.price, here.chain_id
    ) shown`
}

function pictureOf(product: SQL): SQL {
  const today = sofiaDay()
  return sql`
    select json_build_object('hash', ${im.hash}, 'number', ${bp.number}, 'width', ${bp.width}, 'height', ${bp.height},
      'box', json_build_object('x', ${o.boxX}, 'y', ${o.boxY}, 'width', ${o.boxWidth}, 'height', ${o.boxHeight}))
    from ${prices.offerMatches} om
    join ${tables.offers} o on ${o.id} = ${om.offerId} and ${o.published} and ${o.currentFrom} <= ${today}
      and ${o.currentTo} >= ${today}
    join ${tables.brochures} on ${tables.brochures.id} = ${o.brochureId} and ${isPublicBrochure}
    join ${tables.imports} im on ${im.id} = ${tables.brochures.activeImportId} and ${im.hash} is not null
    join ${tables.brochurePages} bp on ${bp.importId} = ${im.id} and ${bp.number} = ${o.pageNumber}
      and ${bp.hidden} is not true
    where ${om.productId} = ${product} and ${o.boxWidth} > 0 and ${o.boxHeight} > 0
    order by ${om.score} desc nulls last, ${o.id} limit 1`
}

export async function readProductCards(ids: number[], chosen: CardChoice): Promise<ReadCard[]> {
  if (ids.length === 0) return []
  const product = sql`${p.id}`
  const { withoutCard, ...choice } = chosen.offers
  const [rows, offers] = await Promise.all([
    publicRows(sql`
      with newest_days as materialized (${newestDays})
      select hit.place as nth, ${p.id}, ${p.slug}, ${p.title}, ${p.brand}, ${p.groupNumber},
        coalesce((
          select ${isOneOf(g.verdictRule, 'none')} from ${tables.productGroups} g where ${g.number} = ${p.groupNumber}), true
        ) as ranked,
        (${sellersOf(product, chosen)}) as reports,
        (select ${ruleOfGroup} from ${tables.productGroups} g where ${g.number} = ${p.groupNumber}) as rule,
        (${pictureOf(product)}) as picture,
        (select ${prices.places.code} from ${prices.places} where ${prices.places.id} = ${chosen.place ?? null}::integer)
          as place
      from unnest(${sql.param(ids)}::integer[]) with ordinality as hit(id, place)
      join ${prices.products} p on ${p.id} = hit.id
      order by nth`),
    readOffersOfProducts(ids, { ...choice, size: null }),
  ])
  const open = offers.filter(({ loyaltyOnly }) => !withoutCard || !loyaltyOnly)
  const byProduct = Map.groupBy(open, ({ product: of }) => of?.id)
  const read = readableRows(row, rows, 'price-data/cards')
  const verdicts = await verdictsIn(read, chosen.place)
  return read.map((found) => {
    const { id, slug, title, brand, group_number: group, ranked, reports, rule: _, place, ...rest } = found
    return {
      ...{ id, slug, title, brand, group, place, isRanked: ranked },
      details: offerDetails({ title, brand, packSize: null }),
      reports: (reports ?? []).map((report) =>
        toReported({ ...report, verdict: verdicts.get(report.listing) ?? report.verdict }),
      ),
      chains: reports?.[0]?.sellers ?? 0,
      offers: ranked ? (byProduct.get(id) ?? []).map(toOffered) : [],
      picture: rest.picture && toPicture(rest.picture),
    }
  })
}

/** Verdicts on promotions by listing; those in a town are not stored, so they are computed here. */
async function verdictsIn(cards: z.infer<typeof row>[], place: number | undefined): Promise<Map<number, Verdict>> {
  if (place === undefined) return new Map()
  const asked = cards.flatMap(({ reports, rule }) =>
    (reports ?? [])
      .filter(({ old, hold }) => old !== null && hold === null)
      .map(({ listing: id, company: companyId, day }) => ({ id, companyId, day, rule })),
  )
  return judgeListings(await publicDb(), asked, place)
}

function toPicture({ hash, number, width, height, box }: z.infer<typeof picture>): CardProduct['picture'] {
  return { image: { base: pageBase(hash, number), width, height }, box }
}
