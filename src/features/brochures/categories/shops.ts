import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { logoUrl } from '@/features/brochures/card-query'
import { currentOf } from '@/features/brochures/retailers/queries'
import type { RetailerMark } from '@/features/brochures/types'
import { cached } from '@/server/cache/cached'
import { dayTag, tag } from '@/server/cache/tags'
import { byName } from '@/server/db/by-name'
import { readableRows } from '@/server/db/readable-rows'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { publicRows } from '@/server/replicas/public-reads'

const { brochures, media, retailers, retailersRels, stores } = tables
const b = alias(brochures, 'b')
const m = alias(media, 'm')
const r = alias(retailers, 'r')
const rel = alias(retailersRels, 'rel')
const s = alias(stores, 's')

/** Three rows of a large page. */
const mostShops = 18
const namedTowns = 3

const row = z.object({
  slug: z.string(),
  name: z.string(),
  colour: z.string(),
  logo: z.string().nullable(),
  current: z.coerce.number(),
  towns: z.array(z.string()),
  all_towns: z.coerce.number(),
})

/**
 * `towns` are those with most stores, of `allTowns`; `current` counts the shop's brochures of all categories that are
 * valid today.
 */
export type CategoryShop = RetailerMark & { current: number; towns: string[]; allTowns: number }

/** `hasMore`: there are others besides these. */
export type FoundShops = { shops: CategoryShop[]; hasMore: boolean }

/**
 * The published shops that sell this category or have a brochure in it now or soon; those with most brochures of
 * the category first, then by name.
 */
export async function readCategoryShops(category: string): Promise<FoundShops> {
  const today = sofiaDay()
  const rows = await publicRows(sql`
    with named as (
      select ${b.retailerId} as id, count(*) filter (where ${b.validFrom} <= ${today}) as current from ${brochures} b
      where ${isPublished(b)} and ${b.activeImportId} is not null and ${b.categoryId} = ${category}
        and ${b.validTo} >= ${today}
      group by 1
      union all
      select ${rel.parentId}, 0 from ${retailersRels} rel where ${rel.path} = 'categories' and ${rel.categoriesId} = ${category}
    ),
    shops as (select id, max(current) as current from named group by 1)
    select ${r.slug}, ${r.name}, ${r.colour}, ${m.filename} as logo, ${currentOf(r.id, today)} as current,
      place.towns, place.all_towns
    from shops join ${retailers} r on ${r.id} = shops.id and ${isPublished(r)}
    left join ${media} m on ${m.id} = ${r.logoId}
    cross join lateral (
      select coalesce((array_agg(town order by stores desc, town))[1:${sql.raw(String(namedTowns))}], '{}') as towns,
        count(*) as all_towns
      from (
        select min(${s.town}) as town, count(*) as stores from ${stores} s where ${s.retailerId} = ${r.id}
        group by lower(${s.town})
      ) town
    ) place
    order by shops.current desc, ${byName(r.name)} limit ${mostShops + 1}`)
  const read = readableRows(row, rows.slice(0, mostShops), 'brochures/categories/shops')
  return {
    shops: read.map(({ logo, all_towns: allTowns, ...shop }) => ({ ...shop, logoUrl: logoUrl(logo), allTowns })),
    hasMore: rows.length > mostShops,
  }
}

export function getCategoryShops(category: string): Promise<FoundShops> {
  const tags = [tag.brochures, tag.retailers, tag.stores, dayTag]
  return cached({ name: 'category-shops', key: [category], tags }, () => readCategoryShops(category))
}
