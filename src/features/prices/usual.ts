import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { addDays, type CalendarDay } from '@/domain/calendar-day'
import type { PriceDay } from '@/domain/price-days'
import { rangeOfHistory, usualDays } from '@/domain/price-outlier'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'

const { usualPrices } = tables.prices

/** Between which prices, in integer euro cents, the middle half lies, and of which days they are. */
export type UsualPrice = { low: number; high: number; from: CalendarDay; to: CalendarDay }

const row = z.object({
  group: z.number(),
  invented: z.boolean(),
  low: z.number(),
  high: z.number(),
  from: z.string(),
  to: z.string(),
})

async function readUsualPrices() {
  const { rows } = await (await db()).execute(sql`
    select ${usualPrices.groupNumber} as "group", ${usualPrices.invented}, ${usualPrices.low}, ${usualPrices.high},
      ${usualPrices.fromDay}::text as "from", ${usualPrices.toDay}::text as "to" from ${usualPrices}`)
  return rows.map((value) => row.parse(value))
}

/** What is usual in a group in the whole country, per unit; null where too little is known. */
export async function getUsualOfGroup(group: number, invented: boolean): Promise<UsualPrice | null> {
  const known = await cached({ name: 'price-usual', key: [], tags: [tag.prices] }, readUsualPrices)
  return known.find((usual) => usual.group === group && usual.invented === invented) ?? null
}

/** What is usual for a pack by its histories at the compared chains: the last days' prices of each. Null of too few days. */
export function usualOfProduct(histories: readonly (readonly PriceDay[])[]): UsualPrice | null {
  const all = histories.flat()
  const last = all
    .map(({ day }) => day)
    .sort()
    .at(-1)
  if (!last) return null
  const since = addDays(last, -usualDays)
  const recent = all.filter(({ day }) => day >= since)
  const range = rangeOfHistory(recent.map(({ price }) => price))
  const [from] = recent.map(({ day }) => day).sort()
  return range && from ? { low: range.low, high: range.high, from, to: last } : null
}
