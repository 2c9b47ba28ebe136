import { median, type PossiblePair, type Rect } from './rect'

type Edge = (rect: Rect) => number
const start: Edge = ({ left }) => left
const end: Edge = ({ right }) => right
const centre: Edge = ({ left, right }) => (left + right) / 2

const mostly = 0.5
const fewest = 4
const same = 4

/**
 * Most fields of a page begin their titles at the same place relative to the price. Returns a function for a block's
 * distance from that place; null when the pairs do not agree.
 */
export function fromUsualPlace<Price extends { now: Rect }>(
  pairs: readonly PossiblePair<Price, Rect>[],
): ((price: Price, block: Rect) => number) | null {
  if (pairs.length < fewest) return null
  const ways = [start, end, centre].flatMap((of) =>
    [start, end, centre].map((to) => {
      const off = (price: Price, block: Rect) => to(block) - of(price.now)
      const usual = median(pairs.map(({ one, other }) => off(one, other)))
      const from = (price: Price, block: Rect) => Math.abs(off(price, block) - usual)
      return { from, agree: pairs.filter(({ one, other }) => from(one, other) <= same).length }
    }),
  )
  const best = ways.reduce((most, way) => (way.agree > most.agree ? way : most))
  return best.agree > pairs.length * mostly ? best.from : null
}
