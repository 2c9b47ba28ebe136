'use client'

import { ChevronDown } from 'lucide-react'
import type { Locale } from '@/i18n/routing'
import type { OfferAction, OfferActionProps, ReaderOffer } from '../types'
import { OfferItem } from './offer-item'

type Props = {
  offers: ReaderOffer[]
  position: number
  locale: Locale
  brochure: OfferActionProps['brochure']
  action?: OfferAction
  labels: { heading: string; show: string; compare: string }
}

/**
 * The offers of a page as text: the accessible version of the picture, and what is printed. It is rendered on the server
 * and runs nothing in the browser; as a client component it shares the offers' data with the reader, where the markup of
 * hundreds of offers would travel a second time.
 */
export function PageOffers({ offers, position, locale, brochure, action: Action, labels }: Props) {
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
      </ul>
    </details>
  )
}
