import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import type { Verdict } from '@/domain/reduction'
import { readableRows } from '@/server/db/readable-rows'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { indexReductions } from '@/server/search-index/offer-reductions'
import { indexProducts } from '@/server/search-index/products'
import { joinGroupOfListing, judgeListings, ruleOfGroup, verdictRule } from './judge-listings'
import { judgeOffersOf } from './judge-offers'

const { latest, listings, reductions } = tables.prices
const d = alias(reductions, 'd')
const l = alias(listings, 'l')
const t = alias(latest, 't')

const atOnce = 2_000

const candidate = z.object({
  id: z.number(),
  company_id: z.number(),
  day: z.string(),
  rule: verdictRule.nullable(),
})
type Candidate = z.infer<typeof candidate>
type Judged = { id: number; day: string; verdict: Verdict }

/** The verdict on every promotion of the newest day in the whole country that is not held back, or on those of some products. */
export async function rebuildReductions(database: Database, products?: readonly number[]): Promise<void> {
  const these = products ? sql`${l.productId} = any(${sql.param(products)}::integer[])` : sql`true`
  const ofThese = products ? sql`${d.listingId} in (select ${l.id} from ${listings} l where ${these})` : sql`true`
  await database.execute(sql`delete from ${reductions} d where ${ofThese}`)
  for (let after = 0; ; ) {
    const candidates = await readCandidates(database, after, these)
    const last = candidates.at(-1)
    if (!last) return
    await write(database, await judged(database, candidates))
    after = last.id
  }
}

async function readCandidates(database: Database, after: number, these: SQL): Promise<Candidate[]> {
  const { rows } = await database.execute(sql`
    select ${l.id}, ${l.companyId}, ${t.day}::text as day, ${ruleOfGroup} as rule
    from ${listings} l
    ${joinGroupOfListing}
    join ${latest} t on ${t.listingId} = ${l.id} and ${t.placeId} = 0
    where ${l.id} > ${after} and ${these} and ${t.promo} < ${t.low} and ${l.hold} is null
    order by ${l.id} limit ${atOnce}`)
  return readableRows(candidate, rows, 'price-data/reductions')
}

async function judged(database: Database, candidates: Candidate[]): Promise<Judged[]> {
  const asked = candidates.map(({ id, company_id: companyId, day, rule }) => ({ id, companyId, day, rule }))
  const verdicts = await judgeListings(database, asked, 0)
  return candidates.flatMap(({ id, day }) => {
    const verdict = verdicts.get(id)
    return verdict ? [{ id, day, verdict }] : []
  })
}

async function write(database: Database, found: Judged[]): Promise<void> {
  if (found.length === 0) return
  await database.execute(sql`
    insert into ${reductions} (${named(reductions, 'listingId', 'day', 'verdict')})
    select id, day, verdict from json_to_recordset(${JSON.stringify(found)}::json)
      as found (id integer, day date, verdict jsonb) order by id
    on conflict (${named(reductions, 'listingId')}) do update set ${setExcluded(reductions, 'day', 'verdict')}`)
}

/** After an editor's change of these products: the verdicts on their promotions, on offers that are matched to them, and their rows in search. */
export async function refreshProducts(database: Database, products: number[]): Promise<void> {
  await rebuildReductions(database, products)
  await indexReductions(database, await judgeOffersOf(database, products))
  await indexProducts(database, products)
}
