import type { ListingPrice } from '../types'
import type { CardProduct, ReportedPrice } from './types'

/** What a chain sells that was matched to no product, and so has no page: its price alone stands on the card. */
export function cardOfListing(listing: ListingPrice, isRanked: boolean): CardProduct {
  const { id, name, chain, price, promo, low, unitPrice, day, hold } = listing
  const report: ReportedPrice = {
    ...{ source: 'report', key: `listing ${id}`, chain: chain.slug, invented: chain.invented, day, hold },
    shop: { slug: chain.retailerSlug ?? chain.slug, name: chain.name, colour: chain.colour, logoUrl: chain.logoUrl },
    ...{ price, old: isRanked && promo !== null ? low : null, unitPrice },
  }
  return {
    ...{ slug: null, title: name, details: '', isRanked, reports: [report], offers: [] },
    ...{ reduction: null, picture: null, place: null },
  }
}
