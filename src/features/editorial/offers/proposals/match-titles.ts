import type { PrintedPrice } from './pair-prices'
import {
  bestArrangement,
  distance,
  median,
  onSide,
  type PossiblePair,
  pairUp,
  type RectSide,
  sides,
  verticalMiddleOf,
  wayTo,
} from './rect'
import type { Block } from './text-blocks'
import { titleBlocks } from './text-blocks'
import { fromUsualPlace } from './usual-place'

/** Weights of a sideways distance: titles above and below a price keep to its column, titles beside it to its lines. */
const outOfColumn = 2
const outOfLine = 6
const samePrint = 0.1
const ofOneKind = 3
const muchCloser = 0.8

export type TitleMatch = { price: PrintedPrice; title: Block; away: number; brand?: Block }

/** In a table row the distance may be longer, and a longer name in the next row is not nearer. */
const inRow = 1.8
const offRow = 1.5
const isRow = ({ now, top: from, bottom: to }: PrintedPrice, { top, bottom, lines }: Block) => {
  const middle = (top + bottom) / 2
  return (
    lines.length === 1 &&
    ((verticalMiddleOf(now) > top && verticalMiddleOf(now) < bottom) || (middle > from && middle < to))
  )
}

/** The left edges of a column decide which of two prices is meant. */
function away(price: PrintedPrice, block: Block, side: RectSide): number {
  if (side === 'left' || side === 'right')
    return wayTo(price, block, side, outOfLine) * (isRow(price, block) ? 1 : offRow)
  return (
    wayTo(price, block, side, outOfColumn) +
    Math.min(Math.abs(price.left - block.left), Math.abs(price.right - block.right)) * 0.15
  )
}

/**
 * Deviation of a title's size from the usual, as a logarithm; beside a larger price the title may be larger by the same
 * factor.
 */
function strangeness(size: number, usual: number, priceLarger: number): number {
  const by = Math.log2(size / usual)
  return by > 0 ? Math.max(0, by - Math.max(0, Math.log2(priceLarger))) : -by
}

type Closeness = {
  reach: number
  usual?: { title: number; price: number }
  further?: (price: PrintedPrice, block: Block) => number
}

function pairsOn(
  wanted: readonly RectSide[],
  prices: readonly PrintedPrice[],
  blocks: readonly Block[],
  { reach, usual, further = () => 0 }: Closeness,
) {
  const strange = ({ size }: PrintedPrice, block: Block) =>
    usual ? 1 + strangeness(block.size, usual.title, size / usual.price) : 1
  const pairs = prices.flatMap((one) =>
    blocks.flatMap((other) =>
      wanted
        .filter((side) => onSide(one.now, other, side))
        .map(
          (side): PossiblePair<PrintedPrice, Block> => ({
            one,
            other,
            away: away(one, other, side) * strange(one, other),
          }),
        ),
    ),
  )
  return pairUp(
    pairs
      .filter(({ one, other, away: way }) => way <= (isRow(one, other) ? reach * inRow : reach))
      .map((pair) => ({ ...pair, away: pair.away + further(pair.one, pair.other) })),
  )
}

/**
 * Pairs titles with prices by the arrangement of the page. Remaining prices (a large one on a cover) take the nearest
 * unused words, those of at least a title's size first.
 */
function matchKind(prices: readonly PrintedPrice[], blocks: readonly Block[], reach: number): TitleMatch[] {
  const titles = titleBlocks(blocks, prices.length)
  const others = blocks.filter((block) => !titles.includes(block))
  const arranged = sides.map((side) => pairsOn([side], prices, titles, { reach }))
  const best = bestArrangement(arranged)
  const side = sides[arranged.indexOf(best)]
  const usual = titles[0]?.size ?? 0
  const further = fromUsualPlace(best)
  let pairs = side && further ? pairsOn([side], prices, titles, { reach, further }) : best
  for (const { on, least } of [
    { on: side ? [side] : sides, least: usual },
    { on: sides, least: usual },
    { on: sides, least: 0 },
  ]) {
    const matched = new Set<PrintedPrice | Block>(pairs.flatMap(({ one, other }) => [one, other]))
    const alone = prices.filter((price) => !matched.has(price))
    const left = [...titles, ...others].filter((block) => !matched.has(block) && block.size >= least)
    pairs = [
      ...pairs,
      ...pairsOn(on, alone, left, {
        reach,
        usual: { title: usual, price: median(prices.map(({ size }) => size)) || 1 },
      }),
    ]
  }
  const taken = new Set(pairs.map(({ other }) => other))
  const spare = others.filter((block) => !taken.has(block))
  return pairs.map(({ one, other, away: way }) => ({
    price: one,
    title: largerBeneath(other, spare) ?? nameBeneath(other, blocks, taken) ?? other,
    away: way,
  }))
}

/**
 * Groups prices by font size, as prices of one size are in fields of one kind; prices with a size of their own form one
 * group.
 */
function fieldsAlike(prices: readonly PrintedPrice[]): PrintedPrice[][] {
  const kinds: PrintedPrice[][] = []
  for (const price of prices) {
    const kind = kinds.find(([first]) => first && Math.abs(first.size - price.size) <= first.size * samePrint)
    if (kind) kind.push(price)
    else kinds.push([price])
  }
  const several = kinds.filter(({ length }) => length >= ofOneKind)
  const rest = kinds.filter(({ length }) => length < ofOneKind).flat()
  return rest.length > 0 ? [...several, rest] : several
}

const wayOf = (matches: readonly TitleMatch[]) => matches.reduce((all, { away: way }) => all + way, 0)

/**
 * Pairs titles and prices of a page. Each kind of field may be arranged differently: such an arrangement is used when
 * it pairs as many prices at much shorter distances.
 */
export function matchTitles(prices: readonly PrintedPrice[], blocks: readonly Block[], reach: number): TitleMatch[] {
  const whole = matchKind(prices, blocks, reach)
  const kinds = fieldsAlike(prices)
  if (kinds.length < 2) return whole
  const nearest = new Map(
    blocks.map((block) => [block, prices.toSorted((a, b) => distance(a, block) - distance(b, block))[0]]),
  )
  const apart = kinds.flatMap((kind) => {
    const own = blocks.filter((block) => kind.some((price) => price === nearest.get(block)))
    return matchKind(kind, own, reach)
  })
  return apart.length >= whole.length && wayOf(apart) < wayOf(whole) * muchCloser ? apart : whole
}

const saysMore = /^(?:различни|избрани|разни|асорти|видове|със?|без|от|за|по|на|до|в|във|или|върху)(?!\p{L})/iu
const foreign = /^[\p{Script=Latin}&'’. -]+$/u

/** A brand in larger print may stand above the name of the goods: `Zora`, beneath it `Мюсли с червени плодове`. */
function nameBeneath(title: Block, blocks: readonly Block[], taken: ReadonlySet<Block>): Block | undefined {
  const [brand] = title.lines
  if (!brand || title.lines.length > 1 || brand.tokens.length > 2) return undefined
  const capitals = brand.text === brand.text.toUpperCase() && !/\d/.test(brand.text)
  if (!foreign.test(brand.text) && !capitals) return undefined
  return blocks.find((block) => {
    const text = block.lines.map((line) => line.text).join(' ')
    const named = /^\p{Lu}\p{Ll}{2,}/u.test(text) && /\p{Script=Cyrillic}/u.test(text) && !saysMore.test(text)
    const gap = block.top - title.bottom
    const under = gap <= title.size * 0.5 && gap > -title.size * 0.5 && block.top > title.top
    const aligned =
      Math.abs(block.left - title.left) <= title.size / 2 ||
      Math.abs(block.left + block.right - title.left - title.right) <= title.size
    const smaller = block.size < title.size && block.size > title.size * 0.4
    return named && under && aligned && smaller && !taken.has(block)
  })
}

/** A brand in smaller print may stand above the title and be nearer to the price. */
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
