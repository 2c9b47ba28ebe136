import { getProductGroups, type ProductGroup } from '@/features/price-data/groups/data'
import { seenOf } from '@/features/price-data/matching/corrections'
import {
  type EditedProduct,
  type FoundProduct,
  findProducts,
  productPageSize,
  similarProducts,
} from '@/features/price-data/matching/editor-data'
import { adminLocale, adminTranslations } from '../admin-translations'
import { Form } from '../shell/form'
import { Link } from '../shell/link'
import { correctionAction, groupOptionWords, type ProductsAddress, productsHref } from './address'
import { EditedProductFacts } from './product-listings'

type Props = { address: ProductsAddress; language: string }

export async function EditedProductList({ address, language }: Props) {
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
            <EditedProductFacts product={product} language={language} />
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

type ProductSearchProps = { address: ProductsAddress; language: string; keep?: boolean }

export async function ProductSearch({ address, language, keep = false }: ProductSearchProps) {
  const t = adminTranslations(language)
  const groups = await getProductGroups(adminLocale(language))
  return (
    <Form
      action="/admin/products"
      scroll={false}
      role="search"
      aria-label={t('products.search')}
      className="filter-form"
    >
      {keep && <input type="hidden" name="product" value={address.product ?? ''} />}
      <label className="filter-form-wide">
        {t('products.searchWords')}
        <input type="search" name="search" defaultValue={address.search} maxLength={100} />
      </label>
      <GroupChoice groups={groups} value={address.group} label={t('products.group')} none={t('products.allGroups')} />
      <button type="submit" className="admin-button">
        {t('products.find')}
      </button>
    </Form>
  )
}

type ProductMergeProps = { product: EditedProduct; address: ProductsAddress; language: string }

export async function ProductMerge({ product, address, language }: ProductMergeProps) {
  const t = adminTranslations(language)
  const others = address.search ? (await findProducts(address)).products : await similarProducts(product)
  const choices = others.filter(({ id }) => id !== product.id)
  return (
    <section aria-labelledby="product-merge">
      <h2 id="product-merge">{t('products.mergeTitle')}</h2>
      <p className="products-intro">{t('products.mergeText')}</p>
      <ProductSearch address={{ ...address, group: address.group ?? product.group_number }} language={language} keep />
      {choices.length === 0 && <p>{t('products.nothing')}</p>}
      <ul className="products-list">
        {choices.map((other) => (
          <Choice key={other.id} other={other} into={product.id} language={language} />
        ))}
      </ul>
    </section>
  )
}

async function Choice({ other, into, language }: { other: FoundProduct; into: number; language: string }) {
  const t = adminTranslations(language)
  return (
    <li>
      <span lang="bg">{other.title}</span>
      <span className="products-facts">
        <EditedProductFacts product={other} language={language} />
        <form method="post" action={correctionAction(into, 'merge')}>
          <input type="hidden" name="from" value={other.id} />
          <button type="submit" className="admin-button" aria-label={t('products.mergeOne', { name: other.title })}>
            {t('products.merge')}
          </button>
        </form>
      </span>
    </li>
  )
}

type ProductFormProps = Pick<ProductsAddress, 'typed' | 'refused'> & { product: EditedProduct; language: string }

export async function ProductForm({ product, typed, refused, language }: ProductFormProps) {
  const t = adminTranslations(language)
  const groups = await getProductGroups(adminLocale(language))
  // Only this refusal tells of a change by somebody else: after any other the next try has to find it.
  const seen = (refused !== 'changed' && typed?.seen) || seenOf(product)
  return (
    <form key={product.id} method="post" action={correctionAction(product.id, 'correct')} className="filter-form">
      <input type="hidden" name="seen" value={seen} />
      <label className="filter-form-wide">
        {t('products.name')}
        <input name="title" defaultValue={typed?.title ?? product.title} required maxLength={160} lang="bg" />
      </label>
      <label>
        {t('products.brand')}
        <input name="brand" defaultValue={typed?.brand ?? product.brand ?? ''} maxLength={80} lang="bg" />
      </label>
      <label>
        {t('products.amount')}
        <input
          name="amount"
          inputMode="numeric"
          pattern="[1-9][0-9]*"
          defaultValue={typed?.amount ?? product.pack_amount ?? ''}
        />
      </label>
      <label>
        {t('products.unit')}
        <select name="unit" defaultValue={typed?.unit ?? product.pack_unit ?? 'kg'}>
          <option value="kg">{t('products.units.kg')}</option>
          <option value="l">{t('products.units.l')}</option>
          <option value="piece">{t('products.units.piece')}</option>
        </select>
      </label>
      <GroupChoice
        groups={groups}
        value={typed?.group ?? product.group_number}
        label={t('products.group')}
        none={t('products.noGroup')}
      />
      <button type="submit" className="admin-button admin-button-strong">
        {t('products.save')}
      </button>
    </form>
  )
}

/** To compare with a correction that was refused because somebody else had changed the product. */
export async function StoredCorrection({ product, language }: { product: EditedProduct; language: string }) {
  const t = adminTranslations(language)
  const groups = await getProductGroups(adminLocale(language))
  const group = groups.find(({ number }) => number === product.group_number)
  const { pack_unit: unit, pack_amount: amount } = product
  const size = unit && amount !== null ? `${amount} ${t(`products.units.${unit}`)}` : null
  return (
    <p className="products-intro">
      <span lang="bg">{[product.title, product.brand].filter(Boolean).join(' · ')}</span>
      {` · ${[size, group ? groupOptionWords(group) : t('products.noGroup')].filter(Boolean).join(' · ')}`}
    </p>
  )
}

type GroupChoiceProps = { groups: ProductGroup[]; value: number | string | null; label: string; none: string }

function GroupChoice({ groups, value, label, none }: GroupChoiceProps) {
  return (
    <label>
      {label}
      <select name="group" defaultValue={value ?? ''}>
        <option value="">{none}</option>
        {groups.map((group) => (
          <option key={group.number} value={group.number}>
            {groupOptionWords(group)}
          </option>
        ))}
      </select>
    </label>
  )
}
