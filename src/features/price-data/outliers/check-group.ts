import { sql } from '@payloadcms/db-postgres'
import { addDays } from '@/domain/calendar-day'
import { priceDays } from '@/domain/price-days'
import { holdOf, type OutlierReason, outlierIn, rangeOfGroup, rangeOfHistory, usualDays } from '@/domain/price-outlier'
import { readHistories } from '@/features/prices/history-query'
import { integerIdsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { type CheckedPrice, type Found, readPrices, suspectsOf, writeOutliers } from './store'

const { productGroups } = tables

/** Checks all groups with prices, one after another; medicines, tobacco and infant formula are compared nowhere. */
export async function checkAllGroups(database: Database): Promise<void> {
  const { rows } = await database.execute(sql`select ${productGroups.number} as id from ${productGroups}
      order by ${productGroups.number}`)
  for (const group of [...integerIdsOf(rows), null]) await checkGroup(database, group)
}

/**
 * Finds the outliers among the newest prices of a group, and what an editor has decided about them, and holds them back from what
 * is compared (src/domain/price-outlier.ts). Prices of the whole country: one that is wrong in a town is the lowest there too. The
 * listings without a group are only compared with their own history.
 */
export async function checkGroup(database: Database, group: number | null): Promise<void> {
  const prices = await readPrices(database, group)
  const byKind = Map.groupBy(prices, ({ invented }) => invented)
  const ranges = new Map([...byKind].map(([invented, own]) => [invented, rangeOfGroup(own.flatMap(measured))] as const))
  const histories = await historyOutliers(database, group, prices)
  const found = prices.flatMap((price): Found[] => {
    const range = ranges.get(price.invented)
    const inGroup = range && price.unitCents !== null ? outlierIn(price.unitCents, range, 'group') : null
    const inHistory = histories.get(price.id) ?? null
    const reasons = [inGroup, inHistory].filter((reason) => reason !== null)
    const hold = holdOf(price.price, reasons, price.review)
    return hold ? [{ ...price, hold, reasons }] : []
  })
  await writeOutliers(database, group, found)
}

function measured({ unitCents, chain }: CheckedPrice) {
  return unitCents === null ? [] : [{ unitCents, chain }]
}

/** Of the prices that were once far from what they are now, those that are outliers among the days before. */
async function historyOutliers(
  database: Database,
  group: number | null,
  prices: readonly CheckedPrice[],
): Promise<Map<number, OutlierReason>> {
  const days = prices.map(({ day }) => day).sort()
  const [oldest] = days
  if (!oldest) return new Map()
  const since = addDays(oldest, -usualDays)
  const suspects = await suspectsOf(database, group, since)
  const asked = prices.filter(({ id }) => suspects.has(id))
  const histories = await readHistories(database, asked, 0, since)
  return new Map(
    asked.flatMap(({ id, day, price }, index) => {
      const history = histories[index]
      if (!history) return []
      const from = addDays(day, -usualDays)
      const before = priceDays(history.spans, history.observed).filter((each) => each.day >= from && each.day < day)
      const range = rangeOfHistory(before.map((each) => each.price))
      const outlier = range && outlierIn(price, range, 'history')
      return outlier ? [[id, outlier] as const] : []
    }),
  )
}
