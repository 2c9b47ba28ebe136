import type { ComponentType } from 'react'
import type { OfferTerms } from '@/domain/multi-buy'
import type { Locale } from '@/i18n/routing'
import type { ReductionWords } from '@/lib/reduction-text'
import type bg from '../../../../messages/bg.json'
import type { Box, PageImage, PageLink } from '../types'

type Usual = Pick<ReaderOffer, 'loyalty' | 'period' | 'pastLabel' | 'validFrom' | 'validTo'>

/** Most offers have none. */
type SentTerms = Pick<ReaderOffer, 'multiBuy' | 'depositCents' | 'terms'>

const noTerms: SentTerms = { multiBuy: null, depositCents: null, terms: [] }

type SentOffer = [
  id: string,
  title: string,
  details: string,
  kind: string | null,
  priceCents: number,
  reduction: [words: string, struckCents: number | null] | null,
  unitPrice: string | null,
  pricesHref: string | null,
  box: [x: number, y: number, width: number, height: number] | null,
  own?: Partial<Usual & SentTerms>,
]

/**
 * A compact form for the browser: a large brochure has hundreds of offers, so field names and common values are not
 * repeated.
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
  const { multiBuy, depositCents, terms } = offer
  const own: Partial<Usual & SentTerms> = {
    ...(terms.length > 0 && { multiBuy, depositCents, terms }),
    ...(offer.loyalty !== usual.loyalty && { loyalty: offer.loyalty }),
    ...(offer.period !== usual.period && { period: offer.period }),
    ...(offer.pastLabel !== usual.pastLabel && { pastLabel: offer.pastLabel }),
    ...(offer.validFrom !== usual.validFrom && { validFrom: offer.validFrom }),
    ...(offer.validTo !== usual.validTo && { validTo: offer.validTo }),
  }
  const place: SentOffer[8] = box && [box.x, box.y, box.width, box.height]
  const claim: SentOffer[5] = reduction && [reduction.words, reduction.struckCents]
  const fields = [id, title, details, kind, priceCents, claim, unitPrice, pricesHref, place] as const
  return Object.keys(own).length > 0 ? [...fields, own] : [...fields]
}

function unpackOffer(sent: SentOffer, usual: Usual): ReaderOffer {
  const [id, title, details, kind, priceCents, claim, unitPrice, pricesHref, place, own] = sent
  return {
    ...noTerms,
    ...usual,
    ...own,
    id,
    title,
    details,
    kind,
    priceCents,
    reduction: claim && { words: claim[0], struckCents: claim[1] },
    unitPrice,
    pricesHref,
    box: place && { x: place[0], y: place[1], width: place[2], height: place[3] },
  }
}

/** Translated on the server, so that the browser loads no message parser. */
export type ViewerLabels = (typeof bg)['viewer']

/** In the page's language; money in euro cents. */
export type OfferText = OfferTerms & {
  id: string
  title: string
  details: string
  kind: string | null
  priceCents: number
  reduction: ReductionWords | null
  unitPrice: string | null
  /** The words of the multi-buy price and of the deposit. */
  terms: string[]
  loyalty: string | null
  period: string
  pricesHref: string | null
  pastLabel: string | null
}

/** Days are calendar days, both inclusive. */
export type ReaderOffer = OfferText & { box: Box | null; validFrom: string; validTo: string }

export type ReaderPage = {
  /** The page's number in the PDF, which the search inside the brochure uses. */
  number: number
  image: PageImage
  alt: string
  altLang: Locale
  links: PageLink[]
  offers: ReaderOffer[]
}

export type ReaderBrochure = {
  slug: string
  title: string
  titleLang: Locale
  locale: Locale
  shop: { slug: string; name: string }
  /** The towns of an edition, as a list says them of an offer. */
  listedFor?: string
  pages: ReaderPage[]
}

export type OfferActionProps = {
  offer: ReaderOffer
  brochure: Pick<ReaderBrochure, 'slug' | 'shop' | 'listedFor'>
  look: 'small' | 'button'
  /** Where a dialog covers the toasts of the page; empty once there is nothing more to say. */
  say?: (message: string) => void
}

/** The action belongs to another feature, so the page passes it down. */
export type OfferAction = ComponentType<OfferActionProps>
