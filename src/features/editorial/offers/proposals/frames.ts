import type { Amount } from './amount'
import { boxOfRect, heightOf, middleIn, type Rect, rectOfBox, verticalMiddleOf } from './rect'
import { cellsOfRow } from './row-cells'
import type { ReadOffer } from './terms-of-offers'
import { blocksOf, type TextLine, titleBlocks } from './text-blocks'
import type { PageText, Token } from './types'

/** Fraction of the prices that lie in a frame with words: with fewer, frames do not hold offers on this page. */
const enough = 0.6
const fewest = 2
/** Of the usual size of a title: smaller words, such as `je Packung`, stand in frames of prices, too. */
const titleSize = 0.7

const area = ({ left, top, right, bottom }: Rect) => (right - left) * (bottom - top)

const smallest = (frames: readonly Rect[], inside: Rect) =>
  frames
    .filter((frame) => middleIn(inside, frame))
    .reduce<Rect | undefined>((best, frame) => (best && area(best) <= area(frame) ? best : frame), undefined)

/**
 * The frames that hold offers: of each price the smallest one in which there are words like a title, because a price may
 * have a frame of its own. None where most prices lie in no such frame.
 */
function offerFrames({ frames = [], width, height }: PageText, prices: readonly Rect[], lines: readonly TextLine[]) {
  if (frames.length === 0) return []
  const [usual] = titleBlocks(blocksOf(lines), prices.length)
  const isTitle = (line: TextLine) => /\p{L}{3}/u.test(line.text) && heightOf(line) >= (usual?.size ?? 0) * titleSize
  const titles = lines.filter(isTitle)
  const worded = frames
    .map(([x, y, w, h]) => ({ left: x * width, top: y * height, right: (x + w) * width, bottom: (y + h) * height }))
    .filter((frame) => titles.some((line) => middleIn(line, frame)))
  const found = prices.flatMap((price) => smallest(worded, price) ?? [])
  const distinct = [...new Set(found)]
  if (found.length < prices.length * enough || distinct.length < fewest) return []
  return distinct.flatMap((frame) => cellsOfRow(frame, prices, lines))
}

/** In points; `shorter` is the shorter edge of its page, by which distances are judged, and `pages` its length in pages. */
export type Sheet = { width: number; height: number; shorter: number; pages: number }

export const sheetOf = ({ width, height }: PageText): Sheet => ({
  width,
  height,
  shorter: Math.min(width, height),
  pages: 1,
})

type Parted = {
  sheet: Sheet
  tokens: Token[]
  amounts: Amount[]
  /** The offers of the sheet with their places on the page. */
  onPage: (offers: readonly ReadOffer[]) => ReadOffer[]
}

type Reading = {
  tokens: readonly Token[]
  amounts: readonly Amount[]
  lines: readonly TextLine[]
  prices: readonly Rect[]
}

/**
 * The page with its frames moved so far from each other that nothing is read across them; null where frames do not hold
 * offers. Within a frame, and along the left edges, all stays as it is.
 */
export function partedByFrames(page: PageText, { tokens, amounts, lines, prices }: Reading): Parted | null {
  const frames = offerFrames(page, prices, lines)
  if (frames.length === 0) return null
  const pages = 2 * (frames.length + 1)
  const step = page.height * 2
  const down = (rect: Rect) => {
    const frame = smallest(frames, rect)
    return frame ? (frames.indexOf(frame) + 1) * step : 0
  }
  const ofAmount = new Map(amounts.flatMap((amount) => amount.tokens.map((token) => [token, down(amount)] as const)))
  const moved = new Map(tokens.map((token) => [token, lowered(token, ofAmount.get(token) ?? down(token))]))
  const before = new Map<Token[], Amount>()
  const movedAmounts = amounts.map((amount) => {
    const own = amount.tokens.map((token) => moved.get(token) ?? token)
    before.set(own, amount)
    return { ...lowered(amount, down(amount)), tokens: own }
  })
  const sheet = { ...sheetOf(page), height: page.height * pages, pages }
  const placeOf = ({ offer }: ReadOffer) => {
    const rect = rectOfBox(offer.box, sheet)
    return { rect, frame: Math.floor(verticalMiddleOf(rect) / step) }
  }
  const onPage = (offers: readonly ReadOffer[]) => {
    const places = offers.map(placeOf)
    return offers.map((each, at): ReadOffer => {
      const { rect, frame } = places[at] ?? placeOf(each)
      const isShared = frame > 0 && places.filter((other) => other.frame === frame).length > 1
      return {
        price: before.get(each.price.tokens) ?? each.price,
        offer: {
          ...each.offer,
          box: boxOfRect(lowered(rect, -frame * step), page, 0),
          // A frame round several offers does not say whose words are whose.
          uncertain: each.offer.uncertain || isShared,
        },
      }
    })
  }
  return { sheet, tokens: [...moved.values()], amounts: movedAmounts, onPage }
}

const lowered = <Moved extends Rect>(rect: Moved, by: number): Moved => ({
  ...rect,
  top: rect.top + by,
  bottom: rect.bottom + by,
})
