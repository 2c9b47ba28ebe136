import type { ProductSeed } from '../content/shop-products'
import { seedOf } from '../drawing/brochures/random'

const departments = ['women', 'men', 'children']
const most = 6

export function relatedTo(product: ProductSeed, all: ProductSeed[], ids: Map<string, string>): string[] {
  const own = new Set([...product.categories, ...product.tags])
  const common = ({ categories, tags }: ProductSeed) =>
    [...categories, ...tags].filter((name) => own.has(name) && !departments.includes(name)).length
  const shares = ({ categories }: ProductSeed) =>
    product.categories.some((name) => departments.includes(name) && categories.includes(name))
  return all
    .filter((other) => other.slug !== product.slug && !other.sample && (product.sample || shares(other)))
    .sort(
      (one, other) =>
        common(other) - common(one) || seedOf(`${product.slug} ${one.slug}`) - seedOf(`${product.slug} ${other.slug}`),
    )
    .flatMap(({ slug }) => ids.get(slug) ?? [])
    .slice(0, most)
}
