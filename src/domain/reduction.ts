import { addDays, type CalendarDay, daysBetween } from './calendar-day'
import { savingPercent } from './money'
import { type PriorPrice, priorPrice, referenceDays } from './prior-price'
import { oldDays, type PriceDay } from './validity'

/** Observed days of the 30; with fewer the lowest price is not known well enough. */
export const requiredDays = 20

/**
 * A reduction continues across up to this many unobserved days; after a longer gap its reference could not be known
 * anyway.
 */
const longestSilence = referenceDays - requiredDays

/** Goods of these kinds get no verdict, no badge and no place in a ranking. */
export const unrankedGoods = ['medicine', 'tobacco', 'infant-formula'] as const
export type Unranked = (typeof unrankedGoods)[number]

export type VerdictRule = { perishable: boolean; noVerdict: Unranked | null }

/**
 * A run of promotional prices without a day at the shelf price, none dearer than the one before. Days are observed
 * days; money is integer euro cents.
 */
export type Reduction = {
  startedOn: CalendarDay
  /** The last observed day. */
  seenOn: CalendarDay
  price: number
  /** Observed days of the 30 before. */
  observedDays: number
  /** Lowest price of those days; null where too few were observed. */
  prior: PriorPrice | null
}

/**
 * `real`: the price is lower than ever in the 30 days before; `not-real`: it was as low before; `unknown`: too few of
 * those days were observed; `unjudged`: perishables and goods that may not be ranked.
 */
export const reductionAnswers = ['real', 'not-real', 'unknown', 'unjudged'] as const
export type ReductionAnswer = (typeof reductionAnswers)[number]

/** Money is integer euro cents. */
export type Verdict = { startedOn: CalendarDay } & (
  | { answer: 'real'; prior: PriorPrice /** Rounded down; null of less than one. */; percent: number | null }
  | { answer: 'not-real'; prior: PriorPrice }
  | { answer: 'unknown'; observedDays: number }
  | { answer: 'unjudged' }
)

/** `old` is the higher price that the shop names, in integer euro cents. */
export type ClaimedReduction = { old: number; verdict: Verdict }

type Shown = { price: number; old: number | null; day: CalendarDay; verdict: Verdict | null }

/** Null where the old price is not higher. Without a verdict the answer is `unknown`. */
export function claimedReduction({ price, old, day, verdict }: Shown): ClaimedReduction | null {
  if (old === null || old <= price) return null
  return { old, verdict: verdict ?? { answer: 'unknown', startedOn: day, observedDays: 0 } }
}

/**
 * `claimedReduction` of a reported price; null for an old one, because the thing may cost something else by now and the
 * shop no longer announces the reduction.
 */
export function reportedReduction(shown: Shown, today: CalendarDay): ClaimedReduction | null {
  return oldDays(shown.day, today) === null ? claimedReduction(shown) : null
}

/**
 * Every reduction of one product at one chain and settlement, by directive 98/6/EC, article 6a: it starts on the first
 * day with a promotion below the shelf price, and its reference is the lowest price of the 30 days before. Successive
 * cuts without a day at the shelf price are one reduction with the first reference (paragraph 5); a promotion that
 * becomes dearer is a new one. `days` are observed days in order.
 */
export function reductionsIn(days: readonly PriceDay[]): Reduction[] {
  const reductions: Reduction[] = []
  let open = false
  for (const [index, { day, promo, price }] of days.entries()) {
    const current = reductions.at(-1)
    const goesOn = open && current && price <= current.price && daysBetween(current.seenOn, day) - 1 <= longestSilence
    if (promo !== null && goesOn) {
      current.seenOn = day
      current.price = price
    } else if (promo !== null) {
      reductions.push({ startedOn: day, seenOn: day, price, ...referenceOf(days.slice(0, index), day) })
    }
    open = promo !== null
  }
  return reductions
}

/**
 * The verdict on the last day of a history; null without a reduction on that day. Without a rule the answer is
 * `unjudged`.
 */
export function verdictOf(days: readonly PriceDay[], rule: VerdictRule | null): Verdict | null {
  const reduction = reductionsIn(days).at(-1)
  if (!reduction || reduction.seenOn !== days.at(-1)?.day) return null
  const { startedOn, observedDays, price, prior } = reduction
  // Without a group it might be a medicine.
  if (!rule || rule.noVerdict || rule.perishable) return { answer: 'unjudged', startedOn }
  if (!prior) return { answer: 'unknown', startedOn, observedDays }
  if (price >= prior.cents) return { answer: 'not-real', startedOn, prior }
  return { answer: 'real', startedOn, prior, percent: savingPercent(price, prior.cents) }
}

type Claim = { from: CalendarDay; price: number; old: number }

/**
 * The verdict on a printed old price, by the shop's earlier observed prices: a promotion that lasted until then is the
 * same reduction. `days` are observed days in order.
 */
export function verdictOnClaim(days: readonly PriceDay[], { from, price, old }: Claim, rule: VerdictRule | null) {
  const before = days.filter(({ day }) => day < from)
  return verdictOf([...before, { day: from, shelf: old, promo: price, price }], rule)
}

/** Slices the last days first, so that a long history is not read for each reduction. */
function referenceOf(before: readonly PriceDay[], start: CalendarDay): Pick<Reduction, 'observedDays' | 'prior'> {
  const from = addDays(start, -referenceDays)
  const first = before.findLastIndex(({ day }) => day < from) + 1
  const asked = before.slice(first).map(({ day, price }) => ({ first: day, last: day, cents: price }))
  return { observedDays: asked.length, prior: asked.length < requiredDays ? null : priorPrice(asked, start) }
}
