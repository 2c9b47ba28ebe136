import type { ReactNode } from 'react'
import { HydrateLater } from '@/design/hydrate-later'
import { foreignLang } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'
import type { OfferAction, OfferActionProps, ReaderOffer } from '../sent-brochure'
import { OfferNotes, OfferPrice } from './offer-facts'

type Props = {
  offers: ReaderOffer[]
  position: number
  locale: Locale
  brochure: OfferActionProps['brochure']
  action?: OfferAction
  labels: { heading: string; show: string; compare: string }
}

/** The accessible version of the page's picture, also used for printing. */
export function PageOffers({ offers, position, locale, brochure, action: Action, labels }: Props) {
  return (
    <details suppressHydrationWarning className="page-offers">
      <summary>
        <h3>{labels.heading}</h3>
        <span aria-hidden className="chevron text-ink-soft" />
      </summary>
      <HydrateLater as="ul">
        {offers.map((offer) => (
          <OfferItem
            key={offer.id}
            offer={offer}
            position={position}
            locale={locale}
            showLabel={labels.show}
            compareLabel={labels.compare}
          >
            {Action && <Action offer={offer} brochure={brochure} look="small" />}
          </OfferItem>
        ))}
      </HydrateLater>
    </details>
  )
}

type OfferItemProps = {
  offer: ReaderOffer
  position: number
  locale: Locale
  showLabel: string
  compareLabel: string
  children?: ReactNode
}

/** Offers are in Bulgarian, like the page. */
function OfferItem({ offer, position, locale, showLabel, compareLabel, children }: OfferItemProps) {
  const lang = foreignLang({ lang: defaultLocale }, locale)
  return (
    <li id={`offer-${offer.id}`} className="offer-item">
      <div>
        <h4 lang={lang}>{offer.title}</h4>
        {offer.details && (
          <p lang={lang} className="offer-details">
            {offer.details}
          </p>
        )}
        {offer.kind && <p className="offer-details">{offer.kind}</p>}
      </div>
      <OfferPrice offer={offer} locale={locale} className="offer-price" />
      <div className="offer-foot">
        <OfferNotes offer={offer} />
        {children}
        {offer.pricesHref && (
          <a href={offer.pricesHref}>
            {compareLabel}
            <span lang={lang} className="sr-only">
              {`: ${offer.title}`}
            </span>
          </a>
        )}
        {offer.box && (
          <a href={`#page-${position}`} data-open-offer="">
            {showLabel}
            <span lang={lang} className="sr-only">
              {`: ${offer.title}`}
            </span>
          </a>
        )}
      </div>
    </li>
  )
}
