import type { ReactNode } from 'react'
import { Chip } from '@/design/chip'
import { formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'
import { Price } from '@/design/price'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OfferHit, OfferSort } from '../offers/types'
import { Clipping } from './clipping'

type Props = { offer: OfferHit; locale: Locale; sort: OfferSort; validity: string; children?: ReactNode }

/**
 * An offer in a list: what it is, who sells it until when, and its price on the right, aligned over all rows. `children` is
 * what else can be done with it.
 */
export function OfferRow({ offer, locale, sort, validity, children }: Props) {
  const t = translatorFor(locale, 'search.offer')
  const { retailer, picture, unitPrice } = offer
  const details = [offer.brand, offer.packSize].filter(Boolean).join(', ')
  return (
    <div className="relative grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-x-3.5 gap-y-2 py-3.5 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:gap-x-5 large-type:flex large-type:flex-col">
      {picture ? (
        <Clipping {...picture} className="row-span-2 aspect-square w-full inset-ring inset-ring-line large-type:w-24" />
      ) : (
        <span className="row-span-2 grid aspect-square w-full place-items-center rounded-sm bg-sunken large-type:w-24">
          <Mark {...retailer} size="md" />
        </span>
      )}
      <div className="group grid min-w-0 justify-items-start gap-1">
        {offer.isCheapest && <Chip tone="signal">{t(`cheapest.${sort}`)}</Chip>}
        <h3 className="leading-snug font-semibold" lang="bg">
          <IntentLink
            href={localePath(locale, `/broshura/${offer.brochure}?offer=${offer.id}#offer-${offer.id}`)}
            className="cover-link group-hover:text-accent"
          >
            {offer.title}
          </IntentLink>
        </h3>
        {details && (
          <p className="text-sm text-ink-soft" lang="bg">
            {details}
          </p>
        )}
        <p className="flex max-w-full min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <Mark {...retailer} />
          <span className="truncate" lang="bg">
            {retailer.name}
          </span>
          <span className="text-ink-faint">{validity}</span>
        </p>
        {offer.loyaltyOnly && <Chip tone="accent">{t('card')}</Chip>}
      </div>
      <Price
        locale={locale}
        cents={offer.priceCents}
        oldCents={offer.oldPriceCents}
        oldLabel={t('old')}
        unitText={unitPrice && t(`unit.${unitPrice.unit}`, { price: formatEuro(unitPrice.cents, locale) })}
        className="max-w-24 min-w-20 text-right *:justify-end sm:max-w-none large-type:max-w-none large-type:text-left large-type:*:justify-start"
      />
      {children && <div className="relative z-1 col-span-2 col-start-2">{children}</div>}
    </div>
  )
}
