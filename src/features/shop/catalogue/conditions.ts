import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { tables } from '@/server/db/tables'
import type { CatalogueFilter, Dimension } from './filter'
import { priceRanges } from './filter'

const { colours, productTerms, shop } = tables

/** A product of the catalogue: what of it is in stock, and what else it is filtered by. */
export const g = alias(shop.catalogueGoods, 'g')

/** What is asked of whom: the page's own category by its id, and what the visitor chose. */
export type CatalogueQuestion = { category: string | null; filter: CatalogueFilter }

/** A condition that is left out, so that the values of its facet are counted under all others. */
export type Without = Dimension | 'reduced'

const listOf = (values: string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** SQL for the ids of colours; null where none of them is there. */
const idsOfColours = (slugs: string[]) =>
  sql`(select array_agg(${colours.id}) from ${colours} where ${colours.slug} in (${listOf(slugs)}))`

const idsOfTerms = (kind: 'category' | 'tag', slugs: string[]) => sql`
  (select array_agg(${productTerms.id}) from ${productTerms}
    where ${productTerms.kind} = ${kind} and ${productTerms.slug} in (${listOf(slugs)}))`

/** The variants in stock of a product `g` as `v`, and whether one is of the sizes or colours that are asked for. */
export const variantsInStock = sql`unnest(${g.variantSizes}, ${g.variantColours}) as v(size, colour)`
export const inSizes = (sizes: string[]) => sql`v.size in (${listOf(sizes)})`
export const inColours = (slugs: string[]) =>
  sql`v.colour in (select ${colours.id} from ${colours} where ${colours.slug} in (${listOf(slugs)}))`

/** Whether a product `g` answers a question. A variant counts only where it is there in a chosen size and colour together. */
export function answers({ category, filter }: CatalogueQuestion, without?: Without): SQL {
  const chosen = (dimension: Dimension) => without !== dimension && filter[dimension].length > 0
  const conditions: SQL[] = []
  if (chosen('size')) conditions.push(sql`${g.sizes} && array[${listOf(filter.size)}]::text[]`)
  if (chosen('colour')) conditions.push(sql`${g.colours} && ${idsOfColours(filter.colour)}`)
  if (chosen('size') && chosen('colour'))
    conditions.push(sql`
      exists (select from ${variantsInStock} where ${inSizes(filter.size)} and ${inColours(filter.colour)})`)
  if (!chosen('size') && !chosen('colour') && !filter.soldOut) conditions.push(sql`${g.inStock}`)
  if (category) conditions.push(sql`${category} = any(${g.categories})`)
  if (chosen('category')) conditions.push(sql`${g.categories} && ${idsOfTerms('category', filter.category)}`)
  if (chosen('tag')) conditions.push(sql`${g.tags} && ${idsOfTerms('tag', filter.tag)}`)
  if (chosen('price')) conditions.push(sql`(${sql.join(filter.price.map(inRange), sql` or `)})`)
  if (without !== 'reduced' && filter.reduced) conditions.push(sql`${g.priorCents} is not null`)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** Whether the price of a product `g` is in a range. */
export function inRange(range: CatalogueFilter['price'][number]): SQL {
  const { from, to } = priceRanges[range]
  return to === null ? sql`${g.cents} >= ${from}` : sql`${g.cents} >= ${from} and ${g.cents} < ${to}`
}
