import { sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { findOffers } from './offers/find-offers'
import { companiesOf, findProducts } from './products/find-products'
import { findQuery, readingOf } from './query-plan'
import { isAside, withGroups } from './score'

const most = 200

export interface MeantThings {
  offers: string[]
  products: number[]
}

/**
 * Things that a name means and that can be bought today, the cheapest first; without things that only contain them or
 * are for them, and without those that are not ranked by price.
 */
export async function meantThings(query: string, locale: Locale): Promise<MeantThings> {
  const plan = withGroups(await readingOf(query, locale)())
  const wanted = findQuery(plan, 'all')
  if (!wanted || plan.corrected.length > 0) return { offers: [], products: [] }
  const common = { plan, query: wanted, met: plan.terms.length, priced: {}, sort: 'price', cursor: null } as const
  const anywhere = { category: undefined, retailer: undefined, town: undefined, group: undefined }
  const [offers, products] = await Promise.all([
    findOffers({ ...common, ...anywhere, state: 'current', withoutCard: false, today: sofiaDay(), limit: most }),
    companiesOf(undefined).then((companies) =>
      findProducts({ ...common, group: undefined, chain: undefined, place: undefined, companies, limit: most }),
    ),
  ])
  const itself = <Id>(hits: { id: Id; rank: number }[]) => hits.flatMap(({ id, rank }) => (isAside(rank) ? [] : [id]))
  return { offers: itself(offers.hits), products: itself(products.hits) }
}
