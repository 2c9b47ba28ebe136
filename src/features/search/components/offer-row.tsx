import type { ReactNode } from 'react'
import { formatEuro } from '@/design/format'
import { Price } from '@/design/price'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OfferHit, OfferSort } from '../offers/types'
import { OfferCard } from './offer-card'

type Props = { offer: OfferHit; locale: Locale; sort: OfferSort; validity: string; children?: ReactNode }

/** An offer in a list. `children` is what else can be done with it. */
export function OfferRow({ offer, locale, sort, validity, children }: Props) {
  const t = translatorFor(locale, 'search.offer')
  const { name, colour, logoUrl } = offer.retailer
  const { unitPrice } = offer
  return (
    <OfferCard
      href={localePath(locale, `/broshura/${offer.brochure}?offer=${offer.id}#offer-${offer.id}`)}
      title={offer.title}
      details={[offer.brand, offer.packSize].filter(Boolean).join(', ')}
      picture={offer.picture}
      shop={{ name, colour, logoUrl }}
      validity={validity}
      cheapest={offer.isCheapest ? t(`cheapest.${sort}`) : null}
      card={offer.loyaltyOnly ? t('card') : null}
      price={
        <Price
          locale={locale}
          cents={offer.priceCents}
          oldCents={offer.oldPriceCents}
          oldLabel={t('old')}
          unitText={unitPrice && t(`unit.${unitPrice.unit}`, { price: formatEuro(unitPrice.cents, locale) })}
          className="max-w-24 min-w-20 text-right *:justify-end sm:max-w-none large-type:max-w-none large-type:text-left large-type:*:justify-start"
        />
      }
    >
      {children}
    </OfferCard>
  )
}
