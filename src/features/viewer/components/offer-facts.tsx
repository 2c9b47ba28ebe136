import { Chip } from '@/design/chip'
import { Price } from '@/design/price'
import type { Locale } from '@/i18n/routing'
import type { OfferText } from '../types'

type Props = { offer: OfferText; locale: Locale; size?: 'sm' | 'lg' }

/** What an offer says about its price: the same in the list below a page and in the sheet of the reader. */
export function OfferFacts({ offer, locale, size = 'sm' }: Props) {
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-1">
        <Price
          locale={locale}
          cents={offer.priceCents}
          oldCents={offer.oldPriceCents}
          oldLabel={offer.oldLabel}
          unitText={offer.unitPrice}
          size={size}
          past={offer.pastLabel !== null}
        />
      </div>
      {(offer.pastLabel || offer.saving || offer.loyalty) && (
        <p className="flex flex-wrap gap-1.5">
          {offer.pastLabel && <Chip tone="past">{offer.pastLabel}</Chip>}
          {offer.saving && <Chip tone="signal">{offer.saving}</Chip>}
          {offer.loyalty && <Chip tone="accent">{offer.loyalty}</Chip>}
        </p>
      )}
      <p className="text-xs text-ink-faint">{offer.period}</p>
    </>
  )
}
