import type { UnitPrice } from '@/features/brochures/types'
import type { ReadCard } from '@/features/prices/cards/read-cards'
import type { ReportedPrice } from '@/features/prices/cards/types'
import type { Facet, SearchResult } from '../types'

/** A product of the price data with its lowest reported price in what was chosen, which is the first of `reports`. */
export type ProductHit = ReadCard & {
  reports: [ReportedPrice, ...ReportedPrice[]]
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
