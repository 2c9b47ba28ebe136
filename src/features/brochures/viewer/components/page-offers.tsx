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

/** The offers of a page as text: the accessible version of the picture, and what is printed. */
export function PageOffers({ offers, position, locale, brochure, action: Action, labels }: Props) {
  return (
    <details suppressHydrationWarning className="page-offers">
      <summary>
        <h3>{labels.heading}</h3>
        <span aria-hidden className="chevron text-ink-soft" />
      </summary>
      <ul>
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
