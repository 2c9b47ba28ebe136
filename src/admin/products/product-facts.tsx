import type { FoundProduct } from '@/features/product-matching/editor-data'
import { adminTranslations } from '../admin-translations'

type Props = { product: FoundProduct; language: string }

/** How many chains sell it, its group, and whether a person had a hand in it. */
export async function ProductFacts({ product, language }: Props) {
  const t = await adminTranslations(language)
  return (
    <span className="products-facts" lang={language}>
      {t('products.chains', { count: product.chains })}
      {product.group_number && <span>{t('products.groupNumber', { number: product.group_number })}</span>}
      {product.edited && <span className="products-mark">{t('products.edited')}</span>}
    </span>
  )
}
