import type { Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { type ProductKind, readProduct, readProducts, readProductsOf, readReviews } from './queries'
import type { ProductDetail, Review } from './types'

const tags = [tag.products, tag.media]

/** Products by their ids, in that order, or those of a kind, the newest first; what is not published is left out. */
export function getProducts(locale: Locale, which: string[] | ProductKind, limit: number): Promise<ProductDetail[]> {
  const key = [locale, String(limit), ...[which].flat()]
  return cached({ name: 'products', key, tags }, () =>
    typeof which === 'string' ? readProductsOf(which, locale, limit) : readProducts(which.slice(0, limit), locale),
  )
}

/** The published product at an address; null where there is none. */
export function getProduct(slug: string, locale: Locale): Promise<ProductDetail | null> {
  return cached({ name: 'product-page', key: [slug, locale], tags }, () => readProduct(slug, locale))
}

export function getReviews(slug: string): Promise<Review[]> {
  return cached({ name: 'product-reviews', key: [slug], tags: [tag.products] }, () => readReviews(slug))
}
