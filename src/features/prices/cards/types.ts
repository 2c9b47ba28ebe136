import type { PriceOfUnit } from '@/domain/unit-price'
import type { Box, PagePicture } from '@/features/brochures/types'
import type { ListingPrice } from '../types'

/** Money is integer euro cents. */
type Asked = {
  key: string
  shop: { slug: string; name: string; colour: string; logoUrl: string | null }
  price: number
  /** What a shop says that it cost before or costs without the promotion. */
  old: number | null
  unitPrice: PriceOfUnit | null
}

/** The lowest price that a chain reported. */
export type ReportedPrice = Asked & {
  source: 'report'
  chain: string
  day: string
  invented: boolean
  hold: ListingPrice['hold']
}

/** The price in a brochure that holds or will. */
export type OfferedPrice = Asked & {
  source: 'brochure'
  brochure: string
  validFrom: string
  validTo: string
  loyaltyOnly: boolean
}

export type ShopPrice = ReportedPrice | OfferedPrice

/** What stands on the card of a thing. `slug` is of its page, which a thing without a match does not have. */
export type CardProduct = {
  slug: string | null
  title: string
  details: string
  /** False for medicines and the like. */
  isRanked: boolean
  reports: ReportedPrice[]
  offers: OfferedPrice[]
  /** Upheld by the 30-day rule (`src/domain/reduction.ts`). */
  reduction: { shop: string; percent: number; reference: number; since: string; day: string } | null
  picture: { image: PagePicture; box: Box | null } | null
  /** The code of the chosen place. */
  place: string | null
}
