import { matchListings } from '@/features/price-data/matching/match-listings'
import { refreshPrices } from '@/features/prices/summaries/refresh'

/** The work after an import: matches new names to products, and refreshes the price pages. */
export async function afterImport(): Promise<void> {
  await matchListings()
  await refreshPrices()
}
