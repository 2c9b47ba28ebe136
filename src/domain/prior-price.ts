import { addDays, type CalendarDay, sofiaDay } from './calendar-day'

/** Directive 98/6/EC, article 6a (2): the prior price is the lowest of a period of at least 30 days before the reduction. */
export const referenceDays = 30

/** What something cost on each day from the first to the last, in integer cents. */
type PricedDays = { first: CalendarDay; last: CalendarDay; cents: number }

/** The lowest price of the 30 days in integer cents, and the last day on which it was asked. */
export type PriorPrice = { cents: number; day: CalendarDay }

/**
 * The prior price of a reduction that began on a day, by directive 98/6/EC, article 6a: the lowest that was asked in the 30 days
 * before it. `before` is what was asked before the reduction, in any order. Null where nothing was.
 */
export function priorPrice(before: readonly PricedDays[], began: CalendarDay): PriorPrice | null {
  const from = addDays(began, -referenceDays)
  const within = before.filter(({ last }) => last >= from)
  const lowest = Math.min(...within.map(({ cents }) => cents))
  const day = within
    .filter(({ cents }) => cents === lowest)
    .map(({ last }) => last)
    .sort()
    .at(-1)
  return day === undefined ? null : { cents: lowest, day }
}

/** What a product costs from a moment on, in cents, until the next point; `promoted` where a promotion sets it. */
export type PricePoint = { since: Date; cents: number; promoted: boolean }

/**
 * The prior price in cents of the current reduction in a history of moments, which is sorted by time. A reduction that gets deeper is one
 * reduction; an earlier one counts among the 30 days (decision 21). Null where there is no price before it.
 */
export function priorPriceOf(history: readonly PricePoint[], now: Date): number | null {
  const lastRegular = history.findLastIndex(({ promoted }) => !promoted)
  const began = history[lastRegular + 1]?.since ?? now
  const before = history.filter(({ since }) => since < began)
  const asked = before.map(({ since, cents }, index): PricedDays => {
    const until = before[index + 1]?.since ?? began
    return { first: sofiaDay(since), last: sofiaDay(new Date(until.getTime() - 1)), cents }
  })
  return priorPrice(asked, sofiaDay(began))?.cents ?? null
}
