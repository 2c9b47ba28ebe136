import { isAutosave } from '@collections/hooks/refuse-stale'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { type Verdict, verdictOnClaim } from '@/domain/reduction'
import { comparableDays, lowestDays, priceDays } from '@/domain/validity'
import { needsSeveralOf } from '@/server/db/multi-buy'
import { isOfPharmacy } from '@/server/db/pharmacies'
import { readableRows } from '@/server/db/readable-rows'
import { uuidsOf } from '@/server/db/row-ids'
import { named, setExcluded, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { verdictShape } from '@/server/db/verdicts'
import { readHistories } from '../history-query'
import { historyDays, ruleOfGroup, verdictRule } from './judge-listings'

const { brochures, prices, productGroups } = tables
const { offerReductions } = prices
const b = alias(brochures, 'b')
const ch = alias(prices.chains, 'ch')
const d = alias(prices.reductions, 'd')
const g = alias(productGroups, 'g')
const k = alias(prices.companies, 'k')
const l = alias(prices.listings, 'l')
const m = alias(prices.offerMatches, 'm')
const o = alias(tables.offers, 'o')
const t = alias(prices.latest, 't')
const x = alias(offerReductions, 'x')

const atOnce = 2_000

const row = z.object({
  id: z.string(),
  price: z.number(),
  old: z.number().nullable(),
  first_day: z.string(),
  rule: verdictRule.nullable(),
  listings: z.array(z.object({ id: z.number(), companyId: z.number() })),
  report: z.object({ old: z.number(), verdict: verdictShape }).nullable(),
})
type Claim = z.infer<typeof row>

/**
 * Judges the printed old prices by the shop's earlier reports for the product. Where that says too little, or no old
 * price is printed, an offer has the stored verdict on its shop's own promotion at the same price. Offers without a
 * match, or without a group or category that may be judged, get no row, nor does the price of one of several. Runs in
 * the given transaction, after `rebuildReductions`.
 */
export async function judgeOffers(database: Database, offers: readonly string[]): Promise<void> {
  if (offers.length === 0) return
  await judge(database, sql`any(${sql.param(offers)}::uuid[])`)
}

/** Judges the offers that are matched to these products. Returns the ids of the offers. */
export async function judgeOffersOf(database: Database, products: readonly number[]): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select ${m.offerId} as id from ${prices.offerMatches} m where ${m.productId} = any(${sql.param(products)}::integer[])`)
  const offers = uuidsOf(rows)
  await judgeOffers(database, offers)
  return offers
}

/** The least id, after which all offers come. */
export const beforeOffers = '00000000-0000-0000-0000-000000000000'

type Next = { after: string; these?: SQL; most?: number }

/** Judges the next of today's and coming offers `o`, all or those of a condition. Returns their ids. */
export async function judgeNextOffers(
  database: Database,
  { after, these = sql`true`, most = atOnce }: Next,
): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select ${o.id} from ${tables.offers} o where ${o.id} > ${after}::uuid and ${o.currentTo} >= ${sofiaDay()}
      and ${these}
    order by ${o.id} limit ${most}`)
  const ids = uuidsOf(rows)
  await judgeOffers(database, ids)
  return ids
}

/** Judges today's and coming offers `o` of a condition. Returns their ids. */
export async function judgeCurrentOffers(database: Database, these: SQL): Promise<string[]> {
  const judged: string[] = []
  for (let after = beforeOffers; ; ) {
    const ids = await judgeNextOffers(database, { after, these })
    const last = ids.at(-1)
    if (last === undefined) return judged
    judged.push(...ids)
    after = last
  }
}

/** Another transaction may have judged the same offer since the deletion: the later verdict stays. */
async function judge(database: Database, these: SQL): Promise<void> {
  const claims = await readClaims(database, these)
  const verdicts = await verdictsOn(database, claims)
  // An ended offer keeps what its shop's report said then: the newest report is of a later day.
  await database.execute(sql`
    delete from ${offerReductions} x where ${x.offerId} = ${these} and (${x.reportedOld} is null or not exists (
      select from ${tables.offers} o where ${o.id} = ${x.offerId} and ${o.currentTo} < ${sofiaDay()}))`)
  await database.execute(sql`
    insert into ${offerReductions} (${named(offerReductions, 'offerId', 'verdict', 'reportedOld')})
    select id, verdict, "reportedOld" from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb)
      as row(id uuid, verdict jsonb, "reportedOld" integer) order by id
    on conflict (${named(offerReductions, 'offerId')}) do update
      set ${setExcluded(offerReductions, 'verdict', 'reportedOld')}`)
}

/** The listings of an offer's product in its shop; held-back ones are no evidence of a shop's prices. */
const listingsOfShop = sql`${prices.listings} l
  join ${prices.companies} k on ${k.id} = ${l.companyId}
  join ${prices.chains} ch on ${ch.id} = ${k.chainId} and ${ch.retailerId} = ${o.retailerId}
    and ${l.productId} = ${m.productId} and ${l.hold} is null`

/**
 * The shop's own report of an offer's price, on one of its days or so shortly before them that it is still compared. A
 * price for card holders is never reported, so an equal one is another.
 */
const sameInReport = sql`
  select json_build_object('old', ${t.low}, 'verdict', ${d.verdict}) as report from ${listingsOfShop}
  join ${prices.latest} t on ${t.listingId} = ${l.id} and ${t.placeId} = 0 and ${t.promo} = ${o.priceCents}
    and ${t.day} between ${o.currentFrom}::date - ${comparableDays}::integer and ${o.currentTo}::date
  join ${prices.reductions} d on ${d.listingId} = ${l.id} and ${d.day} = ${t.day}
  where ${o.loyaltyOnly} is not true
  order by ${t.day} desc, ${l.id} limit 1`

async function readClaims(database: Database, these: SQL): Promise<Claim[]> {
  const isMedicine = isOfPharmacy(o, b)
  const { rows } = await database.execute(sql`
    select ${o.id}, ${o.priceCents} as price, ${o.oldPriceCents} as old, ${o.currentFrom} as first_day,
      case when not ${isMedicine} then ${ruleOfGroup} end as rule,
      coalesce((
        select json_agg(json_build_object('id', ${l.id}, 'companyId', ${l.companyId})) from ${listingsOfShop}
      ), '[]') as listings, reported.report
    from ${tables.offers} o
    join ${brochures} b on ${b.id} = ${o.brochureId}
    left join ${prices.offerMatches} m on ${m.offerId} = ${o.id}
    left join ${productGroups} g on ${g.number} = ${m.groupNumber}
    left join lateral (${sameInReport}) reported on not ${isMedicine}
      and coalesce(${g.verdictRule} = 'none', true)
    where ${o.id} = ${these} and ${o.currentFrom} is not null and not ${needsSeveralOf(o)} and (
      (${o.oldPriceCents} > ${o.priceCents} and (${m.offerId} is not null or ${isMedicine}))
      or (${o.oldPriceCents} is null and reported.report is not null))`)
  return readableRows(row, rows, 'price-data/reductions')
}

/** `reportedOld` is the shelf price of the shop's report in euro cents; null where the offer prints an old price. */
type Judged = { id: string; verdict: Verdict; reportedOld: number | null }

/** A chain may report a product several times; the lowest price of a day counts. */
async function verdictsOn(database: Database, claims: Claim[]): Promise<Judged[]> {
  const [oldest] = claims.map(({ first_day: day }) => day).sort()
  if (oldest === undefined) return []
  const asked = claims.flatMap(({ old, listings }) => (old === null ? [] : listings))
  const histories = await readHistories(database, asked, 0, addDays(oldest, -historyDays))
  const byListing = new Map(histories.map((history) => [history.id, history]))
  return claims.flatMap(({ id, price, old, first_day: from, rule, listings, report }): Judged[] => {
    if (old === null) return report ? [{ id, verdict: report.verdict, reportedOld: report.old }] : []
    const known = listings.flatMap((listing) => byListing.get(listing.id) ?? [])
    const days = lowestDays(known.map(({ spans, observed }) => priceDays(spans, observed)))
    const own = verdictOnClaim(days, { from, price, old }, rule)
    const verdict = own && own.answer !== 'unknown' ? own : (report?.verdict ?? own)
    return verdict ? [{ id, verdict, reportedOld: null }] : []
  })
}

/**
 * Runs after the matching. Imports of many offers set `indexLater` in the request's context and call `judgeOffers` at
 * the end.
 */
export const judgeOfferAfterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!req.context.indexLater) await judgeOffers(await transactionOf(req), [doc.id])
  return doc
}

/**
 * A brochure's days and category decide what the prices of its offers are compared with. Runs after its offers have
 * been given them, and before they are indexed with their verdicts.
 */
export const judgeBrochureAfterChange: CollectionAfterChangeHook = async ({ doc, req, operation }) => {
  if (operation === 'create' || isAutosave(req, doc)) return doc
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${o.id} from ${tables.offers} o where ${o.brochureId} = ${doc.id}`)
  await judgeOffers(database, uuidsOf(rows))
  return doc
}
