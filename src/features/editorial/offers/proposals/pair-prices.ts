import { euroCentsOf } from '@/domain/money'
import type { Amount } from './amount'
import {
  bestArrangement,
  distance,
  gaps,
  onSide,
  type PossiblePair,
  pairUp,
  type Rect,
  type RectSide,
  sides,
  union,
  verticalMiddleOf,
  wayTo,
} from './rect'

export type PrintedPrice = Rect & {
  cents: number
  oldCents: number | null
  now: Amount
  size: number
  signed: boolean
  soldBy: string | null
}

/** Fractions of the price's font size. */
const oldSmaller = 0.8
const oldNear = 1.6
const muchSmaller = 0.65
const oldFar = 2.6
const oldBesideTold = 0.7
const twinNear = 2.5
/** Fractions of the page's shorter edge. */
const farthestOld = 0.9
const fieldLength = 0.3
const outOfWay = 2
/** A reduction below a sixth of the old price is taken for a misreading. */
const deepest = 6
const rounding = 1.5
/** A unit price that is smaller by this factor than prices usually are is no price of its own. */
export const leastUnitPrice = 0.5

const isTwin = (lev: Amount, euro: Amount) =>
  Math.abs(euroCentsOf(lev.cents) - euro.cents) <= rounding + euro.cents * 0.004

/** The same money in leva and in euro, beside each other. */
export const areTwins = (lev: Amount, euro: Amount): boolean =>
  distance(lev, euro) <= Math.max(lev.size, euro.size) * twinNear && isTwin(lev, euro)

/**
 * Converts prices to euro: a price in leva beside the same price in euro is dropped, a price in leva alone is converted
 * at the fixed rate.
 */
export function inOneCurrency(amounts: readonly Amount[]): Amount[] {
  const [euro, leva] = [true, false].map((wanted) => amounts.filter(({ currency }) => (currency !== 'lev') === wanted))
  return amounts.flatMap((amount) => {
    if (amount.currency !== 'lev') {
      // The price in euro takes the area of both, as text beneath both belongs to it.
      const twin = leva?.find((lev) => areTwins(lev, amount))
      return [twin ? { ...amount, ...union([amount, twin]) } : amount]
    }
    if (euro?.some((other) => areTwins(amount, other))) return []
    return [{ ...amount, cents: euroCentsOf(amount.cents) }]
  })
}

export function usualSize(amounts: readonly Amount[]): number {
  const alike = (size: number) => amounts.filter((other) => Math.abs(other.size - size) <= size * 0.1).length
  const counted = amounts.map(({ size }) => ({ size, count: alike(size) }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  return Math.max(0, ...counted.filter(({ count }) => count >= most / 2).map(({ size }) => size))
}

function couldBeOld(now: Amount, old: Amount): boolean {
  if (now === old || now.weak || now.namedOld || old.told) return false
  if (old.perUnit !== null && old.perUnit !== now.perUnit) return false
  return old.cents > now.cents && old.cents <= now.cents * deepest && old.size <= now.size * 1.05
}

type Page = { edge: number; usual: number; amounts: readonly Amount[] }

function stands(other: Amount, now: Amount, old: Amount): boolean {
  if (other === now || other === old || other.size <= old.size * 1.2 || gaps(other, old).down > 0) return false
  const middle = (other.left + other.right) / 2
  return middle > Math.min(now.left, old.left) && middle < Math.max(now.right, old.right)
}

function parts(other: Amount, now: Amount, old: Amount): boolean {
  if (other === now || other === old || other.size <= old.size * 1.2 || gaps(other, now).across > 0) return false
  const middle = verticalMiddleOf(other)
  return middle > Math.min(now.top, old.top) && middle < Math.max(now.bottom, old.bottom)
}

/** In points; null when the amounts are too far apart for their sizes. */
function wayToOld(now: Amount, old: Amount, side: RectSide, page: Page): number | null {
  // `now.tokens` leaves out the area of the price in leva, which may be on any side.
  if (!couldBeOld(now, old) || !onSide(union(now.tokens), old, side)) return null
  const { across, down } = gaps(now, old)
  const way = wayTo(now, old, side, outOfWay)
  const smaller = old.namedOld || old.size <= Math.min(now.size, page.usual) * oldSmaller
  if (!smaller && now.told) return way <= now.size * oldBesideTold ? way : null
  if (!smaller) {
    const close =
      side === 'above' ? across === 0 && down <= now.size * 0.15 : side === 'left' && across <= now.size * 0.4
    return close && way <= now.size ? way : null
  }
  if (
    old.namedOld &&
    across <= now.size &&
    down <= page.edge * fieldLength &&
    !page.amounts.some((other) => parts(other, now, old))
  )
    return way
  // Old prices are often set at the opposite edge of their field.
  const beside =
    down === 0 && (side === 'left' || side === 'right') && !page.amounts.some((other) => stands(other, now, old))
  return way <= Math.max(now.size * oldNear, beside ? page.edge * farthestOld : 0) ? way : null
}

/** Small print without a price near enough becomes the old price of the nearest remaining amount. */
function leftOver(amounts: readonly Amount[], pairs: readonly PossiblePair<Amount, Amount>[], usual: number) {
  const taken = new Set(pairs.flatMap(({ one, other }) => [one, other]))
  const left = amounts.filter((amount) => !taken.has(amount))
  return pairUp(
    left.flatMap((one) =>
      left
        .filter((other) => couldBeOld(one, other) && other.size <= Math.min(one.size, usual) * muchSmaller)
        .map((other) => ({ one, other, away: distance(one, other) }))
        .filter(({ away }) => away <= one.size * oldFar),
    ),
  )
}

function pairOld(amounts: readonly Amount[], edge: number): Map<Amount, Amount> {
  const page = { edge, usual: usualSize(amounts.filter(({ weak }) => !weak)), amounts }
  const arranged = sides.map((side) =>
    pairUp(
      amounts.flatMap((one) =>
        amounts.flatMap((other): PossiblePair<Amount, Amount>[] => {
          const away = wayToOld(one, other, side, page)
          return away === null ? [] : [{ one, other, away }]
        }),
      ),
    ),
  )
  const best = bestArrangement(arranged)
  const taken = new Set(best.flatMap(({ one, other }) => [one, other]))
  const rest = pairUp(arranged.flat().filter(({ one, other }) => !taken.has(one) && !taken.has(other)))
  const far = leftOver(amounts, [...best, ...rest], page.usual)
  return new Map([...best, ...rest, ...far].map(({ one, other }) => [one, other]))
}

/** The prices of a page, each with the old price beside it: a larger amount in smaller print. */
export function printedPricesOf(amounts: readonly Amount[], pageEdge: number): PrintedPrice[] {
  const euro = inOneCurrency(amounts)
  const usual = usualSize(euro.filter(({ weak }) => !weak))
  const oldOf = pairOld(euro, pageEdge)
  const taken = new Set(oldOf.values())
  return euro
    .filter(
      (amount) =>
        !taken.has(amount) &&
        !amount.weak &&
        !amount.namedOld &&
        !(amount.perUnit !== null && amount.size < usual * leastUnitPrice && !amount.told),
    )
    .map((amount) => {
      const old = oldOf.get(amount)
      return {
        ...union(old ? [amount, old] : [amount]),
        cents: amount.cents,
        oldCents: old?.cents ?? null,
        now: amount,
        size: amount.size,
        signed: amount.currency !== null,
        soldBy: amount.perUnit,
      }
    })
}
