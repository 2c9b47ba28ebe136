import type { Customer } from '@/../payload-types'
import type { Locale } from '@/i18n/routing'
import { languageOf } from '@/i18n/translator'
import type { Follow, FollowKind } from '../types'
import { categoryHits, shopHits } from './brochure-hits'
import { productHits } from './product-hits'
import type { FollowHits, Hit } from './types'
import { wordHits } from './word-hits'

type Find = (follow: Follow, since: string, locale: Locale) => Promise<Hit[]>

const finders: Record<FollowKind, Find> = {
  shop: shopHits,
  category: categoryHits,
  word: wordHits,
  product: productHits,
}

/** The news since a day for each follow; follows without news are left out. */
export async function hitsOf(
  follows: Follow[],
  since: string,
  customer: Pick<Customer, 'language'>,
): Promise<FollowHits[]> {
  const locale = languageOf(customer)
  const found: FollowHits[] = []
  // Sequentially, because a mail may take its time but visitors must not wait for it.
  for (const follow of follows) {
    const hits = await finders[follow.kind](follow, since, locale)
    if (hits.length > 0) found.push({ follow, hits })
  }
  return found
}
