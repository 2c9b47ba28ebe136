import { formatDay } from '@/design/format'
import type { OfferTerms } from '@/domain/multi-buy'
import type { Unit } from '@/domain/pack-size'
import type { ClaimedReduction } from '@/domain/reduction'
import { type Validity, validityOf } from '@/domain/validity'
import type { LocalizedText } from '@/i18n/foreign-lang'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

const near = 7

export type ValidityWords = Validity & {
  text: string
  /** Fraction of the period that is left: 1 on the first day, 0 when not current. */
  left: number
}

export function validityWords(brochure: Pick<BrochureCard, 'validFrom' | 'validTo'>, today: string, locale: Locale) {
  const t = translatorFor(locale, 'validity')
  const validity = validityOf(brochure, today)
  const { state, days } = validity
  const words = (): string => {
    switch (state) {
      case 'expires-today':
        return t('expires-today')
      case 'expired':
        return t('expired', { date: formatDay(brochure.validTo, locale) })
      case 'upcoming':
        return days <= near
          ? t('upcoming', { days })
          : t('upcomingFar', { date: formatDay(brochure.validFrom, locale) })
      case 'valid':
        return days <= near ? t('valid', { days }) : t('validFar', { date: formatDay(brochure.validTo, locale) })
    }
  }
  return { ...validity, text: words(), left: leftOf(brochure, validity) } satisfies ValidityWords
}

function leftOf(
  { validFrom, validTo }: Pick<BrochureCard, 'validFrom' | 'validTo'>,
  { state, days }: Validity,
): number {
  if (state !== 'valid' && state !== 'expires-today') return 0
  const length = (Date.parse(validTo) - Date.parse(validFrom)) / 86_400_000 + 1
  return Math.min(1, (days + 1) / length)
}

/** Fractions (0 to 1) of the page's width and height, from the top left corner. */
export type Box = { x: number; y: number; width: number; height: number }

/** `${base}-${width}.webp` exists for each page image width. */
export type PagePicture = { base: string; width: number; height: number }
export type PageImage = PagePicture & { placeholder: string }

export type RetailerMark = { slug: string; name: string; colour: string; logoUrl: string | null }

export type CategoryName = { slug: string; name: LocalizedText }

/** Days are calendar days `YYYY-MM-DD` in Europe/Sofia, both inclusive. */
export type BrochureCard = {
  id: string
  slug: string
  title: LocalizedText
  retailer: RetailerMark
  category: CategoryName
  validFrom: string
  validTo: string
  /** Bulgarian names of the towns for which it is; none for the whole country. */
  towns: string[]
  pageCount: number
  cover: PageImage | null
}

export type PageLink = { href: string; box: Box }

export type ViewerPage = {
  /** The page's number in the PDF, which stays the same when pages are reordered. */
  number: number
  /** Index among the visible pages, from 1; addresses (`?page=5`, `#page-5`) use it. */
  position: number
  image: PageImage
  alt: LocalizedText | null
  links: PageLink[]
}

export type UnitPrice = { cents: number; unit: Unit }

/** Money is in euro cents. */
export type Offer = OfferTerms & {
  id: string
  pageNumber: number
  box: Box | null
  title: string
  brand: string | null
  packSize: string | null
  priceCents: number
  reduction: ClaimedReduction | null
  unitPrice: UnitPrice | null
  loyaltyOnly: boolean
  validFrom: string
  validTo: string
  /** The slug of its product under /prices, else of its product group. */
  priceSlug: string | null
}

export type RetailerContact = { email: string | null; phone: string | null; address: string | null }

export type BrochureDetail = BrochureCard & {
  summary: LocalizedText
  website: string | null
  contact: RetailerContact
  pages: ViewerPage[]
  offers: Offer[]
  downloadUrl: string | null
  related: BrochureCard[]
}
