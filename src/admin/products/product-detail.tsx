import Link from 'next/link'
import type { EditedListing, EditedProduct } from '@/features/price-data/matching/editor-data'
import { adminTranslations } from '../admin-translations'
import { type ProductsAddress, productsHref } from './address'
import { ProductForm } from './product-form'
import { ProductListings } from './product-listings'
import { ProductMerge } from './product-merge'

type Props = {
  found: { product: EditedProduct; listings: EditedListing[] } | null
  address: ProductsAddress
  language: string
}

export function ProductDetail({ found, address, language }: Props) {
  const t = adminTranslations(language)
  if (!found) return <p className="products-empty">{t('products.refused.unknown')}</p>
  const { product, listings } = found
  return (
    <>
      <p>
        <Link href={productsHref({ group: product.group_number })} prefetch={false}>
          {t('products.back')}
        </Link>
      </p>
      {address.done && (
        <p role="status" className="products-said">
          {t(`products.done.${address.done}`)}
        </p>
      )}
      {address.refused && (
        <p role="alert" className="products-said products-refused">
          {t(`products.refused.${address.refused}`)}
        </p>
      )}
      <h2 lang="bg">{product.title}</h2>
      {product.closed && <p className="products-intro">{t('products.closed')}</p>}
      <ProductForm product={product} language={language} />
      <ProductListings product={product} listings={listings} language={language} />
      <ProductMerge product={product} address={{ ...address, product: product.id }} language={language} />
    </>
  )
}
