import type { ProductListBlock } from '@payload-types'
import { Section } from '@/design/section'
import { getProducts } from '@/features/shop/goods/data'
import type { BlockProps } from '@/lib/block-types'
import { ProductGrid } from '../components/product-view'

const sources = { productsNewest: 'newest', productsSamples: 'samples' } as const

export async function ProductList({ block, locale }: BlockProps<ProductListBlock>) {
  const ids = (block.products ?? []).map((product) => (typeof product === 'string' ? product : product.id))
  const products = await getProducts(
    locale,
    ids.length > 0 ? ids : sources[block.source ?? 'productsNewest'],
    block.limit ?? 8,
  )
  if (products.length === 0) return null
  return (
    <Section {...block}>
      <ProductGrid products={products} locale={locale} level={block.heading ? 3 : 2} />
    </Section>
  )
}
