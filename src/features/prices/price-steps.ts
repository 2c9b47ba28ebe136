import { type CalendarDay, daysBetween } from '@/domain/calendar-day'
import type { PriceDay } from '@/domain/price-days'
import type { Reduction } from '@/domain/reduction'

/** A price that held from day to day, both inclusive. */
export type PriceStep = { from: CalendarDay; to: CalendarDay; shelf: number; promo: number | null }

/** The reduction that a step belongs to. */
export function reductionOf({ from, to, promo }: PriceStep, reductions: readonly Reduction[]): Reduction | undefined {
  if (promo === null) return undefined
  return reductions.findLast(({ startedOn, seenOn }) => startedOn <= to && seenOn >= from)
}

/** A history as a person reads it: a row for each change, newest first. A day that was not seen begins a new row. */
export function priceSteps(days: PriceDay[]): PriceStep[] {
  const steps: PriceStep[] = []
  for (const { day, shelf, promo } of days) {
    const step = steps.at(-1)
    if (step && step.shelf === shelf && step.promo === promo && daysBetween(step.to, day) === 1) step.to = day
    else steps.push({ from: day, to: day, shelf, promo })
  }
  return steps.reverse()
}
