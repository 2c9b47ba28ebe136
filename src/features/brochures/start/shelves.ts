import type { BrochureCard } from '@/features/brochures/types'

/** Shelves with at most this many brochures have room for a second one beside them. */
const short = 3

/** Which shelves take half of a large page, by the number of brochures on each: short ones, in pairs, so that none is beside a gap. */
export function halfShelves(lengths: number[]): boolean[] {
  const shorts = lengths.flatMap((length, index) => (length <= short ? index : []))
  const paired = new Set(shorts.length % 2 === 0 ? shorts : shorts.slice(0, -1))
  return lengths.map((_, index) => paired.has(index))
}

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

/** The view transition name of a brochure's cover, shared by its cards and its own page. */
export function coverName(slug: string): string {
  return `cover-${slug}`
}
