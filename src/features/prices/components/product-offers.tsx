import { formatDay, formatEuro } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/validity'
import { editionWords } from '@/features/brochures/editions/edition-words'
import { cardsOfOffers } from '@/features/price-data/cards/shop-prices'
import type { BrochureOffer } from '@/features/price-data/offer-query'
import { type ListingPrice, matchReasons } from '@/features/price-data/types'
import { defaultLocale, type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { JudgedListing } from '../judged-listings'
import { type ChainRow, differingOffer, furtherPrices } from '../prices-today'
import { savingAgainst } from '../savings'
import { PriceRow, VerdictNote } from './price-answer'
import { PricedProduct } from './priced-product'

type Props = {
  locale: Locale
  rows: ChainRow<JudgedListing>[]
  /** Lowest price including brochures; null where nothing is compared. */
  cheapest: number | null
  compared: ListingPrice[]
  offers: BrochureOffer[]
}

export function ProductOffers({ locale, rows, cheapest, compared, offers }: Props) {
  const t = translatorFor(locale, 'prices')
  const today = sofiaDay()
  return (
    <section aria-labelledby="prices-by-chain">
      <h2 id="prices-by-chain" className="text-xl">
        {t('byChain')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {rows.map(({ listing, verdict, others }) => {
          const counted = compared.includes(listing)
          const isFresh = oldDays(listing.day, today) === null
          const more = counted && isFresh && cheapest !== null ? savingAgainst(cheapest, listing.price) : null
          const { chain } = listing
          const further = furtherPrices(listing, others)
          const promised = differingOffer([listing, ...others.map((other) => other.listing)], offers)
          const edition = promised && editionWords(promised.towns, locale)
          return (
            <li key={listing.id}>
              <PriceRow
                listing={listing}
                locale={locale}
                title={{
                  text: chain.name,
                  foreign: false,
                  href: chain.retailerSlug ? localePath(locale, `/r/${chain.retailerSlug}`) : undefined,
                }}
              >
                {promised && (
                  <p className="text-sm text-ink-soft">
                    {t('brochureDiffers', {
                      price: formatEuro(promised.price, locale),
                      day: formatDay(promised.lastDay, locale),
                    })}
                    {edition && <span>{` ${edition.text}.`}</span>}
                  </p>
                )}
                {verdict && isFresh && <VerdictNote verdict={verdict} locale={locale} />}
                {more && (
                  <p className="text-sm text-ink-soft">
                    {t('dearerBy', { difference: formatEuro(more.cents, locale) })}
                  </p>
                )}
                {further.length > 0 && (
                  <p className="text-sm text-ink-soft">
                    {t('moreOfChain', {
                      count: further.length,
                      prices: further.map((cents) => formatEuro(cents, locale)).join(', '),
                    })}
                  </p>
                )}
                <MatchNote listing={listing} locale={locale} />
              </PriceRow>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function MatchNote({ listing, locale }: { listing: ListingPrice; locale: Locale }) {
  const t = translatorFor(locale, 'prices.match')
  const { score, reason, byEditor } = listing.match
  const given = reason?.split(' ') ?? []
  const reasons = matchReasons.filter((known) => given.includes(known)).map((known) => t(`reason.${known}`))
  return (
    <details className="text-xs text-ink-faint">
      <summary className="inline-flex min-h-6 items-center hover:text-ink">{t('title')}</summary>
      <p className="mt-1">
        {t('name')} <span lang={locale === defaultLocale ? undefined : defaultLocale}>{listing.name}</span>
        {listing.company && <span>{` (${listing.company})`}</span>}
        {!listing.company && listing.name.endsWith('.') ? ' ' : '. '}
        {byEditor
          ? t('byEditor')
          : score === null
            ? t('alone')
            : t('byRule', { reasons: reasons.join(', '), percent: Math.floor(score * 100) })}
      </p>
    </details>
  )
}

type BrochureOffersProps = {
  locale: Locale
  offers: BrochureOffer[]
  /** The current page, to which no card links. */
  own: string
}

/** Marks no price as the cheapest: the page does so where reports and brochures are compared. */
export function BrochureOffers({ locale, offers, own }: BrochureOffersProps) {
  const t = translatorFor(locale, 'prices.offers')
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="brochure-offers">
      <h2 id="brochure-offers" className="text-xl">
        {t('title')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {cardsOfOffers(offers, own).map(({ key, product }) => (
          <li key={key}>
            <PricedProduct product={product} locale={locale} marksCheapest={false} />
          </li>
        ))}
      </ul>
    </section>
  )
}
