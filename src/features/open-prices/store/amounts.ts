import type { CalendarDay } from '@/domain/calendar-day'
import type { Observation } from '../read/observe'

/** The day on which Bulgaria adopted the euro. */
export const euroDay: CalendarDay = '2026-01-01'

/** The fixed rate: one euro in leva. */
export const levaPerEuro = 1.95583

export type Amounts = { low: number; median: number; high: number; promo: number | null }

/** Stotinki as whole euro cents. */
const toEuro = (stotinki: number) => Math.round(stotinki / levaPerEuro)

/** An observation in euro cents; before the euro also as reported, in stotinki. */
export function inEuro(observation: Observation, day: CalendarDay): { euro: Amounts; bgn: Amounts | null } {
  const { low, median, high, promo } = observation
  const written = { low, median, high, promo }
  if (day >= euroDay) return { euro: written, bgn: null }
  const euro = {
    low: toEuro(low),
    median: toEuro(median),
    high: toEuro(high),
    promo: promo === null ? null : toEuro(promo),
  }
  return { euro, bgn: written }
}
