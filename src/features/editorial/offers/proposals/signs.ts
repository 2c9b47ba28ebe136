import { amountIn, printedCurrencyOf } from './amount-text'
import type { Around } from './price-context'
import { distance, gaps, heightOf, type Rect, union, verticalMiddleOf } from './rect'
import type { Token } from './types'

/** Fractions of the height of the whole euros. */
export const signNear = 0.9
export const centsBeside = 0.7
/** Print that is smaller than the whole euros by this factor is their cents or another amount. */
export const centsSmaller = 0.8

export const isJustBefore = (one: Token, other: Token) =>
  verticalMiddleOf(one) >= other.top &&
  verticalMiddleOf(one) <= other.bottom &&
  one.right <= other.left + 1 &&
  other.left - one.right <= heightOf(other)

/** A sign on the same line is preferred to one on the line beneath. */
const wayToSign = (rect: Rect, sign: Token) =>
  distance(rect, sign) + Math.abs(verticalMiddleOf(rect) - verticalMiddleOf(sign))

/** A sign directly behind an amount of the same size belongs to that amount: `€ 4.87 лв.` under a large `2.49`. */
const isOwned = (sign: Token, size: number, tokens: readonly Token[]) =>
  tokens.some(
    (token) =>
      amountIn(token.text) !== null &&
      isJustBefore(token, sign) &&
      heightOf(token) < size * centsSmaller &&
      Math.abs(heightOf(token) - heightOf(sign)) <= heightOf(sign) * 0.1,
  )

function signOf(rect: Rect, size: number, tokens: readonly Token[]): Token | undefined {
  return tokens
    .filter((token) => {
      if (!printedCurrencyOf(token.text) || isOwned(token, size, tokens)) return false
      const { across, down } = gaps(rect, token)
      return token.left >= rect.left && across <= size * signNear && down === 0 && heightOf(token) <= size * 1.3
    })
    .sort((one, other) => wayToSign(rect, one) - wayToSign(rect, other))[0]
}

/** In `€ 12,-` the sign stands before the amount; behind a number it belongs to that number. */
function signBefore(whole: Token, { after: [next] }: Around, tokens: readonly Token[]): Token | undefined {
  if (next && printedCurrencyOf(next.text) && isJustBefore(whole, next)) return undefined
  return tokens.find(
    (token) =>
      printedCurrencyOf(token.text) &&
      isJustBefore(token, whole) &&
      heightOf(token) <= heightOf(whole) * 1.3 &&
      !tokens.some((each) => /\d/.test(each.text) && isNumberOf(each, token)),
  )
}

/** Raised cents stand over the sign or beside it, so that it is behind them in another line. */
const isNumberOf = (number: Token, sign: Token) => {
  const { across, down } = gaps(number, sign)
  return (
    number.left < sign.right &&
    number.right <= sign.right + heightOf(sign) &&
    across <= heightOf(sign) &&
    down <= heightOf(sign) / 2
  )
}

export const signBeside = (found: { tokens: readonly Token[]; whole: Token }, own: Around, tokens: readonly Token[]) =>
  signBefore(found.whole, own, tokens) ?? signOf(union(found.tokens), heightOf(found.whole), tokens)

/** In smaller print beside the amount or in its corner, as signs are. */
export function isSmallBeside({ tokens, whole }: { tokens: readonly Token[]; whole: Token }, token: Token): boolean {
  const { across, down } = gaps(union(tokens), token)
  const size = heightOf(whole)
  return heightOf(token) <= size * centsSmaller && across <= size * signNear && down === 0
}
