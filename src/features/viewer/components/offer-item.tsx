import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
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
  return (
    <li id={`offer-${offer.id}`} className="offer-item">
      <div lang="bg">
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
            <span lang="bg" className="sr-only">
              {`: ${offer.title}`}
            </span>
          </a>
        )}
        {offer.box && (
          <a href={`#page-${position}`} data-open-offer={offer.id}>
            {showLabel}
            <span lang="bg" className="sr-only">
              {`: ${offer.title}`}
            </span>
          </a>
        )}
      </div>
    </li>
  )
}
