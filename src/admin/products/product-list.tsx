import Link from 'next/link'
import { findProducts, productPageSize } from '@/features/price-data/matching/editor-data'
import { adminTranslations } from '../admin-translations'
import { type ProductsAddress, productsHref } from './address'
import { ProductFacts } from './product-facts'

type Props = { address: ProductsAddress; language: string }

export async function ProductList({ address, language }: Props) {
  const t = adminTranslations(language)
  const { products, total } = await findProducts(address)
  const pages = Math.max(1, Math.ceil(total / productPageSize))
  if (total === 0) return <p className="products-empty">{t('products.nothing')}</p>
  return (
    <section aria-labelledby="products-found">
      <h2 id="products-found">{t('products.found', { count: total })}</h2>
      <ul className="products-list">
        {products.map((product) => (
          <li key={product.id} lang="bg">
            <Link href={productsHref({ ...address, product: product.id, search: '', page: 1 })} prefetch={false}>
              {product.title}
            </Link>
            <ProductFacts product={product} language={language} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className="products-paging" aria-label={t('dashboard.paging')}>
          {address.page > 1 && (
            <Link rel="prev" href={productsHref({ ...address, page: address.page - 1 })} prefetch={false}>
              {t('dashboard.previous')}
            </Link>
          )}
          <span>{t('dashboard.pageOf', { page: address.page, pages })}</span>
          {address.page < pages && (
            <Link rel="next" href={productsHref({ ...address, page: address.page + 1 })} prefetch={false}>
              {t('dashboard.next')}
            </Link>
          )}
        </nav>
      )}
    </section>
  )
}
