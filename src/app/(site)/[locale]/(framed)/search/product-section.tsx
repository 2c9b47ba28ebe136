import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/validity'
import { OfferTick } from '@/features/lists/components/offer-tick'
import { daysOf } from '@/features/prices/answer'
import { PricedProduct } from '@/features/prices/components/priced-product'
import type { SearchParams } from '@/features/search/params'
import type { ProductResult } from '@/features/search/products/data'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { PricedSection } from './priced-section'

type Props = { locale: Locale; params: SearchParams; result: ProductResult }

export function ProductSection({ locale, params, result }: Props) {
  const t = translatorFor(locale, 'search')
  const rows = result.products.map((product) => ({
    key: product.id,
    row: (
      <PricedProduct
        product={product}
        locale={locale}
        lead={product.lead}
        distinction={product.isCheapest ? t(`offer.cheapest.${params.sort ?? 'relevance'}`) : null}
      >
        <OfferTick item={{ id: `product:${product.slug}`, title: product.title, details: '', price: null }} />
      </PricedProduct>
    ),
  }))
  const days = daysOf(result.products.map(({ reports: [first] }) => first))
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
