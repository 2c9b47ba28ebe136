import { euroCentsOf } from '@/domain/money'
import type { ToldPrice } from './choices'
import { type Amount, amountsOf } from './prices'
import { boxOf } from './rect'
import { type Token, tokensOf } from './tokens'
import type { PageText, ProposedOffer, TextBlock } from './types'

/** The tokens of an amount without the sign of its currency. */
export const numbersIn = ({ tokens }: Amount): Token[] => tokens.filter(({ text }) => /\d/.test(text))

/** In euro as it is printed; an amount that seems to be in leva may be either. */
const centsOf = ({ cents, currency }: Amount): number[] => (currency === 'lev' ? [euroCentsOf(cents), cents] : [cents])

type Read = ToldPrice & { amount: Amount }

const readAll = (page: PageText, tokens: readonly Token[]): Read[] =>
  amountsOf(tokens, { every: true }).flatMap((amount) =>
    centsOf(amount).map((cents) => ({ cents, box: boxOf(amount, page, 0), amount })),
  )

/** Every number that may be a price, as its cents: also those that the rules take for something else. */
export const amountTexts = (page: PageText, tokens: readonly Token[]): TextBlock[] =>
  readAll(page, tokens).map(({ cents, box, amount }) => ({ text: String(cents), box, size: amount.size }))

const isAt = (one: ProposedOffer['box'], other: ProposedOffer['box']) => one.x === other.x && one.y === other.y

/** The amounts of a page that are named; they are what something costs, whatever the page says of them. */
export function toldAmounts(page: PageText, tokens: readonly Token[], prices: readonly ToldPrice[]): Amount[] {
  const read = readAll(page, tokens)
  return prices.flatMap((price) => {
    const found = read.find(({ cents, box }) => cents === price.cents && isAt(box, price.box))
    if (!found) return []
    const { amount, cents } = found
    return [{ ...amount, cents, currency: 'euro' as const, weak: false, namedOld: false, told: true as const }]
  })
}

/** Prints of one size differ by less than this share. */
const sameSize = 0.08

export const isInPrintOf = (one: Amount, other: Amount) => Math.abs(one.size - other.size) <= other.size * sameSize

/** The numbers of pages that are set like one that an editor has named: in its print, with as many parts, with a sign or without. */
export function pricesLike<Page extends PageText>(price: ToldPrice, of: PageText, pages: readonly Page[]) {
  const named = readAll(of, tokensOf(of)).find(({ cents, box }) => cents === price.cents && isAt(box, price.box))
  if (!named) return []
  const { amount, cents } = named
  const isAlike = (other: Read) =>
    isInPrintOf(other.amount, amount) &&
    numbersIn(other.amount).length === numbersIn(amount).length &&
    other.amount.currency === amount.currency &&
    (other.cents === other.amount.cents) === (cents === amount.cents)
  return pages.map((page) => ({ page, prices: readAll(page, tokensOf(page)).filter(isAlike) }))
}
