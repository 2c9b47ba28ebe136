import { type ReadCard, readProductCards } from '@/features/prices/cards/read-cards'
import { numberOf } from '../labels'
import { cardChoice } from '../products/card-choice'
import { companiesOf } from '../products/companies'
import type { SearchFilters } from '../types'
import type { OfferHit } from './types'

type Found = Pick<OfferHit, 'product' | 'isRanked'>

/** The cards of the products that these offers were matched to, with what was chosen; of what is to come alone, nobody has a price yet. */
export async function readCardsOf(offers: Found[], filters: SearchFilters): Promise<ReadCard[]> {
  if (filters.state === 'upcoming') return []
  const ids = offers.flatMap(({ product, isRanked }) => (product !== null && isRanked ? [product] : []))
  if (ids.length === 0) return []
  const [chain, place] = await Promise.all([numberOf('chains', filters.retailer), numberOf('places', filters.town)])
  // A shop or a town that reports no prices has offers only.
  const companies = chain === null || place === null ? [] : await companiesOf(chain)
  return readProductCards([...new Set(ids)], cardChoice(filters, companies, place ?? undefined))
}
