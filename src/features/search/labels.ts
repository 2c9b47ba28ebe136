import { sql } from '@payloadcms/db-postgres'
import type { Column, SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { localized } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { type Labels, searchTables } from '@/server/cache/process-cache'
import { tag } from '@/server/cache/tags'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { cachedLookupTable } from './chains'
import type { facetCount } from './cursor'
import type { Facet } from './types'

const { categories, categoriesLocales, productGroups, productGroupsLocales, retailers } = tables
const { chains, places } = tables.prices
const c = alias(categories, 'c')
const before = alias(chains, 'before')
const categoryWords = alias(categoriesLocales, 'category_words')
const ch = alias(chains, 'ch')
const g = alias(productGroups, 'g')
const groupWords = alias(productGroupsLocales, 'group_words')
const r = alias(retailers, 'r')

type Lookup = { tags: string[]; rows: SQL }

const row = z.object({ id: z.string(), value: z.string(), names: z.record(z.string(), z.string()) })

const inBulgarian = (name: Column | SQL) => sql`json_build_object(${sql.raw(`'${defaultLocale}'`)}, ${name})`

/**
 * Names of the filters in addresses and for people. A chain is chosen by its retailer's address, so that its brochures
 * and prices are one choice. A choice is one chain: of several chains of a retailer a real one, of these the one that
 * has the retailer's address itself, else the first.
 */
const lookups = {
  categories: {
    tags: [tag.categories],
    rows: sql`select ${c.id}::text, ${c.slug} as value,
      json_object_agg(${categoryWords._locale}, coalesce(${categoryWords.name}, '')) as names
      from ${categories} c join ${categoriesLocales} category_words on ${categoryWords._parentId} = ${c.id} group by ${c.id}`,
  },
  retailers: {
    tags: [tag.retailers],
    rows: sql`select ${retailers.id}::text, ${retailers.slug} as value, ${inBulgarian(retailers.name)} as names
      from ${retailers} where ${isPublished(retailers)}`,
  },
  groups: {
    tags: [tag.productGroups],
    rows: sql`select ${g.number}::text as id, ${g.slug} as value,
      json_object_agg(${groupWords._locale}, coalesce(${groupWords.title}, '')) as names
      from ${productGroups} g join ${productGroupsLocales} group_words on ${groupWords._parentId} = ${g.id} group by ${g.id}`,
  },
  chains: {
    tags: [tag.prices, tag.retailers],
    rows: sql`select ${ch.id}::text, coalesce(${r.slug}, ${ch.slug}) as value,
      ${inBulgarian(sql`coalesce(${r.name}, ${ch.name})`)} as names
      from ${chains} ch left join ${retailers} r on ${r.id} = ${ch.retailerId} and ${isPublished(r)}
        and not exists (select from ${chains} before where ${before.retailerId} = ${r.id}
          and (${before.invented}, ${before.slug} <> ${r.slug}, ${before.id}) < (${ch.invented}, ${ch.slug} <> ${r.slug}, ${ch.id}))
      -- A chain that is nobody of ours may have the address of a retailer too, which leads to the retailer's chain.
      order by ${r.id} is null, ${ch.id}`,
  },
  places: {
    tags: [tag.prices],
    rows: sql`select ${places.id}::text, ${places.name} as value, ${inBulgarian(places.name)} as names
      from ${places} where ${places.id} <> 0 order by id`,
  },
} as const satisfies Record<string, Lookup>

type TableName = keyof typeof lookups

/** Keeps the order of the counts; ids that are not public any more are left out. */
export async function namedFacets(
  name: TableName,
  counts: z.infer<typeof facetCount>[],
  locale: Locale,
): Promise<Facet[]> {
  if (counts.length === 0) return []
  const labels = await labelsOf(name)
  return counts.flatMap(({ id, count }) => {
    const label = labels.byId.get(id)
    if (!label) return []
    const { value, names } = label
    return [{ value, name: localized(names[locale] ?? null, names[defaultLocale] ?? null, locale), count }]
  })
}

/** Undefined without a choice; null for an unknown one, so that nothing can be found. */
export async function idOf(name: TableName, value: string | undefined): Promise<string | null | undefined> {
  return value ? ((await labelsOf(name)).ids.get(value) ?? null) : undefined
}

export async function numberOf(name: TableName, value: string | undefined): Promise<number | null | undefined> {
  const id = await idOf(name, value)
  return typeof id === 'string' ? Number(id) : id
}

/** By which a link chooses it; null where it is not public any more. */
export async function filterValueOf(name: TableName, id: string): Promise<string | null> {
  return (await labelsOf(name)).byId.get(id)?.value ?? null
}

function labelsOf(name: TableName): Promise<Labels> {
  return cachedLookupTable({ store: searchTables().labels, name, ...lookups[name], read: toLabels })
}

function toLabels(rows: unknown[]): Labels {
  const read = rows.map((value) => row.parse(value))
  return {
    byId: new Map(read.map(({ id, ...label }) => [id, label])),
    // Reversed, because the first of an equal name counts.
    ids: new Map(read.toReversed().map(({ id, value }) => [value, id])),
  }
}
