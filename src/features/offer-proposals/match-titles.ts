import type { Price } from './pair-prices'
import { bestArrangement, onSide, type Pair, pairUp, type Side, sides, wayTo } from './sides'
import type { Block } from './text-blocks'

/** Above and below a price, words keep to its column; beside it, closely to its lines. */
const outOfColumn = 2
const outOfLine = 6

export type Match = { price: Price; title: Block; away: number }

/** The left edges of a column tell which of two prices is meant. */
function away(price: Price, block: Block, side: Side): number {
  if (side === 'left' || side === 'right') return wayTo(price, block, side, outOfLine)
  return (
    wayTo(price, block, side, outOfColumn) +
    Math.min(Math.abs(price.left - block.left), Math.abs(price.right - block.right)) * 0.15
  )
}

/** With `usual`, words count as further away the more their size differs from it. */
function pairsOn(
  wanted: readonly Side[],
  prices: readonly Price[],
  blocks: readonly Block[],
  reach: number,
  usual = 0,
) {
  const strange = ({ size }: Block) => (usual > 0 ? 1 + Math.abs(Math.log2(size / usual)) : 1)
  const pairs = prices.flatMap((one) =>
    blocks.flatMap((other) =>
      wanted
        .filter((side) => onSide(one.now, other, side))
        .map((side): Pair<Price, Block> => ({ one, other, away: away(one, other, side) * strange(other) })),
    ),
  )
  return pairUp(pairs.filter((pair) => pair.away <= reach))
}

/**
 * Which title belongs to which price, by the arrangement of the page. Prices that stay alone (a large one on a cover) take
 * the nearest words left, those of a title's size or above first.
 */
export function matchTitles(
  prices: readonly Price[],
  titles: readonly Block[],
  others: readonly Block[],
  reach: number,
): Match[] {
  const arranged = sides.map((side) => pairsOn([side], prices, titles, reach))
  const best = bestArrangement(arranged)
  const side = sides[arranged.indexOf(best)]
  const usual = titles[0]?.size ?? 0
  let pairs = best
  for (const { on, least } of [
    { on: side ? [side] : sides, least: usual },
    { on: sides, least: usual },
    { on: sides, least: 0 },
  ]) {
    const matched = new Set<Price | Block>(pairs.flatMap(({ one, other }) => [one, other]))
    const alone = prices.filter((price) => !matched.has(price))
    const left = [...titles, ...others].filter((block) => !matched.has(block) && block.size >= least)
    pairs = [...pairs, ...pairsOn(on, alone, left, reach, usual)]
  }
  const matched = new Set(pairs.map(({ other }) => other))
  const spare = others.filter((block) => !matched.has(block))
  return pairs.map(({ one, other, away: way }) => ({
    price: one,
    title: largerBeneath(other, spare) ?? other,
    away: way,
  }))
}

/** A brand stands over the title in smaller print, and may be nearer to the price. */
function largerBeneath(title: Block, blocks: readonly Block[]): Block | undefined {
  return blocks.find((block) => {
    const gap = block.top - title.bottom
    const aligned =
      Math.abs(block.left - title.left) <= title.size ||
      Math.abs(block.left + block.right - title.left - title.right) <= title.size * 2
    return (
      block.size > title.size * 1.1 &&
      block.size < title.size * 2 &&
      aligned &&
      gap <= title.size * 0.6 &&
      gap > -title.size * 0.6
    )
  })
}
