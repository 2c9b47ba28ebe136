import type { ProductDetail } from '@/features/shop/goods/data'
import { productPath } from '@/features/shop/goods/paths'
import { searchOf } from '@/features/shop/goods/variants/choice'
import type { ProductRange, ProductVariant } from '@/features/shop/goods/variants/product-variants'
import { absoluteUrl } from '@/features/site/seo/metadata'
import { type Locale, localePath } from '@/i18n/routing'

type Rating = { count: number; average: number } | null

/** Null for a product of which neither an offer nor a rating can be said, which search engines refuse. */
export function productJsonLd(product: ProductDetail, range: ProductRange, rating: Rating, locale: Locale) {
  if (product.isSample || (range.variants.length === 0 && !rating)) return null
  const { slug, sku, title, summary, images, facts } = product
  return {
    '@type': 'Product',
    name: title,
    description: summary || undefined,
    sku,
    url: absoluteUrl(localePath(locale, productPath(slug))),
    image: images.map(({ url }) => absoluteUrl(url)),
    manufacturer: facts.manufacturer ? { '@type': 'Organization', name: facts.manufacturer.name } : undefined,
    aggregateRating: rating
      ? { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count, bestRating: 5 }
      : undefined,
    offers:
      range.variants.length > 0 ? range.variants.map((variant) => offerOf(variant, product, range, locale)) : undefined,
  }
}

function offerOf(variant: ProductVariant, product: ProductDetail, range: ProductRange, locale: Locale) {
  const { id, sku, ean, colour, size, priceCents, inStock } = variant
  const query = searchOf({ colour, variant: id }, range.variants, '')
  const name = range.colours.find(({ slug }) => slug === colour)?.name ?? colour
  return {
    '@type': 'Offer',
    sku,
    gtin: ean ?? undefined,
    price: ((priceCents ?? product.goodsCents) / 100).toFixed(2),
    priceCurrency: product.currency,
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url: absoluteUrl(`${localePath(locale, productPath(product.slug))}${query}`),
    itemOffered: { '@type': 'Product', name: product.title, sku, color: name, size },
  }
}
