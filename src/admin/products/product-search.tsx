import Form from 'next/form'
import { getProductGroups } from '@/features/price-data/groups/data'
import { adminLocale, adminTranslations } from '../admin-translations'
import type { ProductsAddress } from './address'
import { GroupChoice } from './group-choice'

type Props = { address: ProductsAddress; language: string; keep?: boolean }

/** A GET form; with `keep` it searches for products to merge into the shown one. */
export async function ProductSearch({ address, language, keep = false }: Props) {
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
