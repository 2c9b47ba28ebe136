import { euroCentsOf } from '@/domain/bgn'
import type { CalendarDay } from '@/domain/calendar-day'
import type { Observation } from '../read/observe'

/** The day on which Bulgaria adopted the euro. */
export const euroDay: CalendarDay = '2026-01-01'

export type Amounts = { low: number; median: number; high: number; promo: number | null }

/** An observation in euro cents; before the euro also as reported, in stotinki. */
export function inEuro(observation: Observation, day: CalendarDay): { euro: Amounts; bgn: Amounts | null } {
  const { low, median, high, promo } = observation
  const written = { low, median, high, promo }
  if (day >= euroDay) return { euro: written, bgn: null }
  const euro = {
    low: euroCentsOf(low),
    median: euroCentsOf(median),
    high: euroCentsOf(high),
    promo: promo === null ? null : euroCentsOf(promo),
  }
  return { euro, bgn: written }
}
