import { isRead, type ToldPrice } from './choices'
import { isDecided, type Placed } from './known'
import { proposeTold } from './propose'
import { pricesLike } from './told-prices'
import type { PageText, ProposedOffer } from './types'

type NumberedPage = PageText & { number: number }
type Row = Placed & { priceCents: number }

export type MissedPrice = ToldPrice & {
  pageNumber: number
  /** Also at every number of the brochure that is set like it and is no price yet. */
  like: boolean
}

/**
 * What pages offer at a price that nothing had read and an editor has named. `rowsOf` are the proposals and offers of a page;
 * those that say something else of the same things are `replaced`. What is among them already is not found again.
 */
export function proposeMissed<OneRow extends Row>(
  { pageNumber, like, ...price }: MissedPrice,
  pages: readonly NumberedPage[],
  rowsOf: (pageNumber: number) => readonly OneRow[],
) {
  const named = pages.find(({ number }) => number === pageNumber)
  if (!named) return []
  const asked = like ? pricesLike(price, named, pages) : [{ page: named, prices: [price] }]
  return asked.flatMap(({ page: { number, ...page }, prices }) => {
    const rows = rowsOf(number)
    const unread = prices.filter((each) => !isRead(each, rows))
    if (unread.length === 0) return []
    const read = proposeTold(page, unread)
    const placed = (offers: readonly ProposedOffer[]) => offers.map((offer) => ({ ...offer, pageNumber: number }))
    const [all, before] = [placed(read.found), placed(read.replaced)]
    const found = all.filter((offer) => !isDecided(offer, rows))
    const replaced = rows.filter((row) => isDecided(row, before) && !isDecided(row, all))
    return [{ number, found, replaced }]
  })
}
