import type { BrochureCard } from '@/features/brochures/types'

const short = 3

/** True for shelves that take half of a large page: short ones, in pairs, so that no gap remains beside a shelf. */
export function halfShelves(lengths: number[]): boolean[] {
  const shorts = lengths.flatMap((length, index) => (length <= short ? index : []))
  const paired = new Set(shorts.length % 2 === 0 ? shorts : shorts.slice(0, -1))
  return lengths.map((_, index) => paired.has(index))
}

/**
 * The covers at the top of the start page: brochures with a portrait cover, those for the whole country and with most
 * pages first, one per shop, of different categories while there are enough. The place cannot be bought.
 */
export function strongest(brochures: BrochureCard[], count: number): BrochureCard[] {
  const best = brochures
    .filter(({ cover }) => cover && cover.height > cover.width)
    .sort(
      (one, other) =>
        forTowns(one) - forTowns(other) || other.pageCount - one.pageCount || one.slug.localeCompare(other.slug),
    )
  const shops = new Set<string>()
  const oneOfEach = best.filter(({ retailer }) => !shops.has(retailer.slug) && shops.add(retailer.slug))
  const categories = new Set<string>()
  const varied = oneOfEach.filter(({ category }) => !categories.has(category.slug) && categories.add(category.slug))
  return [...new Set([...varied, ...oneOfEach])].slice(0, count)
}

const forTowns = ({ towns }: BrochureCard) => (towns.length > 0 ? 1 : 0)

/** The view transition name of a cover, the same on its cards and its own page. */
export function coverName(slug: string): string {
  return `cover-${slug}`
}
