import { rebuildChainGroups } from '@/features/prices/summaries/chain-groups'
import type { Database } from '@/server/db/transaction'
import { indexProducts } from '@/server/search-index/products'
import { checkGroup } from './check-group'

/** After an editor's change: which prices of these groups are held back, what the overviews say of them, and the products in search. */
export async function recheck(
  database: Database,
  { groups, products }: { groups: readonly (number | null)[]; products: number[] },
): Promise<void> {
  for (const group of new Set(groups)) {
    await checkGroup(database, group)
    if (group !== null) await rebuildChainGroups(database, group)
  }
  await indexProducts(database, products)
}
