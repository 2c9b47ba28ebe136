import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { addDays } from '@/domain/calendar-day'
import {
  type OutlierReason,
  outlierHoldOf,
  outlierIn,
  type PriceHold,
  priceDecisions,
  rangeOfGroup,
  rangeOfHistory,
  usualDays,
} from '@/domain/price-outlier'
import { priceDays } from '@/domain/validity'
import { readHistories } from '@/features/price-data/history-query'
import { isRanked, joinOwnGroup, unitPriceIn } from '@/features/price-data/lowest-price'
import { refreshProducts } from '@/features/price-data/reductions/rebuild-reductions'
import { rebuildChainGroups } from '@/features/price-data/summaries/chain-groups'
import { integerIdsOf } from '@/server/db/row-ids'
import { isOneOf } from '@/server/db/states'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { prices, productGroups } = tables
const { outliers } = prices
const c = alias(prices.chains, 'c')
const g = alias(productGroups, 'g')
const k = alias(prices.companies, 'k')
const l = alias(prices.listings, 'l')
const o = alias(outliers, 'o')
const r = alias(prices.priceReviews, 'r')
const s = alias(prices.spans, 's')
const t = alias(prices.latest, 't')

const row = z
  .object({
    id: z.number(),
    company_id: z.number(),
    chain_id: z.number(),
    invented: z.boolean(),
    day: z.string(),
    price: z.number(),
    unit_cents: z.number().nullable(),
    decision: z.enum(priceDecisions).nullable(),
    reviewed: z.number().nullable(),
  })
  .transform(({ company_id, chain_id, unit_cents, decision, reviewed, ...price }) => ({
    ...price,
    companyId: company_id,
    chain: chain_id,
    unitCents: unit_cents,
    review: decision && reviewed !== null ? { decision, price: reviewed } : null,
  }))

/** Nationwide, in integer euro cents, of a unit in exact ones, with an editor's decision about this or an earlier price. */
type CheckedPrice = z.output<typeof row>

type Found = CheckedPrice & { hold: PriceHold; reasons: OutlierReason[] }

const ofGroup = (group: number | null): SQL =>
  group === null ? sql`${l.groupNumber} is null` : sql`${l.groupNumber} = ${group}`

/** Empty for a group whose prices must not be compared, and without goods filed there that are of such a group. */
async function readPrices(database: Database, group: number | null): Promise<CheckedPrice[]> {
  const { rows } = await database.execute(sql`
    select ${l.id}, ${l.companyId}, ${k.chainId}, ${c.invented}, ${t.day}::text as day,
      least(${t.low}, ${t.promo}) as price, ${unitPriceIn(sql`${g.baseUnit}::text`)} as unit_cents, ${r.decision},
      ${r.price} as reviewed
    from ${prices.listings} l
    join ${prices.latest} t on ${t.listingId} = ${l.id} and ${t.placeId} = 0
    join ${prices.companies} k on ${k.id} = ${l.companyId}
    join ${prices.chains} c on ${c.id} = ${k.chainId}
    left join ${productGroups} g on ${g.number} = ${l.groupNumber}
    left join ${prices.priceReviews} r on ${r.listingId} = ${l.id}
    ${joinOwnGroup}
    where ${ofGroup(group)} and ${isRanked} and coalesce(${isOneOf(g.verdictRule, 'none')}, true)
    order by ${l.id}`)
  return rows.map((value) => row.parse(value))
}

/** Prices within this factor are no outliers of a history. */
const nearFactor = 2

/** Preselects listings with a price far from the newest one, so that only few histories are read. */
async function suspectsOf(database: Database, group: number | null, since: string): Promise<Set<number>> {
  const month = `${since.slice(0, 7)}-01`
  const { rows } = await database.execute(sql`
    select distinct ${l.id} from ${prices.listings} l
    join ${prices.latest} t on ${t.listingId} = ${l.id} and ${t.placeId} = 0
    join ${prices.spans} s on ${s.listingId} = ${l.id} and ${s.placeId} = 0
      and ${s.firstDay} >= ${month}::date and ${s.lastDay} >= ${since}::date
    where ${ofGroup(group)} and (least(${s.low}, ${s.promo}) > ${nearFactor} * least(${t.low}, ${t.promo})
      or ${nearFactor} * least(${s.low}, ${s.promo}) < least(${t.low}, ${t.promo}))`)
  return new Set(integerIdsOf(rows))
}

/**
 * All other prices of the group are compared again.
 * @returns the products of the listings that are held or compared anew
 */
async function writeOutliers(database: Database, group: number | null, found: readonly Found[]): Promise<number[]> {
  const rows = found.map(({ id, day, price, unitCents: unit, hold, reasons }) => ({
    ...{ id, day, price, hold, reasons: reasons.map(inWholeCents) },
    unit_cents: unit === null ? null : Math.round(unit),
  }))
  const ids = sql`${sql.param(found.map(({ id }) => id))}::integer[]`
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as found (id integer, day date, price integer, unit_cents integer, hold text, reasons jsonb)`
  await database.execute(sql`
    delete from ${outliers} o using ${prices.listings} l
    where ${l.id} = ${o.listingId} and ${ofGroup(group)} and ${o.listingId} <> all(${ids})`)
  await database.execute(sql`
    insert into ${outliers} (${named(outliers, 'listingId', 'day', 'price', 'unitCents', 'reasons')})
    select id, day, price, unit_cents, reasons from ${given}
    on conflict (${named(outliers, 'listingId')}) do update
      set ${setExcluded(outliers, 'day', 'price', 'unitCents', 'reasons')}`)
  const held = await database.execute(sql`
    update ${prices.listings} l set ${named(prices.listings, 'hold')} = found.hold from ${given}
    where found.id = ${l.id} and ${l.hold} is distinct from found.hold returning ${l.productId} as id`)
  const compared = await database.execute(sql`
    update ${prices.listings} l set ${named(prices.listings, 'hold')} = null
    where ${ofGroup(group)} and ${l.hold} is not null and ${l.id} <> all(${ids}) returning ${l.productId} as id`)
  return integerIdsOf([...held.rows, ...compared.rows].filter(({ id }) => id !== null))
}

/** As editors read it: only the comparison needs parts of a cent. */
function inWholeCents({ range: { low, median, high }, ...reason }: OutlierReason): OutlierReason {
  return { ...reason, range: { low: Math.round(low), median: Math.round(median), high: Math.round(high) } }
}

/** Medicines, tobacco and infant formula are not compared. */
export async function checkAllGroups(database: Database): Promise<void> {
  const { rows } = await database.execute(sql`select ${productGroups.number} as id from ${productGroups}
      order by ${productGroups.number}`)
  for (const group of [...integerIdsOf(rows), null]) await checkGroup(database, group)
}

/**
 * Holds outliers among the newest prices of a group back from comparisons, considering editors' decisions
 * (src/domain/price-outlier.ts). Nationwide only: a wrong price in a town is also the lowest of the country. Listings
 * without a group are only compared with their own history.
 * @returns the products of which a price is held back or compared anew
 */
async function checkGroup(database: Database, group: number | null): Promise<number[]> {
  const prices = await readPrices(database, group)
  const byKind = Map.groupBy(prices, ({ invented }) => invented)
  const ranges = new Map([...byKind].map(([invented, own]) => [invented, rangeOfGroup(own.flatMap(measured))] as const))
  const histories = await historyOutliers(database, group, prices)
  const found = prices.flatMap((price): Found[] => {
    const range = ranges.get(price.invented)
    const inGroup = range && price.unitCents !== null ? outlierIn(price.unitCents, range, 'group') : null
    const inHistory = histories.get(price.id) ?? null
    const reasons = [inGroup, inHistory].filter((reason) => reason !== null)
    const hold = outlierHoldOf(price.price, reasons, price.review)
    return hold ? [{ ...price, hold, reasons }] : []
  })
  return writeOutliers(database, group, found)
}

function measured({ unitCents, chain }: CheckedPrice) {
  return unitCents === null ? [] : [{ unitCents, chain }]
}

async function historyOutliers(
  database: Database,
  group: number | null,
  prices: readonly CheckedPrice[],
): Promise<Map<number, OutlierReason>> {
  const days = prices.map(({ day }) => day).sort()
  const [oldest] = days
  if (!oldest) return new Map()
  const since = addDays(oldest, -usualDays)
  const suspects = await suspectsOf(database, group, since)
  const asked = prices.filter(({ id }) => suspects.has(id))
  const histories = await readHistories(database, asked, 0, since)
  return new Map(
    asked.flatMap(({ id, day, price }, index) => {
      const history = histories[index]
      if (!history) return []
      const from = addDays(day, -usualDays)
      const before = priceDays(history.spans, history.observed).filter((each) => each.day >= from && each.day < day)
      const range = rangeOfHistory(before.map((each) => each.price))
      const outlier = range && outlierIn(price, range, 'history')
      return outlier ? [[id, outlier] as const] : []
    }),
  )
}

/** After an editor's change of these products; other products of the groups may be held back by it or compared anew. */
export async function recheck(
  database: Database,
  { groups, products }: { groups: readonly (number | null)[]; products: number[] },
): Promise<void> {
  const changed = new Set(products)
  for (const group of new Set(groups)) {
    for (const product of await checkGroup(database, group)) changed.add(product)
    if (group !== null) await rebuildChainGroups(database, group)
  }
  await refreshProducts(database, [...changed])
}
