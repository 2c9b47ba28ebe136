import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { slugMaxLength } from '@/domain/slug'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { _brochuresV, brochures } = tables

const slugs = z.array(z.object({ slug: z.string() }))
const room = '-99'.length

/** A slug that no brochure and no draft but `own` has: the wanted one, or with a number behind it. */
export async function freeSlug(database: Database, wanted: string, own: string | null = null): Promise<string> {
  const base = wanted.slice(0, slugMaxLength - room).replace(/-+$/, '')
  const { rows } = await database.execute(sql`
    select ${brochures.slug} from ${brochures}
      where starts_with(${brochures.slug}, ${base}) and ${brochures.id} is distinct from ${own}::uuid
    union select ${_brochuresV.versionSlug} from ${_brochuresV} where ${_brochuresV.latest}
      and starts_with(${_brochuresV.versionSlug}, ${base}) and ${_brochuresV.parentId} is distinct from ${own}::uuid`)
  const taken = new Set(slugs.parse(rows).map(({ slug }) => slug))
  let free = base
  for (let number = 2; taken.has(free); number++) free = `${base}-${number}`
  return free
}
