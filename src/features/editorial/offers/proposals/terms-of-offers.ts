import type { Amount } from './amount'
import { overlap } from './known'
import { markedBy } from './loyalty-words'
import { type PrintedTerms, printedTermsOf } from './printed-terms'
import { distance, heightOf, type Rect } from './rect'
import type { ProposedOffer, Token } from './types'

export type ReadOffer = { offer: ProposedOffer; price: Amount }

/** A price of a single piece so close, in heights of print, is in the same field. */
const sameField = 1.5

const isIn = (amount: Amount, { tokens }: Amount) => amount.tokens.some((token) => tokens.includes(token))

const isNear = (one: Amount, other: Amount) =>
  distance(one, other) <= Math.max(heightOf(one), heightOf(other)) * sameField

const isOfSame = ({ offer: one }: ReadOffer, { offer: other }: ReadOffer) =>
  one.title === other.title && overlap(one.box, other.box) > 0

type Reading = {
  tokens: readonly Token[]
  amounts: readonly Amount[]
  /** Reads the offers at these prices; what is in `aside` is no title and no pack. */
  read: (amounts: readonly Amount[], aside: readonly Rect[]) => ReadOffer[]
  rectOf: (offer: ProposedOffer) => Rect
  reach: number
}

/**
 * Reads the offers of a page with the multi-buy prices and deposits beside them. What several cost is no price, but where
 * no price of a single piece is printed, the offer has the price of one of them.
 */
export function readWithTerms({ tokens, amounts, read, rectOf, reach }: Reading): ReadOffer[] {
  const terms = printedTermsOf(tokens, amounts)
  const aside = terms.filter(({ isAlone }) => isAlone)
  if (terms.length === 0) return read(amounts, aside)
  const several = terms.flatMap(({ price }) => price ?? [])
  const single = amounts.filter((amount) => amount.told || !several.some((price) => isIn(amount, price)))
  const first = read(single, aside)
  const far = several.filter((price) => !first.some((other) => isNear(other.price, price)))
  const found = far.length > 0 ? read([...single, ...far], aside) : []
  const titled = found.filter((each) => !first.some((other) => isOfSame(other, each)))
  const alone = far.filter(({ tokens: own }) => titled.some(({ price }) => price.tokens === own))
  const offers = alone.length > 0 ? read([...single, ...alone], aside) : first
  const isOwn = ({ price }: PrintedTerms) => offers.some((each) => price && each.price.tokens === price.tokens)
  const beside = terms.filter((each) => !isOwn(each))
  const marks = markedBy(
    offers.map(({ offer }) => rectOf(offer)),
    beside,
    reach,
  )
  return offers.map(({ offer, price }, at) => {
    const own = terms.filter((each) => each.price?.tokens === price.tokens)
    const near = marks.flatMap((mark) => (mark.at === at ? (beside[mark.mark] ?? []) : []))
    const all = [...own, ...near]
    const multiBuy = all.find((each) => each.multiBuy)
    const deposit = all.find((each) => each.depositCents !== null)
    const printedTerms = [...new Set([multiBuy, deposit].flatMap((each) => each?.text ?? []))]
    const said = { multiBuy: multiBuy?.multiBuy ?? null, depositCents: deposit?.depositCents ?? null, printedTerms }
    const guessed = own.length > 0 ? { oldPriceCents: null, uncertain: true } : {}
    return { offer: { ...offer, ...said, ...guessed }, price }
  })
}
