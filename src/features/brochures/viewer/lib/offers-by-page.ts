import type { Offer } from '../../types'

/** The offers of each page by the page's number in the PDF, from top to bottom as they stand on it. */
export function offersByPage(offers: Offer[]): Map<number, Offer[]> {
  const pages = new Map<number, Offer[]>()
  for (const offer of offers) {
    const known = pages.get(offer.pageNumber)
    if (known) known.push(offer)
    else pages.set(offer.pageNumber, [offer])
  }
  return pages
}
