import { invalidate } from '@/server/cache/invalidate'
import { tag } from '@/server/cache/tags'
import { db, inTransaction } from '@/server/cms'
import { transactionOf } from '@/server/db/transaction'
import { indexAllProducts } from '@/server/search-index/products'
import { rebuildPriceSummaries } from './rebuild-summaries'

/** After a change of prices, sizes or products: rebuilds summaries and search index, and clears the cache of price pages. */
export async function refreshPrices(): Promise<void> {
  await inTransaction(async (req) => {
    await rebuildPriceSummaries(await transactionOf(req))
    await invalidate([tag.prices], req)
  })
  await indexAllProducts(await db())
}
