import type { Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { dayTag, pathOf, tag } from '@/server/cache/tags'
import { readRetailer, readRetailerId, readRetailers } from './queries'
import type { Retailer, RetailerSummary } from './types'

export function getRetailers(): Promise<RetailerSummary[]> {
  return cached({ name: 'retailers', key: [], tags: [tag.retailers, tag.brochures, dayTag] }, readRetailers)
}

/** The published retailer at an address, with its branches; null where there is none. */
export async function getRetailer(slug: string, locale: Locale): Promise<Retailer | null> {
  const id = await cached({ name: 'retailer-id', key: [slug], tags: [tag.address(pathOf('retailers', slug))] }, () =>
    readRetailerId(slug),
  )
  if (!id) return null
  return cached({ name: 'retailer', key: [id, locale], tags: [tag.retailer(id), tag.retailers] }, () =>
    readRetailer(id, locale),
  )
}
