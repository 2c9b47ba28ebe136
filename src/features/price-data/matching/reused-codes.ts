import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { entryOf } from './homes'
import { canBeOne } from './one-thing'
import { sidesOf } from './scoring/candidates'

const { listings } = tables.prices

const renamedRow = z.object({ id: z.number(), before: z.string(), now: z.string(), group: z.number().nullable() })

/**
 * Frees listings that an editor pinned and whose chain has since given their code to another thing: the editor spoke of
 * the old one. Precedes `writeReadings`, which forgets the old names.
 */
export async function freeReusedCodes(database: Database): Promise<void> {
  const { rows } = await database.execute(sql`
    select ${listings.id}, ${listings.readName} as before, ${listings.name} as now, ${listings.groupNumber} as "group"
    from ${listings} where ${listings.pinned} and ${listings.readName} <> ${listings.name}`)
  const reused = rows.map((row) => renamedRow.parse(row)).filter(isAnotherThing)
  if (reused.length === 0) return
  await database.execute(sql`
    update ${listings} set ${named(listings, 'pinned')} = false, ${named(listings, 'matchReason')} = null
    where ${listings.id} = any(${sql.param(reused.map(({ id }) => id))}::int[])`)
}

function isAnotherThing({ before, now, group }: z.infer<typeof renamedRow>): boolean {
  const [one, other] = sidesOf(
    [before, now].map((name) => entryOf({ name, price: null }, group)),
    group,
  )
  return one !== undefined && other !== undefined && !canBeOne(one, other)
}
