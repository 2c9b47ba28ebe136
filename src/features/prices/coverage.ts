import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { chainColumns, chainJoins, chainRow, toChain } from '@/features/price-data/listing-query'
import { allPlaces, type Chain, type NewestDays, type Place } from '@/features/price-data/types'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'

const { chains, companies, companyDays, places } = tables.prices
const c = alias(chains, 'c')
const k = alias(companies, 'k')
const m = alias(tables.media, 'm')
const r = alias(tables.retailers, 'r')

const placesRow = z.object({ id: z.number(), code: z.string(), name: z.string() })

async function readPlaces(): Promise<Place[]> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${places.id}, ${places.code}, ${places.name} from ${places} where ${places.id} <> ${allPlaces.id}
      order by ${places.name}, ${places.code}`)
  return readableRows(placesRow, rows, 'prices/coverage')
}

export function getPlaces(): Promise<Place[]> {
  return cached({ name: 'price-places', key: [], tags: [tag.prices] }, readPlaces)
}

/** An unknown code means the whole country. */
export async function findPlace(code: string | null): Promise<Pick<Place, 'id' | 'code'> & { name: string | null }> {
  const place = code ? (await getPlaces()).find((known) => known.code === code) : undefined
  return place ?? { ...allPlaces, name: null }
}

export type ChainCoverage = { chain: Chain; days: number; first: string; last: string; rows: number }

const row = chainRow.extend({
  days: z.coerce.number(),
  first: z.string(),
  last: z.string(),
  rows: z.coerce.number(),
})

/** `rows` counts all rows that were read. */
export async function readCoverage(): Promise<ChainCoverage[]> {
  const { rows } = await (await publicDb()).execute(sql`
    with days as (
      select ${companyDays.companyId}, count(*) as days, min(${companyDays.day}) as first, max(${companyDays.day}) as last,
        sum(${companyDays.rowsRead}) as rows
      from ${companyDays} group by ${companyDays.companyId}
    )
    select ${chainColumns}, max(days) as days, min(first)::text as first, max(last)::text as last,
      sum(rows) as rows
    from days join ${companies} k on ${k.id} = days.company_id ${chainJoins}
    group by ${c.id}, ${r.slug}, ${r.colour}, ${m.filename}
    order by ${c.invented}, lower(${c.name})`)
  return readableRows(row, rows, 'prices/coverage').map((found) => {
    const { days, first, last, rows: read } = found
    return { chain: toChain(found), days, first, last, rows: read }
  })
}

export function getCoverage(): Promise<ChainCoverage[]> {
  return cached({ name: 'price-coverage', key: [], tags: [tag.prices, tag.retailers] }, readCoverage)
}

export async function getNewestDays(): Promise<NewestDays> {
  const coverage = await getCoverage()
  const newest = (invented: boolean) =>
    coverage
      .filter(({ chain }) => chain.invented === invented)
      .reduce<string | null>((day, { last }) => (day === null || last > day ? last : day), null)
  return { real: newest(false), invented: newest(true) }
}
