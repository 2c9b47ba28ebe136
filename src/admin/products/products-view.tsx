import '../button.css'
import '../filter-form.css'
import './products.css'
import type { AdminViewServerProps } from 'payload'
import { readProduct } from '@/features/price-data/matching/editor-data'
import { AdminFrame } from '../admin-frame'
import { adminTranslations } from '../admin-translations'
import { staffOnly } from '../staff-only'
import { productsHref, readAddress } from './address'
import { ProductDetail } from './product-detail'
import { ProductList } from './product-list'
import { ProductSearch } from './product-search'

/** `/admin/products`: what the prices of several chains were matched to, to find, merge, split and correct. */
export async function ProductsView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props
  const address = readAddress(searchParams)
  const user = staffOnly(props, productsHref(address))
  const { language } = initPageResult.req.i18n
  const t = adminTranslations(language)
  const found = address.product ? await readProduct(address.product) : null
  const list = { label: t('products.title') }
  const steps = found
    ? [{ ...list, url: productsHref({ group: found.product.group_number }) }, { label: found.product.title }]
    : [list]
  return (
    <AdminFrame view={props} user={user} steps={steps}>
      <main className="products-page gutter--left gutter--right">
        <h1>{t('products.title')}</h1>
        <p className="products-intro">{t('products.intro')}</p>
        {address.product ? (
          <ProductDetail found={found} address={address} language={language} />
        ) : (
          <>
            <ProductSearch address={address} language={language} />
            <ProductList address={address} language={language} />
          </>
        )}
      </main>
    </AdminFrame>
  )
}
