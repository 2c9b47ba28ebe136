import type { ProductLayout } from '@/domain/layouts'
import { RichText } from '@/features/content/pages/rich-text'
import { ProductSection } from '@/features/shop/browse/blocks/product-list'
import { FactList } from '@/features/shop/browse/components/fact-list'
import { RecentlySeen } from '@/features/shop/browse/product/client/recently-seen'
import { type ProductPlace, ProductView } from '@/features/shop/browse/product/components/product-view'
import { WithdrawalNote } from '@/features/shop/browse/product/components/withdrawal-note'
import { productJsonLd } from '@/features/shop/browse/product/json-ld'
import { getPriceNote } from '@/features/shop/browse/product/price-note'
import { getProducts, type ProductDetail } from '@/features/shop/goods/data'
import { DeliveryPromise } from '@/features/shop/goods/delivery/delivery-promise'
import { Guarantee } from '@/features/shop/goods/law/guarantee'
import { getRatingWords } from '@/features/shop/goods/rating-words'
import { getRange } from '@/features/shop/goods/variants/product-variants'
import { ReviewSection } from '@/features/shop/reviews/components/review-section'
import { getRating } from '@/features/shop/reviews/published'
import { JsonLd } from '@/features/site/seo/json-ld'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = { product: ProductDetail; layout: ProductLayout; locale: Locale; place: ProductPlace }

export async function ProductSections({ product, layout, locale, place }: Props) {
  const { id, isSample, relatedIds } = product
  const [range, rating, priceNote, related] = await Promise.all([
    getRange(id, locale),
    getRating(id),
    getPriceNote(locale),
    relatedIds.length > 0 ? getProducts(locale, relatedIds, 4) : [],
  ])
  const words = translatorFor(locale, 'products')
  const structured = place === 'page' ? productJsonLd(product, range, rating, locale) : null
  // A sample's own figures show how a rating looks.
  const rated = isSample ? product : { rating: rating?.average ?? null, reviewCount: rating?.count ?? 0 }
  return (
    <>
      {structured && <JsonLd data={structured} />}
      <ProductView
        product={product}
        range={range}
        rating={getRatingWords(rated, locale)}
        locale={locale}
        layout={layout}
        place={place}
        priceNote={priceNote}
        description={<RichText data={product.description} locale={locale} />}
        delivery={
          <DeliveryPromise
            locale={locale}
            parcel={{ weightGrams: range.heaviestGrams, goodsCents: product.priceCents }}
          />
        }
        notes={
          <>
            <WithdrawalNote locale={locale} exception={product.facts.withdrawalException} />
            <Guarantee locale={locale} />
          </>
        }
      >
        <FactList product={product} range={range} locale={locale} />
        <ReviewSection product={product} rating={rating} locale={locale} />
        <ProductSection
          id="related"
          title={translatorFor(locale, 'products')('related')}
          products={related}
          locale={locale}
          className="mt-14"
        />
        <RecentlySeen
          product={id}
          locale={locale}
          words={{ heading: translatorFor(locale, 'productPage')('recent'), oldPrice: words('oldPrice') }}
        />
      </ProductView>
    </>
  )
}
