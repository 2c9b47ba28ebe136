import { Chip } from '@/design/chip'
import { Price } from '@/design/price'
import type { Locale } from '@/i18n/routing'
import type { OfferText } from '../sent-brochure'

type PriceProps = { offer: OfferText; locale: Locale; size?: 'sm' | 'lg'; className?: string }

export function OfferPrice({ offer, locale, size = 'sm', className }: PriceProps) {
  return (
    <Price
      locale={locale}
      cents={offer.priceCents}
      oldCents={offer.reduction?.struckCents ?? null}
      oldLabel={offer.reduction?.words}
      unitText={offer.unitPrice}
      size={size}
      past={offer.pastLabel !== null}
      className={className}
    />
  )
}

export function OfferNotes({ offer }: { offer: OfferText }) {
  return (
    <p className="offer-notes">
      {offer.pastLabel && <Chip tone="past">{offer.pastLabel}</Chip>}
      {offer.loyalty && <Chip tone="accent">{offer.loyalty}</Chip>}
      {offer.terms.map((words) => (
        <span key={words}>{words}</span>
      ))}
      {offer.reduction && <span>{offer.reduction.words}</span>}
      <span>{offer.period}</span>
    </p>
  )
}
