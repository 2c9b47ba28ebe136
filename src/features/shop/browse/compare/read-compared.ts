import { bySize } from '@/domain/clothing-size'
import { type DeliveryRates, deliverySpan, type Parcel } from '@/domain/delivery'
import { getProductDetail, type ProductDetail } from '@/features/shop/goods/data'
import { promiseText } from '@/features/shop/goods/delivery/delivery-promise'
import { getShippingMethods } from '@/features/shop/goods/delivery/shipping-methods'
import { getRatingWords } from '@/features/shop/goods/rating-words'
import { getRange, type ProductRange } from '@/features/shop/goods/variants/product-variants'
import { getRating } from '@/features/shop/reviews/published'
import type { Locale } from '@/i18n/routing'
import { getCatalogue } from '../catalogue/data'
import { noCatalogueFilter } from '../catalogue/filter'
import { mostCompared } from './compared'

export type ComparedProduct = {
  product: ProductDetail
  range: ProductRange
  rating: string | null
  delivery: string | null
}

type Suggested = { slug: string; title: string; lang?: Locale }

export type ComparedGoods = {
  products: ComparedProduct[]
  /** The product beyond the limit, which has to replace another. */
  surplus: Suggested | null
  sizes: string[]
  more: Suggested[]
}

const mostSuggested = 8

/** Samples are left out, because they cannot be bought. */
export async function readComparison(slugs: string[], locale: Locale, now: Date): Promise<ComparedGoods> {
  const found = await Promise.all(slugs.map((slug) => getProductDetail(slug, locale)))
  const goods = found.filter((product) => product !== null).filter(({ isSample }) => !isSample)
  const [products, more] = await Promise.all([
    Promise.all(goods.slice(0, mostCompared).map((product) => readOne(product, locale, now))),
    goods.length < mostCompared ? suggest(goods, locale) : [],
  ])
  const sizes = new Set(products.flatMap(({ range }) => range.sizes))
  const surplus = goods[mostCompared]
  return { products, surplus: surplus ? nameOf(surplus) : null, sizes: [...sizes].sort(bySize), more }
}

async function readOne(product: ProductDetail, locale: Locale, now: Date): Promise<ComparedProduct> {
  const { id, priceCents: goodsCents } = product
  const [range, rating, methods] = await Promise.all([getRange(id, locale), getRating(id), getShippingMethods(locale)])
  const words = rating && getRatingWords({ rating: rating.average, reviewCount: rating.count }, locale)
  return {
    product,
    range,
    rating: words ? `${words.short} · ${words.reviews}` : null,
    delivery: quoteText(methods, { goodsCents, weightGrams: range.heaviestGrams }, now, locale),
  }
}

async function suggest(goods: ProductDetail[], locale: Locale): Promise<Suggested[]> {
  const category = goods[0]?.categories[0]?.id
  if (!category) return []
  const { products } = await getCatalogue({ category, filter: noCatalogueFilter }, 24, locale)
  return products
    .map(({ product }) => product)
    .filter(({ id, isSample }) => !isSample && !goods.some((each) => each.id === id))
    .slice(0, mostSuggested)
    .map(nameOf)
}

const nameOf = ({ slug, title, lang }: ProductDetail): Suggested => ({ slug, title, lang })

/** Null where no method delivers the parcel. */
function quoteText(methods: DeliveryRates[], parcel: Parcel, now: Date, locale: Locale): string | null {
  const span = deliverySpan(methods, parcel, now)
  return span && promiseText(span, locale)
}
