import type { Locale } from '@/i18n/routing'
import { cached } from '@/server/cache'
import { dayTag, pathOf, tag } from '@/server/cache-tags'
import { readRetailer, readRetailers } from './queries'
import type { Retailer, RetailerSummary } from './types'

export function getRetailers(): Promise<RetailerSummary[]> {
  return cached({ name: 'retailers', key: [], tags: [tag.retailers, tag.brochures, dayTag] }, readRetailers)
}

export function getRetailer(slug: string, locale: Locale): Promise<Retailer | null> {
  const tags = [tag.address(pathOf('retailers', slug)), tag.retailers]
  return cached({ name: 'retailer', key: [slug, locale], tags }, () => readRetailer(slug, locale))
}
