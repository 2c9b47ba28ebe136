import type { ComponentType } from 'react'
import type { Locale } from '@/i18n/routing'
import type bg from '../../../../messages/bg.json'
import type { Box, PageImage, PageLink } from '../types'

/** The texts of the reader, translated on the server, so that the browser loads no message parser. */
export type ViewerLabels = (typeof bg)['viewer']

/** An offer in the words of the page's language. Money is integer euro cents. */
export type OfferText = {
  id: string
  title: string
  /** Brand and pack size. */
  details: string
  priceCents: number
  oldPriceCents: number | null
  oldLabel: string
  unitPrice: string | null
  loyalty: string | null
  period: string
  /** Where its prices in all shops are compared. */
  pricesHref: string | null
  /** Set where the price no longer holds. */
  pastLabel: string | null
}

/** The days are calendar days, both inclusive. */
export type ReaderOffer = OfferText & { box: Box | null; validFrom: string; validTo: string }

export type ReaderPage = {
  /** The page's number in the PDF, as the search inside the brochure names it. */
  number: number
  image: PageImage
  alt: string
  altLang: Locale
  links: PageLink[]
  offers: ReaderOffer[]
}

/** What the reader needs of a brochure; `pages` are in the order in which they are shown. */
export type ReaderBrochure = {
  slug: string
  title: string
  titleLang: Locale
  locale: Locale
  shop: { slug: string; name: string }
  pages: ReaderPage[]
}

export type OfferActionProps = {
  offer: ReaderOffer
  brochure: Pick<ReaderBrochure, 'slug' | 'shop'>
  look: 'small' | 'button'
}

/** What else can be done with an offer. It is another feature's, and the page hands it down. */
export type OfferAction = ComponentType<OfferActionProps>
