import { getProductGroups } from '@/features/price-data/groups/data'
import type { FoundProduct } from '@/features/price-data/matching/editor-data'
import { adminLocale, adminTranslations } from '../admin-translations'
import { groupWords } from './group-words'

type Props = { product: FoundProduct; language: string }

/** How many chains sell it, its group, and whether a person corrected it. */
export async function ProductFacts({ product, language }: Props) {
  const t = adminTranslations(language)
  const groups = await getProductGroups(adminLocale(language))
  const group = groups.find(({ number }) => number === product.group_number)
  return (
    <span className="products-facts" lang={language}>
      {product.edited && <span className="products-mark">{t('products.edited')}</span>}
      <span className="products-chains">{t('products.chains', { count: product.chains })}</span>
      <span className="products-group">{group && groupWords(group)}</span>
    </span>
  )
}
