import type { Amount } from './amount'
import {
  amountBySign,
  amountIn,
  centsOf,
  isCents,
  type PrintedCurrency,
  printedCurrencyOf,
  saysCents,
} from './amount-text'
import { withHeads } from './column-heads'
import {
  type Around,
  currencyOfUnit,
  isInSentence,
  isNamedOld,
  isNoPrice,
  isPerUnit,
  saysForeign,
  saysOld,
  unitAfter,
} from './price-context'
import { gaps, heightOf, union, verticalMiddleOf } from './rect'
import { centsBeside, centsSmaller, isJustBefore, isSmallBeside, signBeside, signNear } from './signs'
import { tokenLinesOf } from './tokens'
import type { Token } from './types'
import { withVat } from './vat'

const saysPrice = /^(?:само|цена|сега|за|от|едва|бр\.?|преди|вместо|nur|ab|only|from)[:.]?$/iu

/** Fractions of the height of the whole euros. */
const centsClose = 0.2
const wholeGap = 0.45

const isWhole = ({ text }: Token) => /^\d{1,4}[.,]?$/.test(text)
const looksLikePhone = (token: Token | undefined) => token !== undefined && /^\+?\d[\d/-]*$/.test(token.text)

/** `2` with a small `99` beside its upper half, or lower when it is close. */
function smallCents(whole: Token, tokens: readonly Token[]): Token | undefined {
  const height = heightOf(whole)
  return tokens.find((token) => {
    if (!isCents(token.text) || heightOf(token) > height * centsSmaller) return false
    const gap = token.left - whole.right
    if (gap < -height * 0.2 || gap > height * centsBeside) return false
    const isRaised = verticalMiddleOf(token) <= verticalMiddleOf(whole) + height * 0.05
    const isLower = gap <= height * centsClose && token.bottom <= whole.bottom
    return (isRaised || isLower) && token.top >= whole.top - heightOf(token) * 0.6
  })
}

/** `2 99` in one size. */
function spacedCents(whole: Token, { before, after }: Around): Token | undefined {
  const [next, second] = after
  if (!next || !isCents(next.text) || looksLikePhone(before.at(-1)) || looksLikePhone(second)) return undefined
  return next.left - whole.right <= heightOf(whole) * wholeGap ? next : undefined
}

const soldBy = (token: Token, tokens: readonly Token[]) =>
  /^за$/iu.test(token.text) &&
  tokens.find((next) => isJustBefore(token, next) && /^(?:кг|kg|л|l)\.?$/iu.test(next.text))

/** `€/кг` in small print beside a large price; a unit that ends a line of words belongs to another amount. */
function unitIn({ tokens: own, whole }: Pick<Found, 'tokens' | 'whole'>, tokens: readonly Token[]): string | null {
  const [rect, size] = [union(own), heightOf(whole)]
  const beside = tokens.find((token) => {
    const isUnit = /^(?:€|лв\.?)?\/\s?\p{L}/iu.test(token.text) || soldBy(token, tokens)
    if (!isUnit || heightOf(token) > size * 0.7) return false
    const { across, down } = gaps(rect, token)
    const under = verticalMiddleOf(token) >= verticalMiddleOf(rect) && token.left >= rect.left - size
    return (token.left >= rect.right - size * 0.2 || under) && across <= size * signNear && down === 0
  })
  const endsWords = (each: Token) =>
    beside && each !== beside && !own.includes(each) && !printedCurrencyOf(each.text) && isJustBefore(each, beside)
  if (!beside || tokens.some(endsWords)) return null
  const unit = soldBy(beside, tokens)
  return unitAfter({ before: [], after: unit ? [beside, unit] : [beside] })
}

/** `Мелник 55`: a bare number in the print of the words before it belongs to them, unless they announce a price. */
function endsWords({ before, after }: Around): boolean {
  const last = before.at(-1)
  if (!last || !/\p{L}{2}/u.test(last.text) || saysPrice.test(last.text)) return false
  return !after.some(({ text }) => printedCurrencyOf(text))
}

type Found = { tokens: Token[]; whole: Token; cents: number; currency: PrintedCurrency | null; sure: boolean }

function readAmount(token: Token, around: Around, tokens: readonly Token[], text: number): Found | null {
  const alone = amountIn(token.text)
  if (alone) {
    return { tokens: [token], whole: token, ...alone, sure: heightOf(token) >= text * 1.25 }
  }
  const signed = readBySign(token, around)
  if (signed) return signed
  if (!isWhole(token) || looksLikePhone(around.before.at(-1))) return null
  const large = heightOf(token) >= text * 1.5
  const small = smallCents(token, tokens)
  if (small) return pair(token, small, true)
  const spaced = spacedCents(token, around)
  if (spaced) return pair(token, spaced, large)
  // `за 1 евро` in a sentence is no price; an amount without cents counts only in large print.
  if (heightOf(token) < text * 1.2 || endsWords(around)) return null
  return {
    tokens: [token],
    whole: token,
    cents: centsOf(token.text.replace(/\D/g, ''), '00'),
    currency: null,
    sure: false,
  }
}

/** `12,5 €`, `€ .99` and `99 ст.`: only the word beside them makes them amounts. */
function readBySign(token: Token, { before, after: [next] }: Around): Found | null {
  const last = before.at(-1)
  if (next && saysCents(next.text) && /^\d{1,2}$/.test(token.text) && !belongsToEuros(before)) {
    return { tokens: [token, next], whole: token, cents: Number(token.text), currency: 'euro', sure: true }
  }
  const cents = amountBySign(token.text)
  const sign = [next, last].find((beside) => beside && printedCurrencyOf(beside.text))
  if (cents === null || !sign) return null
  return { tokens: [token, sign], whole: token, cents, currency: printedCurrencyOf(sign.text), sure: true }
}

/** `2 евро и 99 цента` is one amount, of which the cents are no price. */
const belongsToEuros = (before: readonly Token[]) =>
  before.slice(-2).some(({ text }) => printedCurrencyOf(text) || /^\d+$/.test(text))

function pair(whole: Token, cents: Token, sure: boolean): Found {
  const amount = centsOf(whole.text.replace(/\D/g, ''), cents.text.replace(/\D/g, ''))
  return {
    tokens: [whole, cents],
    whole,
    cents: amount,
    currency: printedCurrencyOf(cents.text.replace(/^[.,]?\d+/, '')),
    sure,
  }
}

const columnLength = 3

function inColumn(found: Found, all: readonly Found[]): boolean {
  const edge = Math.round(found.whole.right)
  const alike = all.filter((other) => other.cents % 100 !== 0 && Math.abs(Math.round(other.whole.right) - edge) <= 2)
  return alike.length >= columnLength
}

/** `досега` above an amount of about the same size. */
const isUnderOld = (whole: Token, tokens: readonly Token[]) =>
  tokens.some((token) => {
    const { across, down } = gaps(whole, token)
    const likeIt = heightOf(token) <= heightOf(whole) * 1.4 && heightOf(token) >= heightOf(whole) * 0.6
    return saysOld(token.text) && likeIt && across === 0 && down <= heightOf(whole) && token.top < whole.top
  })

const medianHeight = (tokens: readonly Token[]) =>
  tokens.map(heightOf).toSorted((a, b) => a - b)[Math.floor(tokens.length / 2)] ?? 0

/**
 * All amounts of money on a page, without dates, times, measures, percentages and phone numbers. `every` includes those
 * and anything else that a person may take for a price.
 */
export function amountsOf(tokens: readonly Token[], { every = false } = {}): Amount[] {
  const text = medianHeight(tokens)
  const candidates: Candidate[] = []
  const used = new Set<Token>()
  const ownCents = new Set(tokens.filter(isWhole).map((whole) => smallCents(whole, tokens)))
  const foreign = tokens.filter((token) => saysForeign(token.text))
  for (const line of tokenLinesOf(tokens)) {
    line.forEach((token, index) => {
      if (used.has(token) || ownCents.has(token)) return
      const around = { before: line.slice(Math.max(0, index - 4), index), after: line.slice(index + 1, index + 4) }
      const read = readAmount(token, around, tokens, text)
      if (!read || read.cents === 0) return
      const own = {
        before: around.before,
        after: line.filter((each) => each.left > token.left && !read.tokens.includes(each)).slice(0, 6),
      }
      const found = { ...read, currency: read.currency ?? currencyOfUnit(own) }
      const sign = found.currency ? undefined : signBeside(found, own, tokens)
      const isUnsigned = !sign && !found.currency
      const isAbroad = isUnsigned && foreign.some((each) => isSmallBeside(found, each))
      if (!every && (isInSentence(own, read.cents) || isAbroad || (isUnsigned && isNoPrice(token.text, own)))) return
      for (const each of found.tokens) used.add(each)
      const namedOld = isNamedOld(own) || isUnderOld(found.whole, tokens)
      candidates.push({ ...found, around: own, sign, unitBeside: unitIn(found, tokens), namedOld })
    })
  }
  if (every) return candidates.map((found) => toAmount(found, false))
  const written = candidates.filter((each) => each.tokens.length > 1 || amountIn(each.whole.text))
  const amounts = candidates.flatMap((found) => {
    const strong = found.currency || found.sign || found.sure || found.namedOld || inColumn(found, written)
    return strong || written.includes(found) ? [toAmount(found, !strong || isInBrackets(found))] : []
  })
  return withVat(withHeads(amounts, tokens, text), tokens)
}

/** An amount in brackets, `(14,90 €)`, is an old price or a unit price, never the price. */
const isInBrackets = ({ whole }: Found) => whole.text.startsWith('(')

type Candidate = Found & { around: Around; sign: Token | undefined; unitBeside: string | null; namedOld: boolean }

function toAmount(
  { tokens, whole, cents, currency, around, sign, unitBeside, namedOld }: Candidate,
  weak: boolean,
): Amount {
  const all = sign ? [...tokens, sign] : tokens
  const signed = { before: around.before, after: around.after.filter((token) => token !== sign) }
  const perUnit = isPerUnit(around) ? unitAfter(around) : isPerUnit(signed) ? unitAfter(signed) : unitBeside
  return {
    ...union(all),
    cents,
    currency: currency ?? (sign ? printedCurrencyOf(sign.text) : null),
    size: heightOf(whole),
    perUnit,
    namedOld,
    weak,
    tokens: all,
  }
}
