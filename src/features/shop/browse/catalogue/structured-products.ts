import { productPath } from '@/features/shop/goods/paths'
import { absoluteUrl } from '@/features/site/seo/metadata'
import { type Locale, localePath } from '@/i18n/routing'
import type { ListedProduct } from './data'

export function productItems(locale: Locale, products: ListedProduct[]): object {
  return {
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ product }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.title,
      url: absoluteUrl(localePath(locale, productPath(product.slug))),
    })),
  }
}
