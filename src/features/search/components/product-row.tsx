import type { ReactNode } from 'react'
import { Chip } from '@/design/chip'
import { formatDay, formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Price } from '@/design/price'
import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/price-age'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OfferSort } from '../offers/types'
import type { ProductHit } from '../products/types'

type Props = { product: ProductHit; locale: Locale; sort: OfferSort; children?: ReactNode }

/** A product of the price data in a list, at its lowest price, with where and when that was seen. `children` is what else to do. */
export function ProductRow({ product, locale, sort, children }: Props) {
  const t = translatorFor(locale, 'search')
  const source = translatorFor(locale, 'prices.source')
  const { chain, chains, unitPrice } = product
  const age = oldDays(product.day, sofiaDay())
  const where = { chain: chain.name, day: formatDay(product.day, locale) }
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 py-3.5">
      <div className="group grid min-w-0 justify-items-start gap-1">
        {product.isCheapest && <Chip tone="signal">{t(`offer.cheapest.${sort}`)}</Chip>}
        <h3 className="leading-snug font-semibold" lang="bg">
          <IntentLink
            href={localePath(locale, `/prices/${product.slug}`)}
            className="cover-link group-hover:text-accent"
          >
            {product.title}
          </IntentLink>
        </h3>
        <p className="text-sm text-ink-soft">{t('inChains', { count: chains })}</p>
        <p className="text-sm text-ink-faint">
          {t(chain.invented ? 'observedInvented' : 'observed', where)}
          {age !== null && <span className="font-semibold text-ink-soft">{source('old', { count: age })}</span>}
        </p>
      </div>
      <Price
        locale={locale}
        cents={product.priceCents}
        unitText={unitPrice && t(`offer.unit.${unitPrice.unit}`, { price: formatEuro(unitPrice.cents, locale) })}
        className="max-w-28 min-w-20 text-right *:justify-end sm:max-w-none"
      />
      {children && <div className="relative z-1 col-span-2">{children}</div>}
    </div>
  )
}
