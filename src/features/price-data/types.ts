import type { DayRange } from '@/domain/calendar-day'
import type { PackSize } from '@/domain/pack-size'
import type { ClaimedReduction } from '@/domain/reduction'
import type { PriceOfUnit } from '@/domain/unit-price'
import type { PriceSpan } from '@/domain/validity'
import { likenessReasons } from './matching/scoring/reasons'

/** A chain of shops; an invented one belongs to the demonstration. `colour` and the logo are those of its retailer. */
export type Chain = {
  slug: string
  name: string
  invented: boolean
  colour: string
  logoUrl: string | null
  /** The page of the retailer that it is. */
  retailerSlug: string | null
}

/** The whole country, or a settlement in the data. `code` is used in URLs. */
export type Place = { id: number; code: string; name: string }

export const allPlaces = { id: 0, code: 'BG' } as const

/** What a match is founded on, as matching gives it. */
export const matchReasons = likenessReasons

/** How a listing came to its product: null where nothing was matched. */
export type Match = { score: number | null; reason: string | null; byEditor: boolean }

/** What a chain's own product cost on the newest day it was seen, in one place. Integer euro cents. */
export type ListingPrice = {
  id: number
  companyId: number
  name: string
  chain: Chain
  company: string | null
  day: string
  low: number
  median: number
  high: number
  /** Only below the lowest shelf price. */
  promo: number | null
  /** The lower of shelf and promotion. */
  price: number
  stores: number
  size: PackSize | null
  unitPrice: PriceOfUnit | null
  /** With the shelf price of a promotion. */
  reduction: ClaimedReduction | null
  match: Match
  /** An outlier that waits for an editor, or a price that one rejected: shown, but not compared. */
  hold: 'waiting' | 'rejected' | null
  /** Seen within two days of the newest day known of its kind (real or invented): only such prices are compared. */
  comparable: boolean
  /** Older than the newest day known of its kind: the chain has reported nothing since that could be used. */
  kept: boolean
}

/** The history of a listing in one place: its spans, and the days on which its company was observed. */
export type ListingHistory = { id: number; spans: PriceSpan[]; observed: DayRange[] }

/** The newest day known, of real and of invented chains. */
export type NewestDays = { real: string | null; invented: string | null }
