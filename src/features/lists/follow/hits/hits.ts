import type { Locale } from '@/i18n/routing'
import type { Follow, FollowKind } from '../types'
import { categoryHits, shopHits } from './brochure-hits'
import type { Finding } from './finding'
import { type PriceOf, pricesOnce } from './lowest-price'
import type { News } from './news'
import { productHits } from './product-hits'
import type { FollowHits, Found } from './types'
import { wordHits } from './word-hits'

const finders: Record<FollowKind, (follow: Follow, finding: Finding) => Promise<Found>> = {
  shop: shopHits,
  category: categoryHits,
  word: wordHits,
  product: productHits,
}

type Options<Item> = { locale: Locale; newsOf: (follow: Item) => News; once: boolean; priceOf?: PriceOf }

/**
 * The news of each follow; follows without any are left out. With `once`, what is news of several follows is shown under the
 * first of them alone.
 */
export async function hitsOf<Item extends Follow>(
  follows: Item[],
  { locale, newsOf, once, priceOf = pricesOnce() }: Options<Item>,
): Promise<FollowHits[]> {
  const shown = new Set<string>()
  const found: Omit<FollowHits, 'more'>[] = []
  // Sequentially, because a mail may take its time but visitors must not wait for it.
  for (const follow of follows) {
    const { hits, paths } = await finders[follow.kind](follow, {
      news: newsOf(follow),
      locale,
      shown: once ? shown : new Set(),
      priceOf,
    })
    for (const { path } of hits) shown.add(path)
    if (hits.length > 0) found.push({ follow, hits, paths })
  }
  return found.map((one) => ({ ...one, more: one.paths.filter((path) => !shown.has(path)).length }))
}

/** How many different things the news are. */
export function countNews(found: FollowHits[]): number {
  return new Set(found.flatMap(({ paths }) => paths)).size
}
