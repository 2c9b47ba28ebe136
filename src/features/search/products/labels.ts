import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { localized } from '@/features/brochures/card-query'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { db } from '@/server/cms'
import { plannedRows } from '@/server/planned'
import type { Facet } from '../types'
import type { FoundProducts } from './find-products'

const idRow = z.object({ id: z.coerce.number() })
const chainRow = z.object({ id: z.coerce.string(), slug: z.string(), name: z.string() })
const placeRow = z.object({ id: z.coerce.string(), name: z.string() })
const groupRow = z.object({
  id: z.coerce.string(),
  slug: z.string(),
  title: z.string().nullable(),
  title_bg: z.string().nullable(),
})

type Count = FoundProducts['groups'][number]
type Wanted = { group?: string | undefined; retailer?: string | undefined; town?: string | undefined }

/** A chain is chosen by the address of its retailer, so that its brochures and prices are one choice. */
const chainSlug = sql`coalesce(r.slug, ch.slug)`

/** The numbers behind the filters; null when there is no such group, chain or place, so that nothing can be found. */
export async function productFilters({ group, retailer, town }: Wanted) {
  const [groupId, chain, place] = await Promise.all([
    groupNumber(group),
    retailer
      ? one(sql`select ch.id from prices.chains ch left join retailers r on r.id = ch.retailer_id
          where ${chainSlug} = ${retailer} limit 1`)
      : undefined,
    town ? one(sql`select id from prices.places where name = ${town} and id <> 0 order by id limit 1`) : undefined,
  ])
  if (groupId === null || chain === null || place === null) return null
  return { group: groupId, chain, place }
}

/** The number of an official group; null for one that does not exist. */
export async function groupNumber(slug: string | undefined): Promise<number | null | undefined> {
  return slug ? one(sql`select number as id from product_groups where slug = ${slug}`) : undefined
}

async function one(statement: ReturnType<typeof sql>): Promise<number | null> {
  const { rows } = await (await db()).execute(statement)
  return rows[0] ? idRow.parse(rows[0]).id : null
}

export async function chainFacets(counts: Count[]): Promise<Facet[]> {
  const rows = await plannedRows(sql`
    select ch.id, ${chainSlug} as slug, coalesce(r.name, ch.name) as name from prices.chains ch
    left join retailers r on r.id = ch.retailer_id
    where ch.id = any(${sql.param(counts.map(({ id }) => id))}::smallint[])`)
  const named = new Map(rows.map((value) => chainRow.parse(value)).map((row) => [row.id, row]))
  return counts.flatMap(({ id, count }) => {
    const row = named.get(id)
    return row ? [{ value: row.slug, name: { text: row.name, lang: defaultLocale }, count }] : []
  })
}

export async function placeFacets(counts: Count[]): Promise<Facet[]> {
  const rows = await plannedRows(sql`
    select id, name from prices.places where id = any(${sql.param(counts.map(({ id }) => id))}::smallint[])`)
  const named = new Map(rows.map((value) => placeRow.parse(value)).map(({ id, name }) => [id, name]))
  return counts.flatMap(({ id, count }) => {
    const name = named.get(id)
    return name ? [{ value: name, name: { text: name, lang: defaultLocale }, count }] : []
  })
}

export async function groupFacets(counts: Count[], locale: Locale): Promise<Facet[]> {
  const rows = await plannedRows(sql`
    select g.number as id, g.slug, l.title, bg.title as title_bg from product_groups g
    left join product_groups_locales l on l._parent_id = g.id and l._locale = ${locale}
    left join product_groups_locales bg on bg._parent_id = g.id and bg._locale = ${defaultLocale}
    where g.number = any(${sql.param(counts.map(({ id }) => id))}::smallint[])`)
  const named = new Map(rows.map((value) => groupRow.parse(value)).map((row) => [row.id, row]))
  return counts.flatMap(({ id, count }) => {
    const row = named.get(id)
    return row ? [{ value: row.slug, name: localized(row.title, row.title_bg, locale), count }] : []
  })
}
