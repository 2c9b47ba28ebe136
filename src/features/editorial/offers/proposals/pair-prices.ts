import { euroCentsOf } from '@/domain/money'
import type { Amount } from './prices'
import {
  bestArrangement,
  distance,
  gaps,
  middleOf,
  onSide,
  type Pair,
  pairUp,
  type Rect,
  type Side,
  sides,
  union,
  wayTo,
} from './rect'

/** What something costs now, and before; both in integer euro cents. */
export type Price = Rect & {
  cents: number
  oldCents: number | null
  /** The printed price itself, without the old one. */
  now: Amount
  size: number
  signed: boolean
  /** The unit that goods are sold by, `кг`. */
  soldBy: string | null
}

/** Shares of the size of the price. */
const oldSmaller = 0.8
const oldNear = 1.6
const muchSmaller = 0.65
const oldFar = 2.6
const oldBesideTold = 0.7
const twinNear = 2.5
/** Share of the page's shorter edge. */
const farthestOld = 0.9
const fieldLength = 0.3
const outOfWay = 2
/** Nothing is reduced to less than a sixth. */
const deepest = 6
const rounding = 1.5

const isTwin = (lev: Amount, euro: Amount) =>
  Math.abs(euroCentsOf(lev.cents) - euro.cents) <= rounding + euro.cents * 0.004

/** Prices in euro; one in leva beside the same in euro is dropped, one that stands alone is converted at the fixed rate. */
export function inOneCurrency(amounts: readonly Amount[]): Amount[] {
  const [euro, leva] = [true, false].map((wanted) => amounts.filter(({ currency }) => (currency !== 'lev') === wanted))
  const areTwins = (lev: Amount, other: Amount) =>
    distance(lev, other) <= Math.max(lev.size, other.size) * twinNear && isTwin(lev, other)
  return amounts.flatMap((amount) => {
    if (amount.currency !== 'lev') {
      // What is under both of them belongs to the price too.
      const twin = leva?.find((lev) => areTwins(lev, amount))
      return [twin ? { ...amount, ...union([amount, twin]) } : amount]
    }
    if (euro?.some((other) => areTwins(amount, other))) return []
    return [{ ...amount, cents: euroCentsOf(amount.cents) }]
  })
}

/** The usual size of prices on the page: of the sizes that occur often, the largest. */
function usualSize(amounts: readonly Amount[]): number {
  const alike = (size: number) => amounts.filter((other) => Math.abs(other.size - size) <= size * 0.1).length
  const counted = amounts.map(({ size }) => ({ size, count: alike(size) }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  return Math.max(0, ...counted.filter(({ count }) => count >= most / 2).map(({ size }) => size))
}

/** Whether two amounts can be what something cost before and costs now. */
function couldBeOld(now: Amount, old: Amount): boolean {
  if (now === old || now.weak || now.namedOld || old.told) return false
  if (old.perUnit !== null && old.perUnit !== now.perUnit) return false
  return old.cents > now.cents && old.cents <= now.cents * deepest && old.size <= now.size * 1.05
}

type Page = { edge: number; usual: number; amounts: readonly Amount[] }

/** Another price between a price and what could be its old one. */
function stands(other: Amount, now: Amount, old: Amount): boolean {
  if (other === now || other === old || other.size <= old.size * 1.2 || gaps(other, old).down > 0) return false
  const middle = (other.left + other.right) / 2
  return middle > Math.min(now.left, old.left) && middle < Math.max(now.right, old.right)
}

/** The same in one column, one above the other. */
function parts(other: Amount, now: Amount, old: Amount): boolean {
  if (other === now || other === old || other.size <= old.size * 1.2 || gaps(other, now).across > 0) return false
  const middle = middleOf(other)
  return middle > Math.min(now.top, old.top) && middle < Math.max(now.bottom, old.bottom)
}

/** Points between a price and its old one on that side, or null where they are too far apart for their sizes. */
function wayToOld(now: Amount, old: Amount, side: Side, page: Page): number | null {
  // The same in leva may be on any side of it.
  if (!couldBeOld(now, old) || !onSide(union(now.tokens), old, side)) return null
  const { across, down } = gaps(now, old)
  const way = wayTo(now, old, side, outOfWay)
  const smaller = old.namedOld || old.size <= Math.min(now.size, page.usual) * oldSmaller
  // A price that an editor names may be in print as small as the old one beside it.
  if (!smaller && now.told) return way <= now.size * oldBesideTold ? way : null
  if (!smaller) {
    const close =
      side === 'above' ? across === 0 && down <= now.size * 0.15 : side === 'left' && across <= now.size * 0.4
    return close && way <= now.size ? way : null
  }
  // One that says what it is may be at the other end of its field.
  if (
    old.namedOld &&
    across <= now.size &&
    down <= page.edge * fieldLength &&
    !page.amounts.some((other) => parts(other, now, old))
  )
    return way
  // Old prices are often set at the other edge of their field.
  const beside =
    down === 0 && (side === 'left' || side === 'right') && !page.amounts.some((other) => stands(other, now, old))
  return way <= Math.max(now.size * oldNear, beside ? page.edge * farthestOld : 0) ? way : null
}

/** Small print that no price was near enough for is the old price of the nearest that could have it. */
function leftOver(amounts: readonly Amount[], pairs: readonly Pair<Amount, Amount>[], usual: number) {
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

/** Each price with its old one. */
function pairOld(amounts: readonly Amount[], edge: number): Map<Amount, Amount> {
  const page = { edge, usual: usualSize(amounts.filter(({ weak }) => !weak)), amounts }
  const arranged = sides.map((side) =>
    pairUp(
      amounts.flatMap((one) =>
        amounts.flatMap((other): Pair<Amount, Amount>[] => {
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

/** The prices of a page, each with the old price that is beside it, larger in amount and smaller in print. */
export function pricesOf(amounts: readonly Amount[], pageEdge: number): Price[] {
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
        !(amount.perUnit !== null && amount.size < usual * 0.5 && !amount.told),
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
