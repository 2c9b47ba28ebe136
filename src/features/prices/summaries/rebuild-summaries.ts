import { checkAllGroups } from '@/features/price-data/outliers/check-group'
import type { Database } from '@/server/db/transaction'
import { rebuildChainGroups } from './chain-groups'
import { rebuildMovements } from './movements'
import { rebuildReductions } from './reductions'
import { rebuildUsualPrices } from './usual-prices'

/**
 * Recomputes the overviews of the national price data. To be called in the transaction that changed the newest
 * prices: readers see the old summaries until it commits. A million listings take about half a minute.
 */
export async function rebuildPriceSummaries(database: Database): Promise<void> {
  await checkAllGroups(database)
  await rebuildChainGroups(database)
  await rebuildMovements(database)
  await rebuildUsualPrices(database)
  await rebuildReductions(database)
}
