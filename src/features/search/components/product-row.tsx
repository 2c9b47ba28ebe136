import type { ReactNode } from 'react'
import { formatDay, formatEuro } from '@/design/format'
import { Price } from '@/design/price'
import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/price-age'
import { filterHref, noFilter } from '@/features/prices/filter'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OfferSort } from '../offers/types'
import type { ProductHit } from '../products/types'
import { ProductCard } from './product-card'

type Props = { product: ProductHit; locale: Locale; sort: OfferSort; children?: ReactNode }

/** A product of the price data in a list, at its lowest price, with where and when that was seen. `children` is what else to do. */
export function ProductRow({ product, locale, sort, children }: Props) {
  const t = translatorFor(locale, 'search')
  const source = translatorFor(locale, 'prices.source')
  const { chain, chains, unitPrice } = product
  const age = oldDays(product.day, sofiaDay())
  const where = { chain: chain.name, day: formatDay(product.day, locale) }
  return (
    <ProductCard
      href={filterHref(locale, product.slug, { ...noFilter, place: product.place })}
      title={product.title}
      chains={chains > 1 ? t('inChains', { count: chains }) : null}
      seen={t(chain.invented ? 'observedInvented' : 'observed', where)}
      old={age === null ? null : source('old', { count: age })}
      cheapest={product.isCheapest ? t(`offer.cheapest.${sort}`) : null}
      held={product.hold && translatorFor(locale, 'prices.hold')(product.hold)}
      price={
        <Price
          locale={locale}
          cents={product.priceCents}
          unitText={unitPrice && t(`offer.unit.${unitPrice.unit}`, { price: formatEuro(unitPrice.cents, locale) })}
          className="max-w-28 min-w-20 text-right *:justify-end sm:max-w-none"
        />
      }
    >
      {children}
    </ProductCard>
  )
}
