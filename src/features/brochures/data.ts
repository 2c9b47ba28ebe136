import type { Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { dayTag, pathOf, tag } from '@/server/cache/tags'
import { type ReadBrochure, readBrochure, readBrochureId } from './detail-query'
import {
  type BrochureFilter,
  type BrochurePageOfList,
  countByRetailer,
  listBrochures,
  type RetailerCount,
} from './list-query'
import { readRelated } from './related-query'
import type { BrochureCard, BrochureDetail } from './types'

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
