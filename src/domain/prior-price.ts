import { addDays, type CalendarDay, sofiaDay } from './calendar-day'

/**
 * Directive 98/6/EC, article 6a (2): the prior price is the lowest of a period of at least 30 days before the
 * reduction.
 */
export const referenceDays = 30

type PricedDays = { first: CalendarDay; last: CalendarDay; cents: number }

/** `day` is the last day on which the lowest price was asked. Integer cents. */
export type PriorPrice = { cents: number; day: CalendarDay }

/**
 * The prior price by directive 98/6/EC, article 6a: the lowest price of the 30 days before the reduction began.
 * `before` are earlier prices in any order. Null without a price in these days.
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

/** Price in cents from `since` to the next point; `promoted` where a promotion sets it. */
export type PricePoint = { since: Date; cents: number; promoted: boolean }

/**
 * The prior price in cents of the current reduction; `history` is sorted by time. A reduction that gets deeper is one
 * reduction; an earlier one counts among the 30 days, also where the next one is dearer and follows at once (decision
 * 21). Null without a price before.
 */
export function priorPriceOf(history: readonly PricePoint[], now: Date): number | null {
  const lastBefore = history.findLastIndex(
    ({ cents, promoted }, index) => !promoted || cents < (history[index + 1]?.cents ?? 0),
  )
  const began = history[lastBefore + 1]?.since ?? now
  const before = history.filter(({ since }) => since < began)
  const asked = before.map(({ since, cents }, index): PricedDays => {
    const until = before[index + 1]?.since ?? began
    return { first: sofiaDay(since), last: sofiaDay(new Date(until.getTime() - 1)), cents }
  })
  return priorPrice(asked, sofiaDay(began))?.cents ?? null
}
