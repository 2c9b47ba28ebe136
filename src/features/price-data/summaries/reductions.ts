import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { addDays } from '@/domain/calendar-day'
import { verdictOf } from '@/domain/reduction'
import { priceDays } from '@/domain/validity'
import { readableRows } from '@/server/db/readable-rows'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { readHistories } from '../history-query'
import { unitCents } from '../lowest-price'

const { chainGroups, companies, latest, listings, reductions } = tables.prices
const { productGroups } = tables
const g = alias(productGroups, 'g')
const k = alias(companies, 'k')
const l = alias(listings, 'l')
const t = alias(latest, 't')

/** Far enough to find the start of a long promotion and the 30 days before it. */
export const historyDays = 400

const atOnce = 2_000

const candidate = z.object({ id: z.number(), company_id: z.number(), day: z.string() })
type Candidate = z.infer<typeof candidate>
type Upheld = { id: number; day: string; startedOn: string; price: number; reference: number; percent: number }

/** Every promotion of the newest day in the whole country that the 30-day rule upholds, of groups that may be judged. */
export async function rebuildReductions(database: Database): Promise<void> {
  await database.execute(sql`delete from ${reductions}`)
  for (let after = 0; ; ) {
    const candidates = await readCandidates(database, after)
    const last = candidates.at(-1)
    if (!last) return
    await write(database, await upheld(database, candidates))
    after = last.id
  }
}

async function readCandidates(database: Database, after: number): Promise<Candidate[]> {
  const { rows } = await database.execute(sql`
    select ${l.id}, ${l.companyId}, ${t.day}::text as day
    from ${listings} l
    join ${productGroups} g on ${g.number} = ${l.groupNumber} and ${g.verdictRule} = 'none'
      and ${g.perishable} is not true
    join ${latest} t on ${t.listingId} = ${l.id} and ${t.placeId} = 0
    where ${l.id} > ${after} and ${t.promo} < ${t.low} and ${l.hold} is null
    order by ${l.id} limit ${atOnce}`)
  return readableRows(candidate, rows, 'price-data/summaries/reductions')
}

async function upheld(database: Database, candidates: Candidate[]): Promise<Upheld[]> {
  const [oldest = ''] = candidates.map(({ day }) => day).sort()
  const since = addDays(oldest, -historyDays)
  const asked = candidates.map(({ id, company_id: companyId }) => ({ id, companyId }))
  const histories = await readHistories(database, asked, 0, since)
  return candidates.flatMap(({ id, day }, index): Upheld[] => {
    const history = histories[index]
    if (!history) return []
    const seen = priceDays(history.spans, history.observed)
    const verdict = verdictOf(seen, { perishable: false, noVerdict: null })
    const today = seen.at(-1)
    if (verdict.kind !== 'reduced' || verdict.percent === null || today?.day !== day) return []
    const { startedOn, reference, percent } = verdict
    return [{ id, day, startedOn, price: today.price, reference, percent }]
  })
}

async function write(database: Database, found: Upheld[]): Promise<void> {
  if (found.length === 0) return
  await database.execute(sql`
    insert into ${reductions} (${named(reductions, 'listingId', 'day', 'startedOn', 'price', 'reference', 'percent')})
    select id, day, "startedOn", price, reference, percent
    from json_to_recordset(${JSON.stringify(found)}::json)
      as found (id integer, day date, "startedOn" date, price integer, reference integer, percent smallint)`)
}

/** Renews what each chain has of each group, or of one, in the whole country, and its lowest price per kilo, litre or piece of those not held back. */
export async function rebuildChainGroups(database: Database, group: number | null = null): Promise<void> {
  const chosen = (column: SQL) => (group === null ? sql`true` : sql`${column} = ${group}`)
  await database.execute(sql`delete from ${chainGroups} where ${chosen(sql`${chainGroups.groupNumber}`)}`)
  await database.execute(sql`
    insert into ${chainGroups} (${named(chainGroups, 'chainId', 'groupNumber', 'day', 'listings', 'unitCents')})
    select ${k.chainId}, ${l.groupNumber}, max(${t.day}), count(*),
      min(${unitCents(sql`${g.baseUnit}::text`)}) filter (where ${l.hold} is null)
    from ${latest} t
    join ${listings} l on ${l.id} = ${t.listingId}
    join ${companies} k on ${k.id} = ${l.companyId}
    join ${productGroups} g on ${g.number} = ${l.groupNumber}
    where ${t.placeId} = 0 and ${chosen(sql`${l.groupNumber}`)}
    group by ${k.chainId}, ${l.groupNumber}`)
}
