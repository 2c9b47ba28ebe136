import { z } from 'zod'
import type { OfferTerms } from '@/domain/multi-buy'
import { baseUnits } from '@/domain/pack-size'
import { priceHolds } from '@/domain/price-outlier'
import { productTitle } from '@/domain/product-name'
import { type ClaimedReduction, claimedReduction } from '@/domain/reduction'
import { type PriceOfUnit, unitPrice } from '@/domain/unit-price'
import { logoUrl } from '@/features/brochures/card-query'
import type { Box, PagePicture } from '@/features/brochures/types'
import { verdictShape } from '@/server/db/verdicts'
import { unknownColour } from '../listing-query'
import type { ListingPrice } from '../types'

export const reportRow = z.object({
  price: z.number(),
  old: z.number().nullable(),
  verdict: verdictShape.nullable(),
  day: z.string(),
  chain: z.string(),
  slug: z.string(),
  invented: z.boolean(),
  hold: z.enum(priceHolds).nullable(),
  kept: z.boolean(),
  sellers: z.number(),
  listing: z.number(),
  company: z.number(),
  pack_unit: z.enum(baseUnits).nullable(),
  pack_amount: z.number().nullable(),
  retailer: z.string().nullable(),
  colour: z.string().nullable(),
  logo: z.string().nullable(),
})

/** The price of a kilo is of the size that the listing itself names, as in all figures of its group. */
export function toReported(row: z.infer<typeof reportRow>): ReportedPrice {
  const { chain: name, slug: chain, retailer, colour, logo, price, old, day, invented, hold, kept, verdict } = row
  const { pack_unit: unit, pack_amount: amount } = row
  const size = unit && amount !== null ? { unit, amount } : null
  return {
    ...{ source: 'report', key: `chain ${chain}`, chain, day, invented, hold, kept },
    shop: { slug: retailer ?? chain, name, colour: colour ?? unknownColour, logoUrl: logoUrl(logo) },
    ...{ price, reduction: claimedReduction({ price, old, day, verdict }), unitPrice: unitPrice(price, size) },
  }
}

/** Money is integer euro cents. */
type Asked = {
  key: string
  shop: { slug: string; name: string; colour: string; logoUrl: string | null }
  price: number
  /** The price before, or without the promotion, as the shop states it. */
  reduction: ClaimedReduction | null
  unitPrice: PriceOfUnit | null
}

export type ReportedPrice = Asked & {
  source: 'report'
  chain: string
  day: string
  invented: boolean
  hold: ListingPrice['hold']
  /** As in `ListingPrice`. */
  kept: boolean
}

export type OfferedPrice = Asked &
  OfferTerms & {
    source: 'brochure'
    brochure: string
    /** Bulgarian names of the towns for which the brochure is; none for the whole country. */
    towns: string[]
    validFrom: string
    validTo: string
    loyaltyOnly: boolean
  }

export type ShopPrice = ReportedPrice | OfferedPrice

/** `slug` is null for an unmatched thing, which has no page. */
export type CardProduct = {
  slug: string | null
  title: string
  details: string
  /** Number of the official group, where it is known. */
  group?: number | null
  /** False for medicines and other goods that must not be ranked. */
  isRanked: boolean
  reports: ReportedPrice[]
  offers: OfferedPrice[]
  picture: { image: PagePicture; box: Box } | null
  place: string | null
}

export function reportOfListing(listing: ListingPrice): ReportedPrice {
  const { id, chain, price, reduction, unitPrice, day, hold, kept } = listing
  return {
    ...{ source: 'report', key: `listing ${id}`, chain: chain.slug, invented: chain.invented, day, hold, kept },
    shop: { slug: chain.retailerSlug ?? chain.slug, name: chain.name, colour: chain.colour, logoUrl: chain.logoUrl },
    ...{ price, reduction, unitPrice },
  }
}

export function cardOfListing(listing: ListingPrice, isRanked: boolean): CardProduct {
  return {
    slug: null,
    title: productTitle([listing.name], null, listing.size),
    ...{ details: '', isRanked, reports: [reportOfListing(listing)], offers: [], picture: null, place: null },
  }
}
