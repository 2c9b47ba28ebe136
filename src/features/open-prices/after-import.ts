import { refreshPrices } from '@/features/prices/summaries/refresh'
import { matchListings } from '@/features/product-matching/match-listings'

/** What follows an import: new names are matched to products, and the pages of prices show what is new. */
export async function afterImport(): Promise<void> {
  await matchListings()
  await refreshPrices()
}
