import { euroCentsOf } from '@/domain/money'
import type { Amount } from './amount'
import type { ToldPrice } from './choices'
import { amountsOf } from './prices'
import { boxOfRect } from './rect'
import { tokensOf } from './tokens'
import type { PageText, ProposedOffer, TextBlock, Token } from './types'

export const numbersIn = ({ tokens }: Amount): Token[] => tokens.filter(({ text }) => /\d/.test(text))

/** In euro; an amount that seems to be in leva may be either currency. */
const centsOf = ({ cents, currency }: Amount): number[] => (currency === 'lev' ? [euroCentsOf(cents), cents] : [cents])

type Read = ToldPrice & { amount: Amount }

const readAll = (page: PageText, tokens: readonly Token[]): Read[] =>
  amountsOf(tokens, { every: true }).flatMap((amount) =>
    centsOf(amount).map((cents) => ({ cents, box: boxOfRect(amount, page, 0), amount })),
  )

export const amountTexts = (page: PageText, tokens: readonly Token[]): TextBlock[] =>
  readAll(page, tokens).map(({ cents, box, amount }) => ({ text: String(cents), box, size: amount.size }))

const isAt = (one: ProposedOffer['box'], other: ProposedOffer['box']) => one.x === other.x && one.y === other.y

/** The amounts that an editor has named; they are prices whatever the page says. */
export function toldAmounts(page: PageText, tokens: readonly Token[], prices: readonly ToldPrice[]): Amount[] {
  const read = readAll(page, tokens)
  return prices.flatMap((price) => {
    const found = read.find(({ cents, box }) => cents === price.cents && isAt(box, price.box))
    if (!found) return []
    const { amount, cents } = found
    return [{ ...amount, cents, currency: 'euro' as const, weak: false, namedOld: false, told: true as const }]
  })
}

const sameSize = 0.08

export const isInPrintOf = (one: Amount, other: Amount) => Math.abs(one.size - other.size) <= other.size * sameSize

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
