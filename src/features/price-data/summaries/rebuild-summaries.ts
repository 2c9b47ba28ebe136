import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { addDays } from '@/domain/calendar-day'
import { fewestOfGroup, usualDays } from '@/domain/price-outlier'
import { comparableDays } from '@/domain/validity'
import { lockImports } from '@/features/price-data/import/import-lock'
import { checkAllGroups } from '@/features/price-data/outliers/check-group'
import { invalidate, notify } from '@/server/cache/invalidate'
import { tag } from '@/server/cache/tags'
import { db, inTransaction } from '@/server/cms'
import { isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { indexReductions } from '@/server/search-index/offer-reductions'
import { indexAllProducts } from '@/server/search-index/products'
import { linkChains } from '../link-chains'
import { isRanked, joinOwnGroup, unitPriceIn } from '../lowest-price'
import { beforeOffers, judgeNextOffers } from '../reductions/judge-offers'
import { rebuildReductions } from '../reductions/rebuild-reductions'
import { rebuildChainGroups } from './chain-groups'

const { prices, productGroups } = tables
const { chainGroups, groupMovements, usualPrices } = prices
const c = alias(prices.chains, 'c')
const g = alias(productGroups, 'g')
const k = alias(prices.companies, 'k')
const l = alias(prices.listings, 'l')
const s = alias(prices.spans, 's')
const t = alias(prices.latest, 't')
const past = alias(prices.spans, 't')

const row = z.object({ invented: z.boolean(), day: z.string() })

type NewestDay = z.infer<typeof row>

/** For real and for invented chains. Needs `rebuildChainGroups` first. */
async function newestDays(database: Database): Promise<NewestDay[]> {
  const { rows } = await database.execute(sql`
    select ${c.invented}, max(${chainGroups.day})::text as day
    from ${chainGroups} join ${prices.chains} c on ${c.id} = ${chainGroups.chainId}
    group by ${c.invented}`)
  return rows.map((value) => row.parse(value))
}

const movementDays = 30

/** With fewer products or chains, a group has no movement. */
const fewestListings = 5
const fewestChains = 2

/**
 * The median change of a group's products in 30 days, each compared with itself, so that a changed assortment moves
 * nothing. Real and invented chains are never mixed.
 */
async function rebuildMovements(database: Database): Promise<void> {
  await database.execute(sql`delete from ${groupMovements}`)
  for (const newest of await newestDays(database)) await addMovements(database, newest)
}

async function addMovements(database: Database, { invented, day }: NewestDay): Promise<void> {
  const oldest = addDays(day, -comparableDays)
  const from = addDays(day, -movementDays)
  // Literals, so that only the partitions of these months are read.
  const month = `${addDays(oldest, -movementDays).slice(0, 7)}-01`
  await database.execute(sql`
    insert into ${groupMovements}
      (${named(groupMovements, 'groupNumber', 'invented', 'fromDay', 'toDay', 'listings', 'permille')})
    select ${l.groupNumber}, ${invented}::boolean, ${from}::date, ${day}::date, count(*),
      round(1000 * (percentile_cont(0.5) within group (
        order by least(${t.low}, ${t.promo})::float8 / least(${s.low}, ${s.promo})) - 1))
    from ${prices.latest} t
    join ${prices.listings} l on ${l.id} = ${t.listingId} and ${l.hold} is null
    join ${prices.companies} k on ${k.id} = ${l.companyId}
    join ${prices.chains} c on ${c.id} = ${k.chainId} and ${c.invented} = ${invented}
    join ${productGroups} g on ${g.number} = ${l.groupNumber} and ${isOneOf(g.verdictRule, 'none')}
    join ${prices.spans} s on ${s.listingId} = ${t.listingId} and ${s.placeId} = 0
      and ${s.firstDay} between ${month}::date and ${from}::date
      and ${s.firstDay} <= ${t.day} - ${movementDays}::integer and ${s.lastDay} >= ${t.day} - ${movementDays}::integer
    ${joinOwnGroup}
    where ${isRanked} and ${t.placeId} = 0 and ${t.day} >= ${oldest}::date and least(${s.low}, ${s.promo}) > 0
    group by ${l.groupNumber}
    having count(*) >= ${fewestListings} and count(distinct ${c.id}) >= ${fewestChains}`)
}

/**
 * The middle half of each group's nationwide unit prices over the last days, real and invented chains apart: a price
 * counts on every day that it held. Price lists round, so equal prices are added up before they are put in order.
 */
async function rebuildUsualPrices(database: Database): Promise<void> {
  await database.execute(sql`delete from ${usualPrices}`)
  for (const { invented, day } of await newestDays(database)) {
    const from = addDays(day, -usualDays)
    // A literal, so that only the partitions of these months are read: a span never crosses the end of a month.
    const month = `${from.slice(0, 7)}-01`
    await database.execute(sql`
      insert into ${usualPrices} (${named(usualPrices, 'groupNumber', 'invented', 'fromDay', 'toDay', 'low', 'high')})
      with held as (
        select ${l.groupNumber}, ${k.chainId}, ${unitPriceIn(sql`${g.baseUnit}::text`)} as unit_cents,
          greatest(${past.firstDay}, ${from}::date) as first, least(${past.lastDay}, ${day}::date) as last
        from ${prices.spans} t
        join ${prices.listings} l on ${l.id} = ${past.listingId} and ${l.hold} is null
        join ${productGroups} g on ${g.number} = ${l.groupNumber} and ${isOneOf(g.verdictRule, 'none')}
        join ${prices.companies} k on ${k.id} = ${l.companyId}
        join ${prices.chains} c on ${c.id} = ${k.chainId} and ${c.invented} = ${invented}
        ${joinOwnGroup}
        where ${isRanked} and ${past.placeId} = 0 and ${past.firstDay} between ${month}::date and ${day}::date
          and ${past.lastDay} >= ${from}::date
      ),
      known as (
        select group_number, min(first) as first, max(last) as last from held where unit_cents > 0 group by 1
        having count(*) >= ${fewestOfGroup.prices} and count(distinct chain_id) >= ${fewestOfGroup.chains}
      ),
      weighed as (
        select group_number, unit_cents, sum(last - first + 1) as days from held where unit_cents > 0 group by 1, 2
      ),
      ordered as (
        select group_number, unit_cents, sum(days) over (partition by group_number order by unit_cents) as reached,
          sum(days) over (partition by group_number) as days
        from weighed
      )
      select group_number, ${invented}::boolean, known.first, known.last,
        min(unit_cents) filter (where 4 * reached >= days), min(unit_cents) filter (where 4 * reached >= 3 * days)
      from ordered join known using (group_number)
      group by group_number, known.first, known.last`)
  }
}

/**
 * Recomputes the overviews of the national price data. Must run in the transaction that changed the newest prices:
 * readers see the old summaries until it commits. A million listings take about half a minute.
 */
export async function rebuildPriceSummaries(database: Database): Promise<void> {
  await checkAllGroups(database)
  await rebuildChainGroups(database)
  await rebuildMovements(database)
  await rebuildUsualPrices(database)
  await rebuildReductions(database)
}

/** Also connects the chains that an import has brought with our retailers of the same name. */
export async function refreshPrices(): Promise<void> {
  await inTransaction(async (req) => {
    const database = await transactionOf(req)
    await lockImports(database)
    const linked = await linkChains(database)
    await rebuildPriceSummaries(database)
    await invalidate(linked.length > 0 ? [tag.prices, tag.retailers] : [tag.prices], req)
  })
  await judgeOffersInParts()
  await indexAllProducts(await db())
}

/**
 * Judges all current offers by the prices that were committed. Each part commits: whoever saves one of its offers, or
 * their brochure, waits for it and has five seconds.
 */
export async function judgeOffersInParts(most?: number): Promise<void> {
  for (let after = beforeOffers; ; ) {
    const last = await judgePart(after, most)
    if (last === undefined) break
    after = last
  }
  await notify([tag.prices], await db())
}

/** Returns the id of the last offer of the part. */
async function judgePart(after: string, most?: number): Promise<string | undefined> {
  return inTransaction(async (req) => {
    const database = await transactionOf(req)
    await lockImports(database)
    const ids = await judgeNextOffers(database, { after, most })
    await indexReductions(database, ids)
    return ids.at(-1)
  })
}
