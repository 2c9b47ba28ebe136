import { OfferTick } from '@/features/lists/components/offer-tick'
import { listItemOfListing } from '@/features/lists/item-of-offer'
import type { VerifiedReduction } from '@/features/prices/overview-query'

export function ReductionTick({ listing, card }: VerifiedReduction) {
  const product = card.slug === null ? null : { slug: card.slug, title: card.title }
  return <OfferTick item={listItemOfListing(listing, product)} />
}
