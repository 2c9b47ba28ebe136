import { isAutosave } from '@collections/hooks/refuse-stale'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { medicineCategory } from '@/domain/product-group-rules'
import { type Verdict, verdictOnClaim } from '@/domain/reduction'
import { lowestDays, priceDays } from '@/domain/validity'
import { readableRows } from '@/server/db/readable-rows'
import { uuidsOf } from '@/server/db/row-ids'
import { named, setExcluded, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { readHistories } from '../history-query'
import { historyDays } from './judge-listings'
import { ruleOfGroup, verdictRule } from './verdict-rule'

const { brochures, categories, prices, productGroups } = tables
const { offerReductions } = prices
const b = alias(brochures, 'b')
const c = alias(categories, 'c')
const ch = alias(prices.chains, 'ch')
const g = alias(productGroups, 'g')
const k = alias(prices.companies, 'k')
const l = alias(prices.listings, 'l')
const m = alias(prices.offerMatches, 'm')
const o = alias(tables.offers, 'o')
const x = alias(offerReductions, 'x')

const atOnce = 2_000

const row = z.object({
  id: z.string(),
  price: z.number(),
  old: z.number(),
  first_day: z.string(),
  rule: verdictRule.nullable(),
  listings: z.array(z.object({ id: z.number(), companyId: z.number() })),
})
type Claim = z.infer<typeof row>

/**
 * Judges the printed old prices by the shop's earlier reports for the product. Offers without a match, or without a
 * group or category that may be judged, get no row. Runs in the given transaction.
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

export async function judgeCurrentOffers(database: Database): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await database.execute(sql`
      select ${o.id} from ${tables.offers} o where ${o.id} > ${after}::uuid and ${o.currentTo} >= ${sofiaDay()}
        and ${o.oldPriceCents} > ${o.priceCents}
      order by ${o.id} limit ${atOnce}`)
    const ids = uuidsOf(rows)
    const last = ids.at(-1)
    if (last === undefined) return
    await judgeOffers(database, ids)
    after = last
  }
}

/** Another transaction may have judged the same offer since the deletion: the later verdict stays. */
async function judge(database: Database, these: SQL): Promise<void> {
  const claims = await readClaims(database, these)
  const verdicts = await verdictsOn(database, claims)
  await database.execute(sql`delete from ${offerReductions} x where ${x.offerId} = ${these}`)
  await database.execute(sql`
    insert into ${offerReductions} (${named(offerReductions, 'offerId', 'verdict')})
    select id, verdict from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb) as row(id uuid, verdict jsonb) order by id
    on conflict (${named(offerReductions, 'offerId')}) do update set ${setExcluded(offerReductions, 'verdict')}`)
}

/** Held-back listings are no evidence of a shop's prices. */
async function readClaims(database: Database, these: SQL): Promise<Claim[]> {
  const isMedicine = sql`exists (select from ${categories} c where ${c.slug} = ${medicineCategory}
    and ${c.id} in (${o.categoryId}, ${b.categoryId}))`
  const { rows } = await database.execute(sql`
    select ${o.id}, ${o.priceCents} as price, ${o.oldPriceCents} as old, ${o.currentFrom} as first_day,
      case when not ${isMedicine} then ${ruleOfGroup} end as rule,
      coalesce((
        select json_agg(json_build_object('id', ${l.id}, 'companyId', ${l.companyId})) from ${prices.listings} l
        join ${prices.companies} k on ${k.id} = ${l.companyId} join ${prices.chains} ch on ${ch.id} = ${k.chainId}
        where ${l.productId} = ${m.productId} and ${l.hold} is null and ${ch.retailerId} = ${o.retailerId}
      ), '[]') as listings
    from ${tables.offers} o
    join ${brochures} b on ${b.id} = ${o.brochureId}
    left join ${prices.offerMatches} m on ${m.offerId} = ${o.id}
    left join ${productGroups} g on ${g.number} = ${m.groupNumber}
    where ${o.id} = ${these} and ${o.oldPriceCents} > ${o.priceCents} and ${o.currentFrom} is not null
      and (${m.offerId} is not null or ${isMedicine})`)
  return readableRows(row, rows, 'price-data/reductions')
}

type Judged = { id: string; verdict: Verdict }

/** A chain may report a product several times; the lowest price of a day counts. */
async function verdictsOn(database: Database, claims: Claim[]): Promise<Judged[]> {
  const [oldest] = claims.map(({ first_day: day }) => day).sort()
  if (oldest === undefined) return []
  const asked = claims.flatMap(({ listings }) => listings)
  const histories = await readHistories(database, asked, 0, addDays(oldest, -historyDays))
  const byListing = new Map(histories.map((history) => [history.id, history]))
  return claims.flatMap(({ id, listings, rule, ...claim }) => {
    const known = listings.flatMap((listing) => byListing.get(listing.id) ?? [])
    const days = lowestDays(known.map(({ spans, observed }) => priceDays(spans, observed)))
    const verdict = verdictOnClaim(days, { from: claim.first_day, price: claim.price, old: claim.old }, rule)
    return verdict ? [{ id, verdict }] : []
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
 * A brochure's days and category decide what its old prices are compared with. Runs after its offers have been given
 * them, and before they are indexed with their verdicts.
 */
export const judgeBrochureAfterChange: CollectionAfterChangeHook = async ({ doc, req, operation }) => {
  if (operation === 'create' || isAutosave(req, doc)) return doc
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${o.id} from ${tables.offers} o where ${o.brochureId} = ${doc.id} and ${o.oldPriceCents} > ${o.priceCents}`)
  await judgeOffers(database, uuidsOf(rows))
  return doc
}
