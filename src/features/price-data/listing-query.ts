import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { addDays, type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import { baseUnits } from '@/domain/pack-size'
import { priceHolds } from '@/domain/price-outlier'
import { reportedReduction, type Verdict } from '@/domain/reduction'
import { unitPrice } from '@/domain/unit-price'
import { comparableDays } from '@/domain/validity'
import { logoUrl } from '@/features/brochures/card-query'
import { readableRows } from '@/server/db/readable-rows'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { verdictShape } from '@/server/db/verdicts'
import { publicDb } from '@/server/replicas/public-reads'
import { editorsReason } from './matching/scoring/reasons'
import { joinGroupOfListing, judgeListings, ruleOfGroup, verdictRule } from './reductions/judge-listings'
import { allPlaces, type Chain, type ListingPrice, type NewestDays } from './types'

const { media, prices, retailers } = tables
const d = alias(prices.reductions, 'd')
const l = alias(prices.listings, 'l')
const t = alias(prices.latest, 't')
const k = alias(prices.companies, 'k')
const c = alias(prices.chains, 'c')
const r = alias(retailers, 'r')
const m = alias(media, 'm')

/** The colour of a chain that is not one of our retailers. */
export const unknownColour = '#6b6459'

export const chainColumns = sql`${c.slug} as chain_slug, ${c.name} as chain_name, ${c.invented},
  ${r.slug} as retailer_slug, ${r.colour}, ${m.filename} as logo`

/** Needs `companies k` in the statement before it. */
export const chainJoins = sql`join ${prices.chains} c on ${c.id} = ${k.chainId}
  left join ${retailers} r on ${r.id} = ${c.retailerId} and ${isPublished(r)}
  left join ${media} m on ${m.id} = ${r.logoId}`

export const chainRow = z.object({
  chain_slug: z.string(),
  chain_name: z.string(),
  invented: z.boolean(),
  retailer_slug: z.string().nullable(),
  colour: z.string().nullable(),
  logo: z.string().nullable(),
})

export function toChain(row: z.infer<typeof chainRow>): Chain {
  return {
    slug: row.chain_slug,
    name: row.chain_name,
    invented: row.invented,
    colour: row.colour ?? unknownColour,
    logoUrl: logoUrl(row.logo),
    retailerSlug: row.retailer_slug,
  }
}

const listingRow = chainRow.extend({
  id: z.number(),
  company_id: z.number(),
  company: z.string().nullable(),
  name: z.string(),
  pack_unit: z.enum(baseUnits).nullable(),
  pack_amount: z.number().nullable(),
  match_score: z.number().nullable(),
  match_reason: z.string().nullable(),
  hold: z.enum(priceHolds).nullable(),
  day: z.string(),
  low: z.number(),
  median: z.number(),
  high: z.number(),
  promo: z.number().nullable(),
  verdict: verdictShape.nullable(),
  rule: verdictRule.nullable(),
  stores: z.number(),
})

export async function readListings(
  condition: SQL,
  placeId: number,
  newest: NewestDays,
  today: CalendarDay = sofiaDay(),
): Promise<ListingPrice[]> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${l.id}, ${l.companyId}, ${k.name} as company, ${l.name}, ${l.packUnit}, ${l.packAmount}, ${l.matchScore},
      ${l.matchReason}, ${l.hold}, ${t.day}::text as day, ${t.low}, ${t.median}, ${t.high}, ${t.promo},
      ${t.stores}, ${d.verdict}, ${ruleOfGroup} as rule, ${chainColumns}
    from ${prices.listings} l
    join ${prices.latest} t on ${t.listingId} = ${l.id} and ${t.placeId} = ${placeId}
    join ${prices.companies} k on ${k.id} = ${l.companyId} ${chainJoins}
    ${joinGroupOfListing}
    left join ${prices.reductions} d on ${placeId} = 0 and ${d.listingId} = ${l.id} and ${d.day} = ${t.day}
    where ${condition}
    order by least(${t.low}, ${t.promo}), ${c.name}, ${l.id}`)
  const found = readableRows(listingRow, rows, 'price-data/listing-query')
  const verdicts = await verdictsIn(found, placeId)
  return found.map((row) => toListing({ ...row, verdict: verdicts.get(row.id) ?? row.verdict }, newest, today))
}

/** Verdicts on promotions by listing; those in a town are not stored, so they are computed here. */
async function verdictsIn(rows: z.infer<typeof listingRow>[], placeId: number) {
  if (placeId === allPlaces.id) return new Map<number, Verdict>()
  const promoted = rows.filter(({ promo, hold }) => promo !== null && hold === null)
  const asked = promoted.map(({ id, company_id: companyId, day, rule }) => ({ id, companyId, day, rule }))
  return judgeListings(await publicDb(), asked, placeId)
}

function toListing(row: z.infer<typeof listingRow>, newest: NewestDays, today: CalendarDay): ListingPrice {
  const { id, name, company, day, low, median, high, stores, hold } = row
  const promo = row.promo !== null && row.promo < low ? row.promo : null
  const price = promo ?? low
  const size = row.pack_unit && row.pack_amount ? { unit: row.pack_unit, amount: row.pack_amount } : null
  const newestOfKind = row.invented ? newest.invented : newest.real
  return {
    ...{ id, name, company, day, low, median, high, promo, price, stores, size, hold },
    companyId: row.company_id,
    chain: toChain(row),
    unitPrice: unitPrice(price, size),
    reduction: reportedReduction(
      { price, old: promo === null || hold !== null ? null : low, day, verdict: row.verdict },
      today,
    ),
    match: { score: row.match_score, reason: row.match_reason, byEditor: row.match_reason === editorsReason },
    kept: newestOfKind !== null && day < newestOfKind,
    comparable: newestOfKind === null || day >= addDays(newestOfKind, -comparableDays),
  }
}
