import type { LocalizedText } from '@/i18n/localized-text'

/** A box on a page as fractions (0 to 1) of its width and height, from the top left corner. */
export type Box = { x: number; y: number; width: number; height: number }

/** A rendered page: `${base}-${width}.webp` exists for each of the page image widths. */
export type PagePicture = { base: string; width: number; height: number }
export type PageImage = PagePicture & { placeholder: string }

export type RetailerMark = { slug: string; name: string; colour: string; logoUrl: string | null }

export type CategoryName = { slug: string; name: LocalizedText }

/** Days are calendar days `YYYY-MM-DD` in Europe/Sofia, both ends inclusive. */
export type BrochureCard = {
  id: string
  slug: string
  title: LocalizedText
  retailer: RetailerMark
  category: CategoryName
  validFrom: string
  validTo: string
  pageCount: number
  cover: PageImage | null
}

export type PageLink = { href: string; box: Box }

export type ViewerPage = {
  /** The page's number in the PDF; it stays the same when pages are reordered. */
  number: number
  /** The place among the visible pages, from 1; addresses (`?page=5`, `#page-5`) count these. */
  position: number
  image: PageImage
  alt: LocalizedText | null
  links: PageLink[]
}

export type UnitPrice = { cents: number; unit: 'kg' | 'l' | 'piece' }

/** Money is integer euro cents. */
export type Offer = {
  id: string
  pageNumber: number
  box: Box | null
  title: string
  brand: string | null
  packSize: string | null
  priceCents: number
  oldPriceCents: number | null
  unitPrice: UnitPrice | null
  loyaltyOnly: boolean
  validFrom: string
  validTo: string
  /** The slug of its product under /prices, else of its product group. */
  priceSlug: string | null
}

export type Contact = { email: string | null; phone: string | null; address: string | null }

export type BrochureDetail = BrochureCard & {
  summary: LocalizedText
  website: string | null
  contact: Contact
  pages: ViewerPage[]
  offers: Offer[]
  downloadUrl: string | null
  related: BrochureCard[]
}
