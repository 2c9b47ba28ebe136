import type { BrochureCard } from '@/features/brochures/types'

/**
 * The covers that the start page opens with: brochures with a picture, those with most pages first, one per shop, and of
 * different categories as long as there are enough. Nobody can pay for the place.
 */
export function strongest(brochures: BrochureCard[], count: number): BrochureCard[] {
  const best = brochures
    .filter(({ cover }) => cover && cover.height > cover.width)
    .sort((one, other) => other.pageCount - one.pageCount || one.slug.localeCompare(other.slug))
  const shops = new Set<string>()
  const oneOfEach = best.filter(({ retailer }) => !shops.has(retailer.slug) && shops.add(retailer.slug))
  const categories = new Set<string>()
  const varied = oneOfEach.filter(({ category }) => !categories.has(category.slug) && categories.add(category.slug))
  return [...new Set([...varied, ...oneOfEach])].slice(0, count)
}
