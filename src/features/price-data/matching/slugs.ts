import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { readableSlug } from '@/domain/readable-slug'
import type { Database } from '@/server/db/transaction'

const slugRow = z.object({ slug: z.string() })

/** A unique slug for each title, among products and product groups; the second one of a name gets `-2`. */
export async function freeSlugs(database: Database, titles: readonly string[]): Promise<string[]> {
  if (titles.length === 0) return []
  const wanted = titles.map((title) => readableSlug(title) || 'produkt')
  const { rows } = await database.execute(sql`
    select slug from prices.products
    where regexp_replace(slug, '-[0-9]+$', '') = any(${sql.param(wanted)}::text[]) or slug = any(${sql.param(wanted)}::text[])
    union all select slug from product_groups`)
  const taken = new Set(rows.map((value) => slugRow.parse(value).slug))
  return wanted.map((base) => {
    let slug = base
    for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
    taken.add(slug)
    return slug
  })
}
