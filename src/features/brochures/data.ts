import { sql } from '@payloadcms/db-postgres'
import { sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { dayTag, pathOf, tag } from '@/server/cache/tags'
import { readCards } from './card-query'
import { type ReadBrochure, readBrochure, readBrochureId } from './detail-query'
import {
  type BrochureFilter,
  type BrochurePageOfList,
  countByRetailer,
  listBrochures,
  type RetailerCount,
} from './list-query'
import type { BrochureCard, BrochureDetail } from './types'

const shown = 8

/** The brochures that the editor chose, then others of the same retailer, then of the same category; only current and upcoming ones. */
export function readRelated(brochureId: string, locale: Locale): Promise<BrochureCard[]> {
  const today = sofiaDay()
  return readCards(
    locale,
    sql`
      with this as (select id, retailer_id, category_id from brochures where id = ${brochureId}),
      open as (
        select b.id, b.valid_to, b.retailer_id, b.category_id from brochures b, this
        where b._status = 'published' and b.valid_to >= ${today} and b.id <> this.id and b.active_import_id is not null
          and (b.retailer_id = this.retailer_id or b.category_id = this.category_id)
        order by (b.retailer_id = this.retailer_id) desc, b.valid_to, b.id limit ${shown * 2}
      ),
      candidates as (
        select rel.brochures_id as id, 0 as source, lpad(rel.order::text, 4, '0') as place
        from brochures_rels rel join brochures b on b.id = rel.brochures_id
        where rel.parent_id = ${brochureId} and rel.path = 'related' and b._status = 'published' and b.active_import_id is not null
          and b.valid_to >= ${today}
        union all
        select open.id, case when open.retailer_id = this.retailer_id then 1 else 2 end, open.valid_to from open, this
      ),
      best as (select distinct on (id) id, source, place from candidates order by id, source)
      select id from best order by source, place, id limit ${shown}`,
  )
}

export const listPageSize = 24

/** The published brochure at an address, with its pages and offers; null where there is none. */
export async function getBrochure(slug: string, locale: Locale): Promise<BrochureDetail | null> {
  const id = await cached({ name: 'brochure-id', key: [slug], tags: [tag.address(pathOf('brochures', slug))] }, () =>
    readBrochureId(slug),
  )
  if (!id) return null
  const brochure = await cached(
    {
      name: 'brochure',
      key: [id, locale],
      tags: [tag.brochure(id), tag.retailers, tag.categories, tag.prices, tag.productGroups, dayTag],
    },
    () => readBrochure(id, locale),
  )
  if (!brochure) return null
  const { retailerId, categoryId, relatedIds, ...detail } = brochure
  return { ...detail, related: await getRelated(brochure, locale) }
}

function getRelated(brochure: ReadBrochure, locale: Locale): Promise<BrochureCard[]> {
  const { id, retailerId, categoryId, relatedIds } = brochure
  const sources = [tag.retailer(retailerId), tag.category(categoryId), ...relatedIds.map(tag.brochure)]
  const tags = [tag.brochure(id), ...sources, tag.covers, tag.retailers, tag.categories, dayTag]
  return cached({ name: 'related', key: [id, locale], tags }, () => readRelated(id, locale))
}

/** The first page of a list is cached; further ones, asked for by cursor, are not. */
export function getBrochures(
  locale: Locale,
  filter: BrochureFilter,
  limit = listPageSize,
): Promise<BrochurePageOfList> {
  const { category, retailer, state, sort = 'ends' } = filter
  const scope = category ? tag.category(category) : retailer ? tag.retailer(retailer) : tag.brochures
  const key = [locale, category ?? '', retailer ?? '', state, sort, String(limit)]
  return cached({ name: 'brochures', key, tags: [scope, tag.covers, tag.retailers, tag.categories, dayTag] }, () =>
    listBrochures(locale, filter, limit),
  )
}

export function getRetailerCounts(filter: BrochureFilter): Promise<RetailerCount[]> {
  const scope = filter.category ? tag.category(filter.category) : tag.brochures
  return cached(
    { name: 'retailer-counts', key: [filter.category ?? '', filter.state], tags: [scope, tag.retailers, dayTag] },
    () => countByRetailer(filter),
  )
}
