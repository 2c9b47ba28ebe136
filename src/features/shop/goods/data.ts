import type { Media, Product as StoredProduct } from '@payload-types'
import type { Where } from 'payload'
import { z } from 'zod'
import type { Currency } from '@/design/format'
import { mediaUrl } from '@/design/media-picture'
import type { ProductLayout } from '@/domain/layouts'
import { inLanguage, type ShownText } from '@/i18n/in-language'
import type { Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { dayTag, tag } from '@/server/cache/tags'
import { cmsSystem } from '@/server/cms'
import type { CmsUser } from '@/server/cms-user'
import { factsOf, type GoodsFacts } from './facts'
import { readPrices } from './prices/read-prices'
import type { CodePrice, StruckPrice } from './prices/struck-prices'

type ColourPictures = NonNullable<StoredProduct['colourPictures']>[number]

const published: Where = { _status: { equals: 'published' } }

async function find(where: Where, locale: Locale, limit?: number): Promise<ProductDetail[]> {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'products',
    where: { and: [published, where] },
    locale: 'all',
    depth: 1,
    pagination: false,
    sort: '-createdAt',
    ...(limit && { limit }),
  })
  const prices = await readPrices(docs.map(({ id }) => id))
  return docs.map((doc) => toProduct(inLanguage(doc, locale), prices.get(doc.id)))
}

export async function readProductDetails(ids: string[], locale: Locale): Promise<ProductDetail[]> {
  const found = await find({ id: { in: ids } }, locale)
  return ids.flatMap((id) => found.find((product) => product.id === id) ?? [])
}

/** `newest` excludes samples. */
type ProductKind = 'newest' | 'samples'

function readProductsOf(kind: ProductKind, locale: Locale, limit: number): Promise<ProductDetail[]> {
  return find({ isSample: kind === 'samples' ? { equals: true } : { not_equals: true } }, locale, limit)
}

async function readProduct(slug: string, locale: Locale): Promise<ProductDetail | null> {
  return (await find({ slug: { equals: slug } }, locale, 1))[0] ?? null
}

function toProduct(doc: ShownText<StoredProduct>, price: StruckPrice | undefined): ProductDetail {
  const images = (doc.images ?? []).flatMap(toImage)
  const picturesByColour = (doc.colourPictures ?? []).flatMap(toColourPictures)
  return {
    id: doc.id,
    slug: doc.slug,
    sku: doc.sku,
    lang: doc.lang,
    title: doc.title,
    summary: doc.summary ?? '',
    images: images.length > 0 ? images : picturesByColour.flatMap((pictures) => pictures.images),
    ...shownPrice(doc, price),
    currency: doc.currency,
    badge: doc.badge ?? null,
    rating: doc.isSample ? (doc.rating ?? null) : null,
    reviewCount: doc.isSample ? (doc.reviewCount ?? 0) : 0,
    categories: (doc.categories ?? []).flatMap(toTerm),
    tags: (doc.tags ?? []).flatMap(toTerm),
    isSample: doc.isSample ?? false,
    features: doc.features ?? [],
    description: doc.description ?? null,
    layout: doc.layout,
    picturesByColour,
    facts: factsOf(doc),
    codePrice: price?.code ?? null,
    relatedIds: (doc.related ?? []).map((related) => (typeof related === 'string' ? related : related.id)),
  }
}

/**
 * A variant with its own price is not reduced by promotions (decision 0057), so its price is shown without a struck
 * one.
 */
function shownPrice(doc: ShownText<StoredProduct>, price: StruckPrice | undefined) {
  const goodsCents = price?.cents ?? doc.priceCents
  const goodsPriorCents = price?.priorCents ?? doc.oldPriceCents ?? null
  const { cents: priceCents, isFrom, isOwn } = price?.buyable ?? { cents: goodsCents, isFrom: false, isOwn: false }
  return { priceCents, isFrom, goodsCents, goodsPriorCents, oldPriceCents: isOwn ? null : goodsPriorCents }
}

function toImage(media: ShownText<Media> | string): ProductImage[] {
  if (typeof media === 'string' || !media.filename) return []
  const url = mediaUrl(media.filename)
  const small = media.sizes?.card?.filename
  return [{ url, small: small ? mediaUrl(small) : url, alt: media.alt ?? '' }]
}

/** The relation to a deleted colour is its id alone. */
function toColourPictures({ colour, images }: ShownText<ColourPictures>): ProductDetail['picturesByColour'] {
  return typeof colour === 'string' ? [] : [{ colour: colour.slug, images: images.flatMap(toImage) }]
}

function toTerm(term: { id: string; name: string; lang?: Locale } | string): Term[] {
  return typeof term === 'string' ? [] : [{ id: term.id, name: term.name, lang: term.lang }]
}

export const productTags = [tag.products, tag.media, tag.stock, dayTag]

export function getProducts(locale: Locale, which: string[] | ProductKind, limit: number): Promise<ProductDetail[]> {
  const key = [locale, String(limit), ...[which].flat()]
  return cached({ name: 'products', key, tags: productTags }, () =>
    typeof which === 'string'
      ? readProductsOf(which, locale, limit)
      : readProductDetails(which.slice(0, limit), locale),
  )
}

export function getProductDetail(slug: string, locale: Locale): Promise<ProductDetail | null> {
  return cached({ name: 'product-page', key: [slug, locale], tags: productTags }, () => readProduct(slug, locale))
}

/** The newest draft of a product, for staff; missing values are left empty. */
export async function getDraftProduct(id: string, locale: Locale, user: CmsUser): Promise<ProductDetail | null> {
  if (!z.uuid().safeParse(id).success) return null
  const cms = await cmsSystem()
  const doc = await cms.findByID({
    collection: 'products',
    id,
    draft: true,
    locale: 'all',
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (!doc) return null
  const shown = inLanguage(doc, locale)
  const price = (await readPrices([id])).get(id)
  return toProduct(
    { ...shown, slug: shown.slug ?? '', title: shown.title ?? '', priceCents: shown.priceCents ?? 0 },
    price,
  )
}

export type ProductImage = {
  url: string
  /** At most 640 pixels wide. */
  small: string
  alt: string
}

/** `lang` is set where the name is not in the language of the product. */
type Term = { id: string; name: string; lang?: Locale }

/** `lang` is set where the product is not in the language of the page. */
export type SoldProduct = {
  id: string
  slug: string
  sku: string
  lang?: Locale
  title: string
  summary: string
  /** The pictures of all colours where the product has none of its own. */
  images: ProductImage[]
  /** The lowest price of a variant in stock, in cents of `currency`. */
  priceCents: number
  /** True where another variant in stock costs more. */
  isFrom: boolean
  /**
   * The lowest price of the 30 days before the reduction, in cents; null where only variants with their own price cost
   * as little as `priceCents`.
   */
  oldPriceCents: number | null
  currency: Currency
  badge: string | null
  /** Out of 5, typed by an editor for a sample; goods for sale are rated only by their reviews (`getRating`). */
  rating: number | null
  reviewCount: number
  categories: Term[]
  tags: Term[]
  /** A sample product: excluded from search engines and comparisons. */
  isSample: boolean
}

export type ProductDetail = SoldProduct & {
  /** The price of variants without their own price, in cents. */
  goodsCents: number
  /** The lowest price of the 30 days before `goodsCents` was reduced, in cents. */
  goodsPriorCents: number | null
  features: string[]
  description: object | null
  layout: ProductLayout
  /** By the slugs of colours with their own pictures; `images` stands for all others. */
  picturesByColour: { colour: string; images: ProductImage[] }[]
  relatedIds: string[]
  facts: GoodsFacts
  /** The price with a coupon code that is announced to everybody. */
  codePrice: CodePrice | null
}
