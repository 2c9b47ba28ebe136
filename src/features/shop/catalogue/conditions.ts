import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { tables } from '@/server/db/tables'
import type { CatalogueFilter, Dimension } from './filter'
import { priceRanges } from './filter'

const { colours, productsRels, productTerms, shop } = tables
const { listedProducts, variantStock } = shop

/** A product of the catalogue, and a variant of it in stock. */
export const l = alias(listedProducts, 'l')
export const s = alias(variantStock, 's')
const r = alias(productsRels, 'r')

/** What is asked of whom: the page's own category by its id, and what the visitor chose. */
export type CatalogueQuestion = { category: string | null; filter: CatalogueFilter }

/** A condition that is left out, so that the values of its facet are counted under all others. */
export type Without = Dimension | 'reduced' | undefined

/** Each value for itself: of an array Postgres would not know how few rows it means. */
const among = (values: string[]) =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`

/** Whether size or colour is asked for: then only what is in stock in just that counts. */
export function asksForVariant({ size, colour }: CatalogueFilter, without?: Without): boolean {
  return (without !== 'size' && size.length > 0) || (without !== 'colour' && colour.length > 0)
}

/** Whether only some products are asked for, whatever their variants are. */
export function asksForProduct({ category, filter }: CatalogueQuestion, without?: Without): boolean {
  const { price, tag, reduced } = filter
  if (category !== null || (without !== 'reduced' && reduced)) return true
  return (
    (without !== 'category' && filter.category.length > 0) ||
    (without !== 'tag' && tag.length > 0) ||
    (without !== 'price' && price.length > 0)
  )
}

/** Of a variant `s`: in stock, in one of the colours and one of the sizes. */
export function variantConditions({ size, colour }: CatalogueFilter, without?: Without): SQL {
  const conditions = [sql`${s.inStock}`]
  if (without !== 'size' && size.length > 0) conditions.push(sql`${s.size} in ${among(size)}`)
  if (without !== 'colour' && colour.length > 0)
    conditions.push(
      sql`${s.colour} in (select ${colours.id} from ${colours} where ${colours.slug} in ${among(colour)})`,
    )
  return sql.join(conditions, sql` and `)
}

/** Of a product `l`: in one of the categories, with one of the tags, in one of the price ranges, reduced. */
export function productConditions({ category, filter }: CatalogueQuestion, without?: Without): SQL {
  const conditions: SQL[] = [sql`true`]
  if (category)
    conditions.push(
      sql`${l.product} in (select ${r.parentId} from ${productsRels} r where ${r.productTermsId} = ${category})`,
    )
  for (const kind of ['category', 'tag'] as const)
    if (without !== kind && filter[kind].length > 0) conditions.push(ofTerms(kind, filter[kind]))
  if (without !== 'price' && filter.price.length > 0)
    conditions.push(sql`(${sql.join(filter.price.map(inRange), sql` or `)})`)
  if (without !== 'reduced' && filter.reduced) conditions.push(sql`${l.priorCents} is not null`)
  return sql.join(conditions, sql` and `)
}

function ofTerms(kind: 'category' | 'tag', slugs: string[]): SQL {
  return sql`${l.product} in (
    select ${r.parentId} from ${productsRels} r where ${r.productTermsId} in (
      select ${productTerms.id} from ${productTerms} where ${productTerms.kind} = ${kind} and ${productTerms.slug} in ${among(slugs)}))`
}

/** Whether the price of a product `l` is in a range. */
export function inRange(range: CatalogueFilter['price'][number]): SQL {
  const { from, to } = priceRanges[range]
  return to === null ? sql`${l.cents} >= ${from}` : sql`${l.cents} >= ${from} and ${l.cents} < ${to}`
}

/** SQL for the products that answer a question: `product, cents, prior_cents, listed_at, in_stock`. */
export function matching(question: CatalogueQuestion, without?: Without): SQL {
  const { filter } = question
  const stocked = sql`select distinct ${s.product} from ${variantStock} s where ${variantConditions(filter, without)}`
  const withSoldOut = filter.soldOut && !asksForVariant(filter, without)
  return sql`
    select ${l.product}, ${l.cents}, ${l.priorCents}, ${l.listedAt}, stocked.product is not null as in_stock
    from ${listedProducts} l ${withSoldOut ? sql`left join` : sql`join`} (${stocked}) stocked on stocked.product = ${l.product}
    where ${productConditions(question, without)}`
}
