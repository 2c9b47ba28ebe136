import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { mediaUrl } from '@/design/media-picture'
import { type ProductDetail, readProductDetails } from '@/features/shop/goods/data'
import { type AverageRating, readRatings } from '@/features/shop/reviews/published'
import type { Locale } from '@/i18n/routing'
import { answered, cached } from '@/server/cache/cached'
import { dayTag, tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { countFacets, type FacetCounts } from './count-facets'
import { filterQuery, noCatalogueFilter } from './filter'
import { type CatalogueQuestion, findCatalogueProducts } from './find-products'
import { type CatalogueNames, getNames } from './read-names'
import { readRanges, type StockedRange } from './read-ranges'

const { media, productsRels, productTerms, shop } = tables
const t = alias(productTerms, 't')
const r = alias(productsRels, 'r')
const p = alias(productsRels, 'p')
const l = alias(shop.listedProducts, 'l')
const s = alias(shop.variantStock, 's')

const row = z.object({ slug: z.string(), file: z.string() })

async function readCategoryPictures(): Promise<Record<string, string>> {
  const { rows } = await (await db()).execute(sql`
    select ${t.slug}, newest.file from ${productTerms} t
    cross join lateral (
      select coalesce(${media.sizesCardFilename}, ${media.filename}) as file
      from ${productsRels} r
      join ${shop.listedProducts} l on ${l.product} = ${r.parentId}
      join ${productsRels} p on ${p.parentId} = ${l.product} and ${p.mediaId} is not null
      join ${media} on ${media.id} = ${p.mediaId}
      where ${r.productTermsId} = ${t.id}
        and exists (select 1 from ${shop.variantStock} s where ${s.product} = ${l.product} and ${s.inStock})
      order by ${l.listedAt} desc, ${p.path} = 'images' desc, ${p.path}, ${p.order} limit 1
    ) newest
    where ${isOneOf(t.kind, 'category')}`)
  return Object.fromEntries(
    readableRows(row, rows, 'shop/category pictures').map(({ slug, file }) => [slug, mediaUrl(file)]),
  )
}

export type ListedProduct = { product: ProductDetail; range: StockedRange; rating: AverageRating | null }

type ListedProducts = { products: ListedProduct[]; names: CatalogueNames }

export type Catalogue = ListedProducts & {
  total: number
  page: number
  counts: FacetCounts
}

const tags = [tag.products, tag.media, tag.stock, dayTag]

const nothing: StockedRange = { colours: [], sizes: [], soldOut: true }

/** Facets depend on neither language, order nor page, so these stay out of the cache key. */
function getFacets(question: CatalogueQuestion): Promise<FacetCounts> {
  const query = filterQuery({ ...question.filter, sort: noCatalogueFilter.sort, page: 1 })
  const key = [question.category ?? '', query]
  return answered({ name: 'catalogue-facets', key, tags }, () => countFacets(question))
}

async function readCatalogue(question: CatalogueQuestion, pageSize: number, locale: Locale) {
  const [asked, counts] = await Promise.all([findCatalogueProducts(question, pageSize), getFacets(question)])
  const isPastEnd = asked.ids.length === 0 && question.filter.page > 1
  const page = isPastEnd ? 1 : question.filter.page
  const { ids, total } = isPastEnd
    ? await findCatalogueProducts({ ...question, filter: { ...question.filter, page } }, pageSize)
    : asked
  return { products: await readListed(ids, question.filter.colour, locale), total, counts, page }
}

async function readListed(ids: string[], colours: string[], locale: Locale): Promise<ListedProduct[]> {
  const [found, ranges, ratings] = await Promise.all([
    readProductDetails(ids, locale),
    readRanges(ids, colours),
    readRatings(ids),
  ])
  return found.map((product) => ({
    product,
    range: ranges[product.id] ?? nothing,
    rating: ratings.get(product.id) ?? null,
  }))
}

/**
 * A page of products with facets. A filter can take any form, so answers to filters share a bounded part of the memory;
 * only the question of a static page is cached apart.
 */
export async function getCatalogue(question: CatalogueQuestion, pageSize: number, locale: Locale): Promise<Catalogue> {
  const query = filterQuery(question.filter)
  const key = [locale, question.category ?? '', String(pageSize), query]
  const read = () => readCatalogue(question, pageSize, locale)
  const [found, names] = await Promise.all([
    query === ''
      ? cached({ name: 'catalogue', key, tags }, read)
      : answered({ name: 'catalogue-filtered', key, tags }, read),
    getNames(locale),
  ])
  return { ...found, names }
}

/**
 * The published products of these ids in the given order. With colours asked for, sizes and stock are those of the
 * variants in these colours.
 */
export async function getListed(ids: string[], colours: string[], locale: Locale): Promise<ListedProducts> {
  const read = () => readListed(ids, colours, locale)
  const [products, names] = await Promise.all([
    answered({ name: 'listed-products', key: [locale, ids, colours], tags }, read),
    getNames(locale),
  ])
  return { products, names }
}

export function getCategoryPictures(): Promise<Record<string, string>> {
  return cached({ name: 'catalogue-pictures', key: [], tags }, readCategoryPictures)
}
