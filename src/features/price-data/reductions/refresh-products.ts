import type { Database } from '@/server/db/transaction'
import { indexReductions } from '@/server/search-index/offer-reductions'
import { indexProducts } from '@/server/search-index/products'
import { judgeOffersOf } from './judge-offers'
import { rebuildReductions } from './rebuild-reductions'

/** After an editor's change of these products: the verdicts on their promotions, on offers that are matched to them, and their rows in search. */
export async function refreshProducts(database: Database, products: number[]): Promise<void> {
  await rebuildReductions(database, products)
  await indexReductions(database, await judgeOffersOf(database, products))
  await indexProducts(database, products)
}
