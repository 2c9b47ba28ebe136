'use client'

import type { OfferActionProps } from '@/features/brochures/viewer/types'
import { OfferTick } from './offer-tick'

/** Adds an offer of a brochure to the list; not for offers that have ended. */
export function BrochureOfferTick({ offer, brochure, look }: OfferActionProps) {
  if (offer.pastLabel !== null) return null
  const { shop, slug } = brochure
  const price = {
    shop: shop.slug,
    shopName: shop.name,
    cents: offer.priceCents,
    source: 'brochure' as const,
    day: offer.validFrom,
    until: offer.validTo,
    loyaltyOnly: offer.loyalty !== null,
    path: `/broshura/${slug}?offer=${offer.id}`,
  }
  return (
    <OfferTick thing={{ id: `offer:${offer.id}`, title: offer.title, details: offer.details, price }} look={look} />
  )
}
