'use client'

import { ChevronDown } from 'lucide-react'
import type { Locale } from '@/i18n/routing'
import type { ReaderOffer } from '../types'
import { OfferFacts } from './offer-facts'

type Props = {
  offers: ReaderOffer[]
  position: number
  locale: Locale
  labels: { heading: string; show: string }
}

/**
 * The offers of a page as text: the accessible version of the picture, and what is printed. It is rendered on the server
 * and runs nothing in the browser; as a client component it shares the offers' data with the reader, where the markup of
 * hundreds of offers would travel a second time.
 */
export function PageOffers({ offers, position, locale, labels }: Props) {
  return (
    <details suppressHydrationWarning className="page-offers group">
      <summary className="flex min-h-12 items-center justify-between gap-3 py-2 text-sm">
        <h3 className="text-base">{labels.heading}</h3>
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1 print:grid-cols-2">
        {offers.map((offer) => (
          <li
            key={offer.id}
            id={`offer-${offer.id}`}
            className="grid content-start gap-2 border-t border-line py-4 break-inside-avoid"
          >
            <div>
              <h4 className="leading-snug font-semibold">{offer.title}</h4>
              {offer.details && <p className="text-sm text-ink-soft">{offer.details}</p>}
            </div>
            <OfferFacts offer={offer} locale={locale} />
            {offer.box && (
              <p className="text-sm print:hidden">
                <a
                  href={`#page-${position}`}
                  data-open-offer={offer.id}
                  className="text-accent hover:underline touch-target"
                >
                  {labels.show}
                  <span className="sr-only">: {offer.title}</span>
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
