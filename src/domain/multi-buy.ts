export const multiBuyKinds = ['amount', 'free', 'percent'] as const
export type MultiBuyKind = (typeof multiBuyKinds)[number]

/**
 * What several pieces of an offer cost together: `pieces` for an amount in euro cents; `free` more for each `pieces`
 * that are paid; `percentOff` percent off the last of `pieces`.
 */
export type MultiBuy =
  | { kind: 'amount'; pieces: number; amountCents: number }
  | { kind: 'free'; pieces: number; free: number }
  | { kind: 'percent'; pieces: number; percentOff: number }

const most = 99
const isFrom = (least: number, value: number | null | undefined): value is number =>
  value != null && Number.isInteger(value) && value >= least

type Parts = { kind: MultiBuyKind } & Partial<
  Record<'pieces' | 'amountCents' | 'free' | 'percentOff', number | null | undefined>
>

/** Null where a part is missing or makes no sense. A single piece is no condition, except as the one paid of `1+1`. */
export function multiBuyOf({ kind, pieces, amountCents, free, percentOff }: Parts): MultiBuy | null {
  if (!isFrom(kind === 'free' ? 1 : 2, pieces) || pieces > most) return null
  switch (kind) {
    case 'amount':
      return isFrom(1, amountCents) && amountCents <= 100_000_000 ? { kind, pieces, amountCents } : null
    case 'free':
      return isFrom(1, free) && free <= most ? { kind, pieces, free } : null
    case 'percent':
      return isFrom(1, percentOff) && percentOff <= 100 ? { kind, pieces, percentOff } : null
  }
}

/** The deposit is paid back, so it is no part of the price, in euro cents. */
export type OfferTerms = { multiBuy: MultiBuy | null; depositCents: number | null }

/** In whole euro cents; `pieces` have to be taken. */
export type PriceOfOne = { cents: number; pieces: number }

/** Of one, where only what several cost is known. */
export const priceOfAmount = (multiBuy: MultiBuy | null): number | undefined =>
  multiBuy?.kind === 'amount' ? priceOfOne(0, multiBuy).cents : undefined

/** Integers until the end, so that half a cent is rounded up as on paper. */
export function priceOfOne(singleCents: number, multiBuy: MultiBuy): PriceOfOne {
  const { pieces, hundredths } = setOf(singleCents, multiBuy)
  return { cents: Math.round(hundredths / (100 * pieces)), pieces }
}

/**
 * What this many pieces cost together, in whole euro cents: each full set as the offer says, the others at the price of
 * a single piece.
 */
export function priceOfPieces({ priceCents, multiBuy }: Priced, count: number): number {
  if (!multiBuy) return priceCents * count
  const { pieces, hundredths } = setOf(priceCents, multiBuy)
  return Math.floor(count / pieces) * Math.round(hundredths / 100) + (count % pieces) * priceCents
}

/** The pieces that have to be taken, with their price in hundredths of a cent. */
function setOf(singleCents: number, multiBuy: MultiBuy): { pieces: number; hundredths: number } {
  const { pieces } = multiBuy
  switch (multiBuy.kind) {
    case 'amount':
      return { pieces, hundredths: 100 * multiBuy.amountCents }
    case 'free':
      return { pieces: pieces + multiBuy.free, hundredths: 100 * singleCents * pieces }
    case 'percent':
      return { pieces, hundredths: singleCents * (100 * pieces - multiBuy.percentOff) }
  }
}

type Priced = { priceCents: number; multiBuy: MultiBuy | null }

/**
 * Whether the price of an offer is that of one of several: no price of a single piece is printed, or it saves nothing to
 * take several. Such a price is no prior price and has none. `needsSeveralOf` in src/server/db/multi-buy.ts must agree.
 */
export function needsSeveral({ priceCents, multiBuy }: Priced): boolean {
  return multiBuy?.kind === 'amount' && multiBuy.pieces > 1 && priceOfOne(priceCents, multiBuy).cents === priceCents
}

/** Whether one piece costs the price, without the shop's card. */
export const isUnconditional = (offer: Priced & { loyaltyOnly: boolean }): boolean =>
  !offer.loyaltyOnly && !needsSeveral(offer)

/** The offer's price after its multi-buy price was changed: one that was of several follows. */
export function priceAfterChange<Offer extends Priced>(offer: Offer, before: Priced | undefined): number {
  const { priceCents, multiBuy } = offer
  const follows = before && needsSeveral(before) && before.priceCents === priceCents && multiBuy?.kind === 'amount'
  return follows ? priceOfOne(priceCents, multiBuy).cents : priceCents
}
