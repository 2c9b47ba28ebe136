import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { PreviewBar } from '@/admin/preview/preview-bar'
import { ProductSections } from '@/app/product-sections'
import { getDraftProduct } from '@/features/shop/goods/data'
import { isLocale } from '@/i18n/routing'
import { staffFrom } from '@/server/cms'
import { PreviewFrame } from '../../preview-frame'

type Props = { params: Promise<{ locale: string; id: string }> }

export default async function ProductPreview({ params }: Props) {
  const { locale, id } = await params
  const user = await staffFrom(await headers())
  if (!user || !isLocale(locale)) notFound()
  const product = await getDraftProduct(id, locale, user)
  if (!product) notFound()
  return (
    <>
      <PreviewBar preview={`p/${id}`} document={`products/${id}`} locale={locale} />
      <PreviewFrame locale={locale}>
        <ProductSections product={product} layout={product.layout} locale={locale} place="page" />
      </PreviewFrame>
    </>
  )
}
