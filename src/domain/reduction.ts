import { addDays, type CalendarDay, daysBetween } from './calendar-day'
import { savingPercent } from './money'
import type { PriceDay } from './validity'

/**
 * A chain and a place in which it sells a product, as one number: both are numbered in `smallint`. A product of two chains need not
 * be sold by each of them in every place of the other.
 */
export const soldPair = (chain: number, place: number): number => chain * 32_768 + place

export const chainOf = (pair: number): number => Math.floor(pair / 32_768)

export const placeOf = (pair: number): number => pair % 32_768

/** Directive 98/6/EC, article 6a (2): the prior price is the lowest of a period of at least 30 days before the reduction. */
export const referenceDays = 30

/** How many of the 30 days must have been observed; with fewer the lowest price is not known well enough. */
export const requiredDays = 20

/** A reduction continues across up to this many unobserved days; with more, its reference could not be known anyway. */
const longestSilence = referenceDays - requiredDays

/** Goods of these kinds get no verdict, no badge and no place in a ranking. */
export type Unranked = 'medicine' | 'tobacco' | 'infant-formula'

/** What a product group allows to be said of its reductions. */
export type VerdictRule = { perishable: boolean; noVerdict: Unranked | null }

/** A run of promotional prices without a day at the shelf price. Days are observed days; money is integer euro cents. */
export type Reduction = {
  startedOn: CalendarDay
  /** The last day on which it was observed. */
  seenOn: CalendarDay
  /** The price on that day. */
  price: number
  /** How many of the 30 days before it were observed. */
  observedDays: number
  /** The lowest price of those days; null where too few of them were observed. */
  reference: number | null
}

/** What can honestly be said about today's price. `percent` is rounded down; null means less than one percent. */
export type Verdict =
  | { kind: 'no-reduction' }
  | { kind: 'unranked'; group: Unranked }
  | { kind: 'perishable'; startedOn: CalendarDay }
  | { kind: 'not-enough-data'; startedOn: CalendarDay; observedDays: number }
  | { kind: 'not-lower'; startedOn: CalendarDay; reference: number }
  | { kind: 'reduced'; startedOn: CalendarDay; reference: number; percent: number | null }

/**
 * Every reduction in the history of one product at one chain and settlement, by directive 98/6/EC, article 6a: it starts on
 * the first day with a promotion below the shelf price, and its reference is the lowest price of the 30 days before that day.
 * Successive price cuts without a day at the shelf price are one reduction and keep the first reference (paragraph 5).
 * `days` are observed days in their order.
 */
export function reductionsIn(days: readonly PriceDay[]): Reduction[] {
  const reductions: Reduction[] = []
  let open = false
  for (const [index, { day, promo, price }] of days.entries()) {
    const current = reductions.at(-1)
    if (promo !== null && open && current && daysBetween(current.seenOn, day) - 1 <= longestSilence) {
      current.seenOn = day
      current.price = price
    } else if (promo !== null) {
      reductions.push({ startedOn: day, seenOn: day, price, ...priorPrice(days, index) })
    }
    open = promo !== null
  }
  return reductions
}

/** The verdict on the last day of the history. */
export function verdictOf(days: readonly PriceDay[], rule: VerdictRule): Verdict {
  if (rule.noVerdict) return { kind: 'unranked', group: rule.noVerdict }
  const reduction = reductionsIn(days).at(-1)
  if (!reduction || reduction.seenOn !== days.at(-1)?.day) return { kind: 'no-reduction' }
  const { startedOn, observedDays, price, reference } = reduction
  if (rule.perishable) return { kind: 'perishable', startedOn }
  if (reference === null) return { kind: 'not-enough-data', startedOn, observedDays }
  if (price >= reference) return { kind: 'not-lower', startedOn, reference }
  return { kind: 'reduced', startedOn, reference, percent: savingPercent(price, reference) }
}

function priorPrice(days: readonly PriceDay[], start: number): Pick<Reduction, 'observedDays' | 'reference'> {
  const from = addDays(days[start]?.day ?? '', -referenceDays)
  const prices: number[] = []
  for (let index = start - 1; index >= 0; index -= 1) {
    const before = days[index]
    if (!before || before.day < from) break
    prices.push(before.price)
  }
  return { observedDays: prices.length, reference: prices.length < requiredDays ? null : Math.min(...prices) }
}
