import type { PayloadRequest } from 'payload'
import { addDays, type CalendarDay } from '@/domain/calendar-day'
import { recordPrices } from '@/features/shop/goods/prices/current-prices'
import { invalidate } from '@/server/cache/invalidate'
import { tagsOf } from '@/server/cache/tags'
import { transactionOf } from '@/server/db/transaction'
import { promotions } from '../content/goods/promotions'

/**
 * Writes reductions and the price history that the clock would have recorded: on the first day and on each day on which
 * a reduction began or ended.
 */
export async function writePromotions(
  req: PayloadRequest,
  written: string[],
  ids: Map<string, string>,
  { today, since }: { today: CalendarDay; since: CalendarDay },
) {
  const isNew = new Set(written)
  const days = new Set([since])
  for (const { name, from, to, products, ...reduction } of promotions) {
    const reduced = products.flatMap((slug) => ids.get(slug) ?? []).filter((id) => isNew.has(id))
    if (reduced.length === 0) continue
    const [validFrom, validTo] = [addDays(today, from), addDays(today, to)]
    const now = new Date().toISOString()
    const data = { name, ...reduction, validFrom, validTo, products: reduced, createdAt: now, updatedAt: now }
    const { id } = await req.payload.db.create({ collection: 'promotions', data, req })
    await invalidate(tagsOf('promotions', { id }), req)
    days.add(validFrom).add(addDays(validTo, 1))
  }
  const database = await transactionOf(req)
  for (const day of [...days].filter((each) => each <= today).sort())
    await recordPrices(database, midnightOf(day), written)
}

/** Midnight in Sofia, which is 22:00 UTC of the day before in winter and 21:00 in summer. */
function midnightOf(day: CalendarDay): Date {
  const hour = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Sofia', hour: 'numeric', hourCycle: 'h23' })
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const offset = Number(hour.format(midnight))
  return new Date(midnight - offset * 3_600_000)
}
