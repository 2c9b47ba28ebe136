import type { ReactNode } from 'react'
import { foreignLang } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'
import type { ReaderOffer } from '../types'
import { OfferNotes, OfferPrice } from './offer-facts'

type Props = {
  offer: ReaderOffer
  position: number
  locale: Locale
  showLabel: string
  compareLabel: string
  children?: ReactNode
}

/** One offer in the list of its page; like the page, it is in Bulgarian. `children` is what else can be done with it. */
export function OfferItem({ offer, position, locale, showLabel, compareLabel, children }: Props) {
  const lang = foreignLang({ lang: defaultLocale }, locale)
  return (
    <li id={`offer-${offer.id}`} className="offer-item">
      <div lang={lang}>
        <h4>{offer.title}</h4>
        {offer.details && <p className="offer-item-details">{offer.details}</p>}
      </div>
      <OfferPrice offer={offer} locale={locale} className="offer-item-price" />
      <div className="offer-item-foot">
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
