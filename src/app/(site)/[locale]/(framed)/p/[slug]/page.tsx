import type { Metadata } from 'next'
import { RichText } from '@/features/content/pages/rich-text'
import { FactList } from '@/features/shop/components/fact-list'
import { ProductGrid, ProductView, ReviewList } from '@/features/shop/components/product-view'
import { getProduct, getProducts, getReviews } from '@/features/shop/data'
import { getRange } from '@/features/shop/facts'
import { productPath } from '@/features/shop/paths'
import { missingMetadata } from '@/features/site/errors/not-found'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { MissingPage } from '../../../missing-page'

type Props = { params: Promise<{ locale: string; slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  if (!isLocale(locale)) return {}
  const product = await getProduct(slug, locale)
  if (!product) return missingMetadata(locale)
  return pageMetadata({
    locale,
    path: productPath(slug),
    title: product.title,
    description: product.summary,
    index: !product.isSample,
  })
}

/** The page of a product. */
export default async function ProductPage({ params }: Props) {
  const { locale: language, slug } = await params
  const path = productPath(slug)
  const locale = await openPage(language, path)
  const product = await getProduct(slug, locale)
  if (!product) return <MissingPage path={path} />
  const t = translatorFor(locale, 'products')
  const [reviews, related, range] = await Promise.all([
    getReviews(slug),
    product.relatedIds.length > 0 ? getProducts(locale, product.relatedIds, 4) : [],
    getRange(product.id, locale),
  ])
  return (
    <ProductView
      product={product}
      locale={locale}
      description={<RichText data={product.description} locale={locale} />}
    >
      <FactList product={product} range={range} locale={locale} />
      <ReviewList reviews={reviews} locale={locale} isSample={product.isSample} />
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-14">
          <h2 id="related" className="mb-5 text-xl">
            {t('related')}
          </h2>
          <ProductGrid products={related} locale={locale} level={3} />
        </section>
      )}
    </ProductView>
  )
}
