import { type CardChoice, type ReadCard, readProductCards } from '@/features/price-data/cards/read-cards'
import { answeredEach } from '@/server/cache/cached'
import { searchTags } from '../params'
import type { SearchFilters } from '../types'

type Chosen = { filters: SearchFilters; companies: number[]; place: number | undefined }

/**
 * Cards show only what the filters of the search allow. Cached per product, because many searches find the same ones.
 */
export function productCards(ids: number[], chosen: Chosen): Promise<ReadCard[]> {
  const choice = cardChoice(chosen)
  return answeredEach({ name: 'search-product', key: choice, tags: searchTags }, ids, async (missing) =>
    (await readProductCards(missing, choice)).map((card) => [card.id, card]),
  )
}

function cardChoice({ filters: { retailer, town, withoutCard = false }, companies, place }: Chosen): CardChoice {
  return { companies, place, offers: { chain: retailer ?? null, town: town ?? null, withoutCard } }
}
