import type { UnitPrice } from '@/features/brochures/types'
import type { Facet, SearchResult } from '../types'

/** A product of the price data at its lowest price, with the day and the chain where it was seen. Integer euro cents. */
export type ProductHit = {
  id: number
  slug: string
  title: string
  brand: string | null
  priceCents: number
  unitPrice: UnitPrice | null
  day: string
  chain: { name: string; invented: boolean }
  /** How many chains sell it. */
  chains: number
  /** The lowest of all that were found, by what the list is ordered by. */
  isCheapest: boolean
}

export type ProductResult = {
  total: number
  matched: SearchResult['matched']
  products: ProductHit[]
  facets: { groups: Facet[]; retailers: Facet[]; towns: Facet[] }
  units: UnitPrice['unit'][]
  next: string | null
}
