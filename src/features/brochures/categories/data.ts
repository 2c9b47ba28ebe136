import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { type ListSort, type ListState, listSorts, listStates } from '@/features/brochures/list-query'
import { type LocalizedText, localized } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale, localePath } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { dayTag, tag } from '@/server/cache/tags'
import { readableRows } from '@/server/db/readable-rows'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'

const { brochures, categories, categoriesLocales, retailers } = tables
const c = alias(categories, 'c')
const l = alias(categoriesLocales, 'l')
const bg = alias(categoriesLocales, 'bg')
const b = alias(brochures, 'b')
const r = alias(retailers, 'r')

/** `shop` is a retailer's slug. */
export type CategoryFilter = { shop: string | null; state: ListState; sort: ListSort; after: string | null }

export const noCategoryFilter: CategoryFilter = { shop: null, state: 'current', sort: 'ends', after: null }

type SearchParams = Record<string, string | string[] | undefined>

function one(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

/** Invalid values are ignored. */
export function parseCategoryFilter(params: SearchParams): CategoryFilter {
  return {
    shop: one(params.shop) || null,
    state: listStates.find((state) => state === one(params.state)) ?? noCategoryFilter.state,
    sort: listSorts.find((sort) => sort === one(params.sort)) ?? noCategoryFilter.sort,
    after: one(params.after) || null,
  }
}

/** Without a filter this is the static page of the category. */
export function categoryFilterHref(locale: Locale, category: string, filter: CategoryFilter): string {
  const params = new URLSearchParams()
  if (filter.shop) params.set('shop', filter.shop)
  if (filter.state !== noCategoryFilter.state) params.set('state', filter.state)
  if (filter.sort !== noCategoryFilter.sort) params.set('sort', filter.sort)
  if (filter.after) params.set('after', filter.after)
  const page = localePath(locale, `/c/${category}`)
  return params.size > 0 ? `${page}/filter?${params}` : page
}

export type Category = {
  id: string
  slug: string
  name: LocalizedText
  description: LocalizedText
  icon: string
}

/** `current` counts the brochures that are valid today. */
export type CountedCategory = Category & { current: number }

const row = z.object({
  id: z.string(),
  slug: z.string(),
  icon: z.string(),
  name: z.string().nullable(),
  name_bg: z.string().nullable(),
  description: z.string().nullable(),
  description_bg: z.string().nullable(),
})

async function readCategories(locale: Locale): Promise<Category[]> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${c.id}, ${c.slug}, ${c.icon}, ${l.name}, ${bg.name} as name_bg, ${l.description},
      ${bg.description} as description_bg
    from ${categories} c
    left join ${categoriesLocales} l on ${l._parentId} = ${c.id} and ${l._locale} = ${locale}
    left join ${categoriesLocales} bg on ${bg._parentId} = ${c.id} and ${bg._locale} = ${defaultLocale}
    order by ${c.order}, ${c.slug}`)
  return rows.map((value) => {
    const { id, slug, icon, ...texts } = row.parse(value)
    return {
      id,
      slug,
      icon,
      name: localized(texts.name, texts.name_bg, locale),
      description: localized(texts.description, texts.description_bg, locale),
    }
  })
}

const countRow = z.object({ id: z.string(), current: z.coerce.number() })

async function countCurrent(categoryId?: string): Promise<Record<string, number>> {
  const today = sofiaDay()
  const { rows } = await (await publicDb()).execute(sql`
    select ${b.categoryId} as id, count(*) as current
    from ${brochures} b join ${retailers} r on ${r.id} = ${b.retailerId} and ${isPublished(r)}
    where ${isPublished(b)} and ${b.activeImportId} is not null
      and ${b.validFrom} <= ${today} and ${b.validTo} >= ${today}
      ${categoryId ? sql`and ${b.categoryId} = ${categoryId}` : sql``}
    group by ${b.categoryId}`)
  return Object.fromEntries(
    readableRows(countRow, rows, 'brochures/categories').map(({ id, current }) => [id, current]),
  )
}

/** In the editors' order. Every page shows the categories, so they contain nothing that depends on brochures. */
export function getCategories(locale: Locale): Promise<Category[]> {
  return cached({ name: 'categories', key: [locale], tags: [tag.categories] }, () => readCategories(locale))
}

export async function getCountedCategories(locale: Locale): Promise<CountedCategory[]> {
  const tags = [tag.brochures, tag.retailers, dayTag]
  const [categories, counts] = await Promise.all([
    getCategories(locale),
    cached({ name: 'category-counts', key: [], tags }, () => countCurrent()),
  ])
  return categories.map((category) => ({ ...category, current: counts[category.id] ?? 0 }))
}

export async function getCategory(slug: string, locale: Locale): Promise<CountedCategory | null> {
  const category = (await getCategories(locale)).find((candidate) => candidate.slug === slug)
  if (!category) return null
  const tags = [tag.category(category.id), tag.retailers, dayTag]
  const counts = await cached({ name: 'category-count', key: [category.id], tags }, () => countCurrent(category.id))
  return { ...category, current: counts[category.id] ?? 0 }
}
