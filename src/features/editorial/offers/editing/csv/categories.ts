import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Locale } from '@/i18n/routing'
import type { Database } from '@/server/db/transaction'

const row = z.object({ id: z.string(), slug: z.string(), names: z.record(z.string(), z.string()) })

/** A category as a table names it: by what it is called in one of the languages, by its address or by its id. */
export type NamedCategory = z.infer<typeof row>

export async function readCategories(database: Database): Promise<NamedCategory[]> {
  const { rows } = await database.execute(sql`
    select c.id, c.slug, coalesce(json_object_agg(l._locale, l.name) filter (where l.name <> ''), '{}') as names
    from categories c left join categories_locales l on l._parent_id = c.id
    group by c.id order by c.order, c.slug`)
  return z.array(row).parse(rows)
}

export function categoryName(categories: readonly NamedCategory[], id: string | null, language: Locale): string {
  const category = categories.find((each) => each.id === id)
  return category ? (category.names[language] ?? category.names.bg ?? category.slug) : ''
}

/** Null is that of the brochure, undefined is none that there is. Of two with one name the offer keeps its own. */
export function readCategory(
  text: string,
  categories: readonly NamedCategory[],
  before: string | null,
): string | null | undefined {
  if (text === '') return null
  const wanted = text.toLowerCase()
  const found = categories.filter(({ id, slug, names }) =>
    [id, slug, ...Object.values(names)].some((name) => name.trim().toLowerCase() === wanted),
  )
  return (found.find(({ id }) => id === before) ?? found[0])?.id
}
