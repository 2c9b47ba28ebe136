import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { productCode } from '@/domain/ean'
import { readProductName } from '@/domain/product-name'
import { sizedName } from '@/domain/sized-name'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { canBeOne } from './one-thing'
import { type Entry, sidesOf } from './scoring/candidates'
import { profileOf } from './scoring/profile'

const { latest, listings } = tables.prices

const row = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  group: z.number().nullable(),
  price: z.number().nullable(),
  pinned: z.boolean(),
})
type Row = z.infer<typeof row>

export type Homes = ReadonlyMap<number, number>

/**
 * Chains file one barcode in different groups, or in none: its listings are matched in the group where most of them
 * are. A listing that cannot be one thing with any of those has the barcode by error and stays. A pinned one has its
 * home in the group of its product (`listingsOf`).
 */
export async function homesOf(database: Database): Promise<Homes> {
  const { rows } = await database.execute(sql`
    select ${listings.id}, ${listings.code}, ${listings.name}, ${listings.groupNumber} as "group",
      ${latest.median} as price, ${listings.pinned}
    from ${listings} left join ${latest} on ${latest.listingId} = ${listings.id} and ${latest.placeId} = 0
    where ${listings.code} in (
      select ${listings.code} from ${listings} where ${listings.code} ~ '^[013-9][0-9]{12}$'
      group by 1 having count(${listings.groupNumber}) > 0 and count(distinct coalesce(${listings.groupNumber}, 0)) > 1)
    order by ${listings.id}`)
  const found = rows.map((value) => row.parse(value)).filter(({ code }) => productCode(code) !== null)
  return new Map([...Map.groupBy(found, ({ code }) => code).values()].flatMap(strayIn))
}

function strayIn(bearers: readonly Row[]): [id: number, home: number][] {
  const groups = [...Map.groupBy(bearers, ({ group }) => group)].flatMap(([group, filed]) =>
    group === null ? [] : [{ group, count: filed.length }],
  )
  const [home] = groups.sort((a, b) => b.count - a.count || a.group - b.group)
  if (!home) return []
  const sides = sidesOf(
    bearers.map((bearer) => entryOf(bearer, home.group)),
    home.group,
  )
  const there = sides.filter((_, index) => bearers[index]?.group === home.group)
  return bearers.flatMap(({ id, group, pinned }, index): [number, number][] => {
    const side = sides[index]
    return !pinned && group !== home.group && side && there.some((other) => canBeOne(side, other))
      ? [[id, home.group]]
      : []
  })
}

/** Of a name alone. */
export function entryOf({ name, price }: Pick<Row, 'name' | 'price'>, group: number | null): Entry {
  const profile = profileOf(name, group, { ...readProductName(sizedName(name, group)), certain: false })
  return { profile, chains: [], price }
}
