import { euroCentsOf } from '@/domain/money'
import { type MultiBuy, priceOfAmount } from '@/domain/multi-buy'
import { readDeposit, readMultiBuy, readPiecesOfAmount, saysOnlyDeposit, saysPackCount } from '@/domain/multi-buy-words'
import type { Amount } from './amount'
import { areTwins } from './pair-prices'
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

/** The amount that says the same in the other currency, so that it is no price of a single piece. */
function twinOf(amount: Amount, amounts: readonly Amount[]): Amount | undefined {
  const isLev = amount.currency === 'lev'
  return amounts.find((other) => {
    if ((other.currency === 'lev') === isLev) return false
    return isLev ? areTwins(amount, other) : areTwins(other, amount)
  })
}

function ofLines(lines: readonly TextLine[], multiBuy: MultiBuy, amounts: readonly Amount[]): PrintedTerms {
  const rect = union(lines)
  const tokens = lines.flatMap((line) => line.tokens)
  const text = lines.map((line) => line.text).join(' ')
  const price = priceOf(rect, tokens, multiBuy)
  const twin = price && multiBuy.kind === 'amount' && twinOf({ ...price, cents: multiBuy.amountCents }, amounts)
  const own = price && twin ? { ...price, tokens: [...tokens, ...twin.tokens] } : price
  return { ...rect, text, multiBuy, depositCents: null, price: own, isAlone: true }
}

/** Fraction of the amount's height. */
const closely = 0.6

/** `2 за` in small print, the amount beside it or beneath. */
function besideAmount(line: TextLine, amounts: readonly Amount[]): PrintedTerms | null {
  const pieces = readPiecesOfAmount(line.text)
  if (pieces === null) return null
  const near = amounts.filter((each) => {
    const { across, down } = gaps(line, each)
    const isBeside = down === 0 && each.left >= line.right - heightOf(line) / 2 && across <= each.size
    const isBeneath = across === 0 && each.top >= line.top && down <= each.size * closely
    return isBeside || isBeneath
  })
  const amount = near.find(({ currency }) => currency !== 'lev') ?? near[0]
  if (!amount) return null
  const twin = twinOf(amount, amounts)
  const euro = amount.currency === 'lev' ? twin : amount
  const multiBuy: MultiBuy = { kind: 'amount', pieces, amountCents: euro?.cents ?? euroCentsOf(amount.cents) }
  const said = [...line.tokens, ...amount.tokens]
  const tokens = twin ? [...said, ...twin.tokens] : said
  const rect = union([line, amount])
  const price = priceOf(rectOf(amount), tokens, multiBuy)
  const text = said.map((token) => token.text).join(' ')
  return { ...rect, text, multiBuy, depositCents: null, price: price && { ...price, size: amount.size }, isAlone: true }
}

/** `2 за 3,06 € / 5,98 лв.` without the same in leva. */
const withoutLeva = (text: string): string =>
  /€|eur|евро/iu.test(text)
    ? text.replace(/\s*[/(|]?\s*\d{1,4}[.,]\d{2}\s*(?:лв\.?|лева|bgn)\)?(?:\s*[/|](?=\s*[€\d]))?/giu, '')
    : text

function readTerms(text: string): MultiBuy | null {
  const said = withoutLeva(text)
  const found = readMultiBuy(said)
  return found?.kind === 'amount' && saysPackCount(said) ? null : found
}

/** Multi-buy prices and deposits that a page prints in words. */
export function printedTermsOf(tokens: readonly Token[], amounts: readonly Amount[]): PrintedTerms[] {
  const lines = everyLine(tokens)
  return lines.flatMap((line): PrintedTerms[] => {
    const alone = readTerms(line.text)
    if (alone) return [ofLines([line], alone, amounts)]
    const beside = besideAmount(line, amounts)
    if (beside) return [beside]
    const over = lines.find((other) => isUnder(line, other) && readTerms(`${other.text} ${line.text}`))
    const isRead = over && (readTerms(over.text) || besideAmount(over, amounts))
    const both = over && !isRead && readTerms(`${over.text} ${line.text}`)
    if (over && both) return [ofLines([over, line], both, amounts)]
    const depositCents = readDeposit(line.text)
    if (depositCents === null) return []
    const isAlone = saysOnlyDeposit(line.text)
    return [{ ...rectOf(line), text: line.text, multiBuy: null, depositCents, price: null, isAlone }]
  })
}
