import '../button.css'
import '../filter-form.css'
import './products.css'
import type { AdminViewServerProps } from 'payload'
import { AdminFrame } from '../admin-frame'
import { adminTranslations } from '../admin-translations'
import { staffOnly } from '../staff-only'
import { productsHref, readAddress } from './address'
import { ProductDetail } from './product-detail'
import { ProductList } from './product-list'
import { ProductSearch } from './product-search'

/** `/admin/products`: what the prices of several chains were matched to, to find, merge, split and correct. */
export async function ProductsView(props: AdminViewServerProps) {
  const { initPageResult, params, searchParams } = props
  const address = readAddress(searchParams)
  const user = staffOnly(props, productsHref(address))
  const { language } = initPageResult.req.i18n
  const t = await adminTranslations(language)
  return (
    <AdminFrame initPageResult={initPageResult} params={params} searchParams={searchParams} user={user}>
      <main className="products-page gutter--left gutter--right">
        <h1>{t('products.title')}</h1>
        <p className="products-intro">{t('products.intro')}</p>
        {address.product ? (
          <ProductDetail id={address.product} address={address} language={language} />
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
