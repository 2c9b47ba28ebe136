import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/price-age'
import { OfferTick } from '@/features/lists/components/offer-tick'
import { daysOf } from '@/features/prices/cheapest'
import { ProductRow } from '@/features/search/components/product-row'
import type { SearchParams } from '@/features/search/params'
import type { ProductResult } from '@/features/search/products/types'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { PricedSection } from './priced-section'

type Props = { locale: Locale; params: SearchParams; result: ProductResult }

/** The products of the national price data. */
export function ProductSection({ locale, params, result }: Props) {
  const t = translatorFor(locale, 'search')
  const rows = result.products.map((product) => ({
    key: product.id,
    row: (
      <ProductRow product={product} locale={locale} sort={params.sort ?? 'relevance'}>
        <OfferTick thing={{ id: `product:${product.slug}`, title: product.title, details: '', price: null }} />
      </ProductRow>
    ),
  }))
  const days = daysOf(result.products)
  return (
    <PricedSection
      kind="products"
      locale={locale}
      params={params}
      result={result}
      days={days && oldDays(days.from, sofiaDay()) !== null ? days : null}
      intro={t('productsIntro')}
      rows={rows}
    />
  )
}
