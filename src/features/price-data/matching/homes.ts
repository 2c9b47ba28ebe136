import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { productCode } from '@/domain/ean'
import { normalise } from '@/domain/search-text'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { listings } = tables.prices

const row = z.object({ id: z.number(), code: z.string(), name: z.string(), group: z.number() })
type Row = z.infer<typeof row>

export type Homes = ReadonlyMap<number, number>

/**
 * Chains file one barcode in different groups: its listings are matched where most of them are. A listing that shares
 * no word with those has the barcode by error and stays, as does a pinned one.
 */
export async function homesOf(database: Database): Promise<Homes> {
  const { rows } = await database.execute(sql`
    select ${listings.id}, ${listings.code}, ${listings.name}, ${listings.groupNumber} as "group" from ${listings}
    where not ${listings.pinned} and ${listings.groupNumber} is not null and ${listings.code} in (
      select ${listings.code} from ${listings} where ${listings.code} ~ '^[013-9][0-9]{12}$'
      group by 1 having count(distinct ${listings.groupNumber}) > 1)
    order by ${listings.id}`)
  const found = rows.map((value) => row.parse(value)).filter(({ code }) => productCode(code) !== null)
  return new Map([...Map.groupBy(found, ({ code }) => code).values()].flatMap(strayIn))
}

function strayIn(bearers: readonly Row[]): [id: number, home: number][] {
  const groups = [...Map.groupBy(bearers, ({ group }) => group)]
  const [home, there] = groups.sort(([a, as], [b, bs]) => bs.length - as.length || a - b)[0] ?? []
  if (home === undefined || !there) return []
  const words = new Set(there.flatMap(({ name }) => wordsOf(name)))
  const stray = bearers.filter(({ group, name }) => group !== home && wordsOf(name).some((word) => words.has(word)))
  return stray.map(({ id }) => [id, home])
}

const wordsOf = (name: string) => normalise(name).filter((word) => !/^\d/.test(word))
