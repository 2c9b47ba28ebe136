import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { readableSlug } from '@/domain/official-latin'
import { publicPathOf } from '@/server/cache/tags'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { products } = tables.prices
const { productGroups, redirects } = tables

const folder = publicPathOf('product-groups', '')

const slugRow = z.object({ slug: z.string() })

/**
 * Unique among products and product groups, and no former address of a group, which leads to the group; the second slug
 * of a name gets `-2`.
 */
export async function freeSlugs(database: Database, titles: readonly string[]): Promise<string[]> {
  if (titles.length === 0) return []
  const wanted = titles.map((title) => readableSlug(title) || 'produkt')
  const { rows } = await database.execute(sql`
    select ${products.slug} from ${products}
    where regexp_replace(${products.slug}, '-[0-9]+$', '') = any(${sql.param(wanted)}::text[])
      or ${products.slug} = any(${sql.param(wanted)}::text[])
    union all select ${productGroups.slug} from ${productGroups}
    union all select substr(${redirects.from}, length(${folder}::text) + 1) as slug from ${redirects}
      where starts_with(${redirects.from}, ${folder}::text)`)
  const taken = new Set(rows.map((value) => slugRow.parse(value).slug))
  return wanted.map((base) => {
    let slug = base
    for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
    taken.add(slug)
    return slug
  })
}
