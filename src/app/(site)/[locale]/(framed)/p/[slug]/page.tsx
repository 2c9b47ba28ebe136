import type { Metadata } from 'next'
import { ProductSections } from '@/app/product-sections'
import { getProductDetail } from '@/features/shop/goods/data'
import { productPath } from '@/features/shop/goods/paths'
import { missingMetadata } from '@/features/site/errors/not-found'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { MissingPage } from '../../../missing-page'

type Props = { params: Promise<{ locale: string; slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  if (!isLocale(locale)) return {}
  const product = await getProductDetail(slug, locale)
  if (!product) return missingMetadata(locale)
  return pageMetadata({
    locale,
    path: productPath(slug),
    title: product.title,
    description: product.summary,
    image: `/files/share/${locale}/product/${slug}.png`,
    index: !product.isSample,
  })
}

export default async function ProductPage({ params }: Props) {
  const { locale: language, slug } = await params
  const path = productPath(slug)
  const locale = await openPage(language, path)
  const product = await getProductDetail(slug, locale)
  if (!product) return <MissingPage path={path} />
  return <ProductSections product={product} layout={product.layout} locale={locale} place="page" />
}
