import { type MultiBuy, priceOfAmount } from '@/domain/multi-buy'
import { readDeposit, readMultiBuy, readPiecesOfAmount, saysOnlyDeposit } from '@/domain/multi-buy-words'
import type { Amount } from './amount'
import { gaps, heightOf, type Rect, union } from './rect'
import { everyLine, isUnder, type TextLine } from './text-blocks'
import type { Token } from './types'

/**
 * `price` is that of one, where an amount for several is printed: a price only where none of a single piece is.
 * `isAlone`: the lines say nothing else, so that they are no title and no pack.
 */
export type PrintedTerms = Rect & {
  text: string
  multiBuy: MultiBuy | null
  depositCents: number | null
  price: Amount | null
  isAlone: boolean
}

const priceOf = (line: Rect, tokens: Token[], multiBuy: MultiBuy): Amount | null => {
  const cents = priceOfAmount(multiBuy)
  if (cents === undefined) return null
  const size = heightOf(line)
  return { ...line, cents, currency: 'euro', size, perUnit: null, namedOld: false, weak: false, tokens }
}

const rectOf = ({ left, top, right, bottom }: Rect): Rect => ({ left, top, right, bottom })

function ofLines(lines: readonly TextLine[], multiBuy: MultiBuy): PrintedTerms {
  const rect = union(lines)
  const tokens = lines.flatMap((line) => line.tokens)
  const text = lines.map((line) => line.text).join(' ')
  return { ...rect, text, multiBuy, depositCents: null, price: priceOf(rect, tokens, multiBuy), isAlone: true }
}

/** Fraction of the amount's height. */
const closely = 0.6

/** `2 за` in small print, the amount beside it or beneath. */
function besideAmount(line: TextLine, amounts: readonly Amount[]): PrintedTerms | null {
  const pieces = readPiecesOfAmount(line.text)
  if (pieces === null) return null
  const amount = amounts.find((each) => {
    const { across, down } = gaps(line, each)
    const isBeside = down === 0 && each.left >= line.right - heightOf(line) / 2 && across <= each.size
    const isBeneath = across === 0 && each.top >= line.top && down <= each.size * closely
    return isBeside || isBeneath
  })
  if (!amount) return null
  const multiBuy: MultiBuy = { kind: 'amount', pieces, amountCents: amount.cents }
  const tokens = [...line.tokens, ...amount.tokens]
  const rect = union([line, amount])
  const price = priceOf(rectOf(amount), tokens, multiBuy)
  const text = tokens.map((token) => token.text).join(' ')
  return { ...rect, text, multiBuy, depositCents: null, price: price && { ...price, size: amount.size }, isAlone: true }
}

/** Multi-buy prices and deposits that a page prints in words. */
export function printedTermsOf(tokens: readonly Token[], amounts: readonly Amount[]): PrintedTerms[] {
  const lines = everyLine(tokens)
  return lines.flatMap((line): PrintedTerms[] => {
    const alone = readMultiBuy(line.text)
    if (alone) return [ofLines([line], alone)]
    const beside = besideAmount(line, amounts)
    if (beside) return [beside]
    const over = lines.find((other) => isUnder(line, other) && readMultiBuy(`${other.text} ${line.text}`))
    const both = over && !readMultiBuy(over.text) && readMultiBuy(`${over.text} ${line.text}`)
    if (over && both) return [ofLines([over, line], both)]
    const depositCents = readDeposit(line.text)
    if (depositCents === null) return []
    const isAlone = saysOnlyDeposit(line.text)
    return [{ ...rectOf(line), text: line.text, multiBuy: null, depositCents, price: null, isAlone }]
  })
}
