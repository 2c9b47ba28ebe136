import { isRead, type ToldPrice } from './choices'
import { isDecided, type Placed } from './known'
import { proposeTold } from './propose'
import { pricesLike } from './told-prices'
import type { PageText, ProposedOffer } from './types'

type NumberedPage = PageText & { number: number }
type Row = Placed & { priceCents: number }

export type MissedPrice = ToldPrice & {
  pageNumber: number
  like: boolean
}

/**
 * Proposes offers at a price that was not read and that an editor has named. `rowsOf` returns a page's proposals and
 * offers: those about the same goods are `replaced`, and equal ones are not proposed again.
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
