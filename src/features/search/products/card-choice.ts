import type { CardChoice } from '@/features/prices/cards/read-cards'
import type { SearchFilters } from '../types'

/** What is chosen in a search, as cards show it: what is filtered is what is shown. */
export function cardChoice(
  { retailer, town, withoutCard = false }: SearchFilters,
  companies: number[],
  place: number | undefined,
): CardChoice {
  return { companies, place, offers: { chain: retailer ?? null, town: town ?? null, withoutCard } }
}
