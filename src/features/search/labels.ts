import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { localized, logoUrl } from '@/features/brochures/card-query'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { db } from '@/server/cms'
import { plannedRows } from '@/server/planned'
import type { Facet, RetailerHit, SearchFilters } from './types'

const idRow = z.object({ id: z.string() })
const categoryRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string().nullable(),
  name_bg: z.string().nullable(),
})
const retailerRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  colour: z.string(),
  logo: z.string().nullable(),
  current: z.coerce.number(),
})

type Count = { id: string; count: number }

/** The ids of the filters' slugs; null when there is no such category or retailer, so that nothing can be found. */
export async function filterIds({
  category,
  retailer,
}: SearchFilters): Promise<{ category?: string; retailer?: string } | null> {
  const ids: { category?: string; retailer?: string } = {}
  for (const [kind, table, slug] of [
    ['category', 'categories', category],
    ['retailer', 'retailers', retailer],
  ] as const) {
    if (!slug) continue
    const { rows } = await (await db()).execute(sql`select id from ${sql.identifier(table)} where slug = ${slug}`)
    if (!rows[0]) return null
    ids[kind] = idRow.parse(rows[0]).id
  }
  return ids
}

export async function categoryFacets(counts: Count[], locale: Locale): Promise<Facet[]> {
  if (counts.length === 0) return []
  const rows = await plannedRows(sql`
    select c.id, c.slug, l.name, bg.name as name_bg from categories c
    left join categories_locales l on l._parent_id = c.id and l._locale = ${locale}
    left join categories_locales bg on bg._parent_id = c.id and bg._locale = ${defaultLocale}
    where c.id = any(${sql.param(counts.map(({ id }) => id))}::uuid[])`)
  const named = new Map(rows.map((value) => categoryRow.parse(value)).map((row) => [row.id, row]))
  return counts.flatMap(({ id, count }) => {
    const row = named.get(id)
    return row ? [{ value: row.slug, name: localized(row.name, row.name_bg, locale), count }] : []
  })
}

export async function retailerFacets(counts: Count[]): Promise<Facet[]> {
  const named = new Map((await retailers(counts.map(({ id }) => id))).map((row) => [row.id, row]))
  return counts.flatMap(({ id, count }) => {
    const row = named.get(id)
    return row ? [{ value: row.slug, name: { text: row.name, lang: defaultLocale }, count }] : []
  })
}

/** The retailers in the given order, with the number of brochures that are valid today. */
export async function retailerHits(ids: string[], today: string): Promise<RetailerHit[]> {
  const named = new Map((await retailers(ids, today)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = named.get(id)
    if (!row) return []
    const { logo, ...mark } = row
    return [{ ...mark, logoUrl: logoUrl(logo) }]
  })
}

async function retailers(ids: string[], today?: string): Promise<z.infer<typeof retailerRow>[]> {
  if (ids.length === 0) return []
  const current = today
    ? sql`(select count(*) from brochures b where b.retailer_id = r.id and b._status = 'published'
        and b.active_import_id is not null and b.valid_from <= ${today} and b.valid_to >= ${today})`
    : sql`0`
  const rows = await plannedRows(sql`
    select r.id, r.slug, r.name, r.colour, m.filename as logo, ${current} as current
    from retailers r left join media m on m.id = r.logo_id
    where r.id = any(${sql.param(ids)}::uuid[]) and r._status = 'published'`)
  return rows.map((value) => retailerRow.parse(value))
}
