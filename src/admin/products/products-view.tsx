import { Link } from '../shell/link'
import '../button.css'
import '../filter-form.css'
import './products.css'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { type EditedListing, type EditedProduct, readProduct } from '@/features/price-data/matching/editor-data'
import { readProposals } from '@/features/price-data/matching/read-proposals'
import { AdminFrame } from '../admin-frame'
import { adminTranslations } from '../admin-translations'
import { OutlierKeys } from '../price-outliers/outlier-keys'
import { staffOnly } from '../staff-only'
import { correctionAction, type ProductsAddress, productsHref, readAddress } from './address'
import { EditedProductList, ProductForm, ProductMerge, ProductSearch, StoredCorrection } from './product-list'
import { ProductListings } from './product-listings'

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
            <Said address={address} language={language} />
            <ProductProposals language={language} takesFocus={address.done === 'join' || address.done === 'part'} />
            <ProductSearch address={address} language={language} />
            <EditedProductList address={address} language={language} />
          </>
        )}
      </main>
    </AdminFrame>
  )
}

function Said({ address, language }: Pick<Props, 'address' | 'language'>) {
  const t = adminTranslations(language)
  return (
    <>
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
    </>
  )
}

type Props = {
  found: { product: EditedProduct; listings: EditedListing[] } | null
  address: ProductsAddress
  language: string
}

function ProductDetail({ found, address, language }: Props) {
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
      <Said address={address} language={language} />
      <h2 lang="bg">{product.title}</h2>
      {product.closed && <p className="products-intro">{t('products.closed')}</p>}
      {address.refused === 'changed' && <StoredCorrection product={product} language={language} />}
      <ProductForm product={product} typed={address.typed} refused={address.refused} language={language} />
      {product.barcodes.length > 0 && (
        <p className="products-intro">{t('products.barcodes', { codes: product.barcodes.join(', ') })}</p>
      )}
      <ProductListings product={product} listings={listings} language={language} />
      <ProductMerge product={product} address={{ ...address, product: product.id }} language={language} />
    </>
  )
}

export function ProductsNavLink({ i18n }: Pick<ServerProps, 'i18n'>) {
  const t = adminTranslations(i18n.language)
  return (
    <Link href="/admin/products" prefetch={false} className="nav__link dashboard-nav-link">
      <span className="nav__link-label">{t('products.nav')}</span>
    </Link>
  )
}

type ProductProposalsProps = { language: string; takesFocus: boolean }

async function ProductProposals({ language, takesFocus }: ProductProposalsProps) {
  const t = adminTranslations(language)
  const { proposals, total } = await readProposals()
  if (proposals.length === 0) return null
  return (
    <section aria-labelledby="product-proposals">
      <h2 id="product-proposals">{t('products.proposals', { count: total })}</h2>
      <p id="proposal-keys" className="products-intro">
        {t('products.proposalKeys')}
      </p>
      <OutlierKeys labelledBy="product-proposals" describedBy="proposal-keys" takesFocus={takesFocus}>
        {proposals.map((proposal) => (
          <li key={`${proposal.one} ${proposal.other}`}>
            <span lang="bg">
              <strong>{proposal.one_title}</strong> {proposal.one_names.join(' · ')}
              <br />
              <strong>{proposal.other_title}</strong> {proposal.other_names.join(' · ')}
            </span>
            <span className="products-facts">
              <span>{t('products.score', { percent: Math.round(proposal.score * 100) })}</span>
              <Decision what="join" mark="j" proposal={proposal} language={language} />
              <Decision what="part" mark="p" proposal={proposal} language={language} />
            </span>
          </li>
        ))}
      </OutlierKeys>
    </section>
  )
}

type DecisionProps = {
  what: 'join' | 'part'
  mark: string
  proposal: { one: number; other: number; one_title: string; other_title: string }
  language: string
}

function Decision({ what, mark, proposal, language }: DecisionProps) {
  const t = adminTranslations(language)
  const names = { one: proposal.one_title, other: proposal.other_title }
  return (
    <form method="post" action={correctionAction(proposal.one, what)}>
      <input type="hidden" name="from" value={proposal.other} />
      <button type="submit" className="admin-button" data-key={mark} aria-label={t(`products.${what}One`, names)}>
        {t(`products.${what}`)}
      </button>
    </form>
  )
}
