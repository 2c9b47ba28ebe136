import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { comparableDays } from '@/domain/validity'
import { readProductCards } from '@/features/price-data/cards/read-cards'
import type { CardProduct, ReportedPrice } from '@/features/price-data/cards/types'
import { cardOfListing, reportOfListing } from '@/features/price-data/cards/types'
import { chainColumns, chainJoins, chainRow, readListings, toChain } from '@/features/price-data/listing-query'
import { allPlaces, type Chain, type ListingPrice } from '@/features/price-data/types'
import { cached } from '@/server/cache/cached'
import { dayTag, tag } from '@/server/cache/tags'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'
import { getNewestDays } from './coverage'

const { chainGroups, chains, groupMovements, listings, reductions } = tables.prices
const c = alias(chains, 'c')
const k = alias(chainGroups, 'k')
const l = alias(listings, 'l')
const m = alias(groupMovements, 'm')
const r = alias(reductions, 'r')

/** A promotion that the 30-day rule upholds. Integer euro cents. */
export type VerifiedReduction = {
  listing: ListingPrice
  card: CardProduct
  /** Key of the judged price on the card. */
  lead: string
  groupNumber: number | null
}

const reductionRow = z.object({
  id: z.number(),
  product: z.number().nullable(),
  group_number: z.number().nullable(),
})

/** At most one reduction per product, of prices not older than two days. */
async function readReductions(limit: number): Promise<VerifiedReduction[]> {
  const oldest = addDays(sofiaDay(), -comparableDays)
  const { rows } = await (await publicDb()).execute(sql`
    select ${l.id}, ${l.productId} as product, ${l.groupNumber}
    from (
      select distinct on (product) * from (
        select ${r}.*, coalesce(${l.productId}, -${l.id}) as product from ${reductions} r
        join ${listings} l on ${l.id} = ${r.listingId}
        where ${r.day} >= ${oldest}::date and ${r.percent} is not null order by ${r.percent} desc, ${r.listingId} limit ${limit * 10}
      ) best order by product, percent desc, listing_id
    ) r
    join ${listings} l on ${l.id} = ${r.listingId}
    order by ${r.percent} desc, ${l.id} limit ${limit}`)
  const found = readableRows(reductionRow, rows, 'prices/overview-query')
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const [priced, cards] = await Promise.all([
    readListings(sql`${l.id} = any(${sql.param(ids)}::integer[])`, allPlaces.id, await getNewestDays()),
    readProductCards(
      found.flatMap(({ product }) => product ?? []),
      { companies: null, place: undefined, offers: { chain: null, town: null, withoutCard: false } },
    ),
  ])
  const byId = new Map(priced.map((listing) => [listing.id, listing]))
  const byProduct = new Map(cards.map((card) => [card.id, card]))
  return found.flatMap(({ id, product, group_number: groupNumber }) => {
    const listing = byId.get(id)
    if (!listing) return []
    const card = product === null ? undefined : byProduct.get(product)
    const report = reportOfListing(listing)
    return [
      {
        listing,
        groupNumber,
        lead: report.key,
        card: card ? withJudged(card, report) : { ...cardOfListing(listing, true), group: groupNumber },
      },
    ]
  })
}

/** The chain's lowest price may be of another listing of the product: then both are shown, the judged one first. */
function withJudged(card: CardProduct, judged: ReportedPrice): CardProduct {
  const others = card.reports.filter(({ chain, price }) => chain !== judged.chain || price !== judged.price)
  return { ...card, reports: [judged, ...others] }
}

export function getReductions(limit: number): Promise<VerifiedReduction[]> {
  const tags = [tag.prices, tag.offers, tag.brochures, tag.retailers, dayTag]
  return cached({ name: 'price-reductions', key: [String(limit)], tags }, () => readReductions(limit))
}

export type ChainGroup = { chain: Chain; group: number; day: string; listings: number; unitCents: number | null }

const chainGroupRow = chainRow.extend({
  group_number: z.number(),
  day: z.string(),
  listings: z.number(),
  unit_cents: z.number().nullable(),
})

async function readChainGroups(): Promise<ChainGroup[]> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${k.groupNumber}, ${k.day}::text as day, ${k.listings}, ${k.unitCents}, ${chainColumns}
    from ${chainGroups} k ${chainJoins}
    order by ${k.groupNumber}, lower(${c.name})`)
  return readableRows(chainGroupRow, rows, 'prices/overview-query').map((found) => {
    const { group_number: group, day, listings, unit_cents: unitCents, ...chain } = found
    return { chain: toChain(chain), group, day, listings, unitCents }
  })
}

export function getChainGroups(): Promise<ChainGroup[]> {
  return cached({ name: 'price-chain-groups', key: [], tags: [tag.prices, tag.retailers] }, readChainGroups)
}

/** In thousandths. */
export type GroupMovement = {
  group: number
  invented: boolean
  from: string
  to: string
  listings: number
  permille: number
}

const movementRow = z.object({
  group: z.number(),
  invented: z.boolean(),
  from: z.string(),
  to: z.string(),
  listings: z.number(),
  permille: z.number(),
})

async function readMovements(): Promise<GroupMovement[]> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${m.groupNumber} as group, ${m.invented}, ${m.fromDay}::text as from, ${m.toDay}::text as to, ${m.listings},
      ${m.permille}
    from ${groupMovements} m order by ${m.invented}, ${m.permille} desc, ${m.groupNumber}`)
  return readableRows(movementRow, rows, 'prices/overview-query')
}

export function getMovements(): Promise<GroupMovement[]> {
  return cached({ name: 'price-movements', key: [], tags: [tag.prices] }, readMovements)
}
