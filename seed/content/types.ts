import type { Locale } from '@/i18n/routing'
import type { Look, PageSize, ThemeName } from '../drawing/brochures/types'
import type { TownKey } from './towns'

export type Texts = Record<Locale, string>

export type CategorySlug =
  | 'supermarket'
  | 'pharmacy'
  | 'electronics'
  | 'fashion'
  | 'toys'
  | 'hardware'
  | 'furniture'
  | 'drugstore'

export type CategorySeed = { slug: CategorySlug; icon: string; name: Texts; description: Texts }

export type Hours = { day: '1' | '2' | '3' | '4' | '5' | '6' | '7'; opens: string; closes: string }[]

export type StoreSeed = {
  name: string
  town: string
  settlement: string
  address: string
  latitude: number
  longitude: number
  hours: Hours
}

export type RetailerSeed = {
  slug: string
  category: CategorySlug
  theme: ThemeName
  look: Look
  description: Texts
  phone: string
  stores: StoreSeed[]
}

/** The state of a brochure on any day; `scheduled` waits for its publication, `draft` for an editor. */
type Publication = 'published' | 'scheduled' | 'draft'

export type BrochureSeed = {
  slug: string
  retailer: string
  title: Texts
  summary: Texts
  /** Days from today to the first and the last day of validity. */
  from: number
  to: number
  publication: Publication
  kicker: string
  /** Null: a draft that an editor began without a PDF. */
  pdf: { size: PageSize; pages: number; sections: string[]; heroes: string[]; textLayer?: false } | null
  allowDownload?: true
  related?: string[]
  /** An edition for these towns only; `prices` are in cents, by names of products, where they differ from the shop's. */
  edition?: { towns: TownKey[]; prices?: Record<string, number> }
  /** The first offer is valid this many days from today, whatever the brochure says. */
  firstOfferUntil?: number
}
