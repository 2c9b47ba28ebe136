import { type ChartDay, type ChartFrame, roundTicks } from '@/design/step-chart'
import { addDays, type CalendarDay, daysBetween } from '@/domain/calendar-day'
import { referenceDays } from '@/domain/prior-price'
import type { Reduction, Verdict } from '@/domain/reduction'
import type { PriceDay } from '@/domain/validity'

/** The 30-day low before a reduction, or of the last 30 days; `from` and `to` are the drawn days. */
type LowLine = { value: number; from: CalendarDay; to: CalendarDay; beforeReduction: boolean }

type ChartView = {
  frame: ChartFrame
  ticks: number[]
  days: ChartDay[]
  low: LowLine | null
}

/** Share of the height above and below a line that does not move. */
const room = 0.08

/**
 * `period` is in days and ends on `to`. The line of the 30-day low begins with the 30 days in which it was found and is
 * drawn to the end.
 */
export function chartView(history: PriceDay[], verdict: Verdict | null, to: CalendarDay, period: number): ChartView {
  const from = addDays(to, 1 - period)
  const days = history
    .filter(({ day }) => day >= from && day <= to)
    .map(({ day, price, promo }) => ({ day, value: price, marked: promo !== null }))
  const low = lowLine(history, verdict, to)
  const values = [...days.map(({ value }) => value), ...(low ? [low.value] : [])]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const ticks = roundTicks([Math.floor(least * (1 - room)), Math.ceil(most * (1 + room))])
  const frame = { from, to, low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1 }
  const shown = low && (daysBetween(low.from, from) > 0 ? { ...low, from } : low)
  return { frame, ticks, days, low: shown }
}

function lowLine(history: PriceDay[], verdict: Verdict | null, to: CalendarDay): LowLine | null {
  if (verdict?.answer === 'real' || verdict?.answer === 'not-real') {
    const from = addDays(verdict.startedOn, -referenceDays)
    return { value: verdict.prior.cents, from, to: addDays(to, 1), beforeReduction: true }
  }
  const from = addDays(to, 1 - referenceDays)
  const recent = history.filter(({ day }) => day >= from && day <= to).map(({ price }) => price)
  if (recent.length < 2) return null
  return { value: Math.min(...recent), from, to: addDays(to, 1), beforeReduction: false }
}

/** Both days are inclusive. */
export type PriceStep = { from: CalendarDay; to: CalendarDay; shelf: number; promo: number | null }

export function reductionOf({ from, to, promo }: PriceStep, reductions: readonly Reduction[]): Reduction | undefined {
  if (promo === null) return undefined
  return reductions.findLast(({ startedOn, seenOn }) => startedOn <= to && seenOn >= from)
}

/** A row for each change, newest first. A day without an observation begins a new row. */
export function priceSteps(days: PriceDay[]): PriceStep[] {
  const steps: PriceStep[] = []
  for (const { day, shelf, promo } of days) {
    const step = steps.at(-1)
    if (step && step.shelf === shelf && step.promo === promo && daysBetween(step.to, day) === 1) step.to = day
    else steps.push({ from: day, to: day, shelf, promo })
  }
  return steps.reverse()
}
