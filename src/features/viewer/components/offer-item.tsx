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
    <li
      id={`offer-${offer.id}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 gap-y-2 border-t border-line py-3.5 break-inside-avoid"
    >
      <div lang="bg">
        <h4 className="leading-snug font-semibold">{offer.title}</h4>
        {offer.details && <p className="text-sm text-ink-soft">{offer.details}</p>}
      </div>
      <OfferPrice offer={offer} locale={locale} className="text-right *:justify-end" />
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <OfferNotes offer={offer} className="basis-full" />
        {children}
        {offer.pricesHref && (
          <a href={offer.pricesHref} className="py-1 text-sm text-accent hover:underline touch-target print:hidden">
            {compareLabel}
            <span lang="bg" className="sr-only">
              : {offer.title}
            </span>
          </a>
        )}
        {offer.box && (
          <a
            href={`#page-${position}`}
            data-open-offer={offer.id}
            className="py-1 text-sm text-accent hover:underline touch-target print:hidden"
          >
            {showLabel}
            <span lang="bg" className="sr-only">
              : {offer.title}
            </span>
          </a>
        )}
      </div>
    </li>
  )
}
