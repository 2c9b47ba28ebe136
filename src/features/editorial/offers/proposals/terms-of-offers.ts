import { type MultiBuy, multiBuyOf } from '@/domain/multi-buy'
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

/** Percent off each of several are told as what these cost together at the price of a single piece. */
function multiBuyAt({ multiBuy, percentOfAll }: PrintedTerms, priceCents: number): MultiBuy | null {
  if (multiBuy || !percentOfAll) return multiBuy
  const { pieces, percentOff } = percentOfAll
  return multiBuyOf({
    kind: 'amount',
    pieces,
    amountCents: Math.round((pieces * priceCents * (100 - percentOff)) / 100),
  })
}

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
  const ofSeveral = terms.flatMap(({ price }) => price ?? [])
  const single = amounts.filter((amount) => amount.told || !ofSeveral.some((price) => isIn(amount, price)))
  const first = read(single, aside)
  const far = ofSeveral.filter((price) => !first.some((other) => isNear(other.price, price)))
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
    const several = all.find((each) => multiBuyAt(each, offer.priceCents))
    const deposit = all.find((each) => each.depositCents !== null)
    const printedTerms = [...new Set([several, deposit].flatMap((each) => each?.text ?? []))]
    const multiBuy = several ? multiBuyAt(several, offer.priceCents) : null
    const said = { multiBuy, depositCents: deposit?.depositCents ?? null, printedTerms }
    const guessed = own.length > 0 ? { oldPriceCents: null, uncertain: true } : {}
    return { offer: { ...offer, ...said, ...guessed }, price }
  })
}
