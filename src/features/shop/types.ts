import type { Currency } from '@/design/format'
import type { Locale } from '@/i18n/routing'

export type ProductImage = {
  /** The original size. */
  url: string
  /** At most 640 pixels wide. */
  small: string
  alt: string
}

/** A category or a tag. `lang` stands where it is not that of the product. */
export type Term = { id: string; name: string; lang?: Locale }

/** A product as it is shown in one language; `lang` stands where it is not that of the page. */
export type Product = {
  id: string
  slug: string
  sku: string
  lang?: Locale
  title: string
  summary: string
  images: ProductImage[]
  /** Integer cents of `currency`. */
  priceCents: number
  oldPriceCents: number | null
  currency: Currency
  badge: string | null
  /** Of 5. */
  rating: number | null
  reviewCount: number
  categories: Term[]
  tags: Term[]
  /** A sample product: excluded from search engines and comparisons. */
  isSample: boolean
}

/** The same with all that its own page says. */
export type ProductDetail = Product & { features: string[]; description: object | null; relatedIds: string[] }

/** What a customer has written; `day` is a calendar day. */
export type Review = { id: string; title: string | null; text: string | null; rating: number; day: string }
