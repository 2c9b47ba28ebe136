import { type CardChoice, type ReadCard, readProductCards } from '@/features/price-data/cards/read-cards'
import { answeredEach } from '@/server/cache/cached'
import { searchTags } from '../params'
import type { SearchFilters } from '../types'

type Chosen = { filters: SearchFilters; companies: number[]; place: number | undefined }

/** Cards show only what the filters of the search allow. */
export type CardReader = (ids: number[], chosen: Chosen) => Promise<ReadCard[]>

/**
 * A reader for one search, whose offers and products are often of the same things: asked for at once, their cards would
 * be read twice.
 */
export function cardReader(): CardReader {
  const asked = new Map<string, Promise<ReadCard | undefined>>()
  return async (ids, chosen) => {
    const choice = cardChoice(chosen)
    const placeOf = (id: number) => `${JSON.stringify(choice)} ${id}`
    const missing = ids.filter((id) => !asked.has(placeOf(id)))
    if (missing.length > 0) {
      const read = productCards(missing, choice).then((cards) => new Map(cards.map((card) => [card.id, card])))
      for (const id of missing)
        asked.set(
          placeOf(id),
          read.then((cards) => cards.get(id)),
        )
    }
    const cards = await Promise.all(ids.map((id) => asked.get(placeOf(id))))
    return cards.flatMap((card) => card ?? [])
  }
}

/** Cached per product, because many searches find the same ones. */
function productCards(ids: number[], choice: CardChoice): Promise<ReadCard[]> {
  return answeredEach({ name: 'search-product', key: choice, tags: searchTags }, ids, async (missing) =>
    (await readProductCards(missing, choice)).map((card) => [card.id, card]),
  )
}

function cardChoice({ filters: { retailer, town, withoutCard = false }, companies, place }: Chosen): CardChoice {
  return { companies, place, offers: { chain: retailer ?? null, town: town ?? null, withoutCard } }
}
