import type { Box, PagePicture, UnitPrice } from '@/features/brochures/types'
import type { Facet, SearchResult } from '../types'

/** What one chain asks, and the day on which that was seen. Integer euro cents. */
export type ProductSeller = {
  slug: string
  shop: { name: string; colour: string; logoUrl: string | null }
  priceCents: number
  unitPrice: UnitPrice | null
  day: string
}

/** A product of the price data at its lowest price in what was chosen, with the day and the chain where it was seen. Integer euro cents. */
export type ProductHit = {
  id: number
  slug: string
  title: string
  brand: string | null
  priceCents: number
  day: string
  chain: { name: string; invented: boolean }
  /** The chains with the lowest prices, the best first. */
  sellers: [ProductSeller, ...ProductSeller[]]
  /** Upheld by the 30-day rule (`src/domain/reduction.ts`). */
  reduction: { percent: number; reference: number; since: string } | null
  picture: { image: PagePicture; box: Box } | null
  /** How many of the chosen chains sell it, in the chosen town. */
  chains: number
  /** The code of the chosen town. */
  place: string | null
  /** Why the price is held back as an outlier, where there is no other. */
  hold: 'waiting' | 'rejected' | null
  /** The lowest of all that were found, by what the list is ordered by, and of these days. */
  isCheapest: boolean
}

export type ProductResult = {
  total: number
  matched: SearchResult['matched']
  products: ProductHit[]
  /** Brands and reductions are counted of not too many hits. */
  facets: { groups: Facet[]; retailers: Facet[]; towns: Facet[]; brands: Facet[]; reduced: number }
  units: UnitPrice['unit'][]
  next: string | null
}
