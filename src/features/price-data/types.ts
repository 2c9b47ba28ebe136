import type { DayRange } from '@/domain/calendar-day'
import type { PackSize } from '@/domain/pack-size'
import type { PriceHold } from '@/domain/price-outlier'
import type { ClaimedReduction } from '@/domain/reduction'
import type { PriceOfUnit } from '@/domain/unit-price'
import type { PriceSpan } from '@/domain/validity'
import { likenessReasons } from './matching/scoring/reasons'

/** An invented chain belongs to the demonstration. `colour` and the logo are those of its retailer. */
export type Chain = {
  slug: string
  name: string
  invented: boolean
  colour: string
  logoUrl: string | null
  retailerSlug: string | null
}

/** The whole country, or a settlement in the data. `code` is used in URLs. */
export type Place = { id: number; code: string; name: string }

export const allPlaces = { id: 0, code: 'BG' } as const

export const matchReasons = likenessReasons

/** Null where nothing was matched. */
export type Match = { score: number | null; reason: string | null; byEditor: boolean }

/** A listing's price on its newest day in one place. Integer euro cents. */
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
  /** Null unless below the lowest shelf price. */
  promo: number | null
  /** The lower of shelf and promotion. */
  price: number
  stores: number
  size: PackSize | null
  unitPrice: PriceOfUnit | null
  /** With the shelf price of a promotion; null for a held-back price, which may be a slip (decision 48). */
  reduction: ClaimedReduction | null
  match: Match
  /** An outlier that waits for an editor, or that one rejected: shown, but not compared. */
  hold: PriceHold | null
  /** Seen within two days of the newest day of its kind (real or invented): only such prices are compared. */
  comparable: boolean
  /** Older than the newest day of its kind: the chain has reported nothing usable since. */
  kept: boolean
}

/** `observed` are the days on which the company reported. */
export type ListingHistory = { id: number; spans: PriceSpan[]; observed: DayRange[] }

export type NewestDays = { real: string | null; invented: string | null }
