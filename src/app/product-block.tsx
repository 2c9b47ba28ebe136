import type { ProductBlock } from '@payload-types'
import { getProducts } from '@/features/shop/goods/data'
import type { BlockProps } from '@/lib/block-types'
import { ProductSections } from './product-sections'

export async function ProductBlockSection({ block, locale, top }: BlockProps<ProductBlock>) {
  const chosen = typeof block.product === 'string' ? block.product : block.product?.id
  const [product] = await getProducts(locale, chosen ? [chosen] : 'newest', 1)
  if (!product) return null
  return <ProductSections product={product} layout={block.layout} locale={locale} place={top ? 'top' : 'part'} />
}
