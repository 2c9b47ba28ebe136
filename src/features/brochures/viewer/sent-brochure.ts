import type { ComponentType } from 'react'
import type { Locale } from '@/i18n/routing'
import type { ReductionWords } from '@/lib/reduction-text'
import type bg from '../../../../messages/bg.json'
import type { Box, PageImage, PageLink } from '../types'

/** What is usually the same for all offers of a brochure. */
type Usual = Pick<ReaderOffer, 'loyalty' | 'period' | 'pastLabel' | 'validFrom' | 'validTo'>

type SentOffer = [
  id: string,
  title: string,
  details: string,
  kind: string | null,
  priceCents: number,
  reduction: [words: string, struckCents: number | null, isNone: boolean] | null,
  unitPrice: string | null,
  pricesHref: string | null,
  box: [x: number, y: number, width: number, height: number] | null,
  /** Where it differs from the usual. */
  own?: Partial<Usual>,
]

/**
 * A brochure as it is sent to the browser. A thick one has hundreds of offers, so the names of their fields, and what is the
 * same for most of them, are not said with each.
 */
export type SentBrochure = Omit<ReaderBrochure, 'pages'> & {
  usual: Usual
  pages: (Omit<ReaderPage, 'offers'> & { offers: SentOffer[] })[]
}

export function packBrochure({ pages, ...brochure }: ReaderBrochure): SentBrochure {
  const offers = pages.flatMap((page) => page.offers)
  const usual = usualOf(offers[0])
  return {
    ...brochure,
    usual,
    pages: pages.map((page) => ({ ...page, offers: page.offers.map((offer) => packOffer(offer, usual)) })),
  }
}

export function unpackBrochure({ usual, pages, ...brochure }: SentBrochure): ReaderBrochure {
  return {
    ...brochure,
    pages: pages.map((page) => ({ ...page, offers: page.offers.map((offer) => unpackOffer(offer, usual)) })),
  }
}

function usualOf(offer: ReaderOffer | undefined): Usual {
  if (!offer) return { loyalty: null, period: '', pastLabel: null, validFrom: '', validTo: '' }
  const { loyalty, period, pastLabel, validFrom, validTo } = offer
  return { loyalty, period, pastLabel, validFrom, validTo }
}

function packOffer(offer: ReaderOffer, usual: Usual): SentOffer {
  const { id, title, details, kind, priceCents, reduction, unitPrice, pricesHref, box } = offer
  const own: Partial<Usual> = {
    ...(offer.loyalty !== usual.loyalty && { loyalty: offer.loyalty }),
    ...(offer.period !== usual.period && { period: offer.period }),
    ...(offer.pastLabel !== usual.pastLabel && { pastLabel: offer.pastLabel }),
    ...(offer.validFrom !== usual.validFrom && { validFrom: offer.validFrom }),
    ...(offer.validTo !== usual.validTo && { validTo: offer.validTo }),
  }
  const place: SentOffer[8] = box && [box.x, box.y, box.width, box.height]
  const claim: SentOffer[5] = reduction && [reduction.words, reduction.struckCents, reduction.isNone]
  const fields = [id, title, details, kind, priceCents, claim, unitPrice, pricesHref, place] as const
  return Object.keys(own).length > 0 ? [...fields, own] : [...fields]
}

function unpackOffer(sent: SentOffer, usual: Usual): ReaderOffer {
  const [id, title, details, kind, priceCents, claim, unitPrice, pricesHref, place, own] = sent
  return {
    ...usual,
    ...own,
    id,
    title,
    details,
    kind,
    priceCents,
    reduction: claim && { words: claim[0], struckCents: claim[1], isNone: claim[2] },
    unitPrice,
    pricesHref,
    box: place && { x: place[0], y: place[1], width: place[2], height: place[3] },
  }
}

/** The texts of the reader, translated on the server, so that the browser loads no message parser. */
export type ViewerLabels = (typeof bg)['viewer']

/** An offer in the words of the page's language. Money is integer euro cents. */
export type OfferText = {
  id: string
  title: string
  /** Brand and pack size. */
  details: string
  /** The kind of thing, in the visitor's language. */
  kind: string | null
  priceCents: number
  /** The verdict on the old price that the brochure prints. */
  reduction: ReductionWords | null
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
