import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { catalogueDatabase } from '@/server/catalogue/renew-goods'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { type CatalogueFilter, type CatalogueSort, type Dimension, priceRanges } from './filter'

const { colours, productTerms, shop } = tables

export const g = alias(shop.catalogueGoods, 'g')

export type CatalogueQuestion = { category: string | null; filter: CatalogueFilter }

/** The values of a facet are counted with the condition of that facet left out. */
export type Without = Dimension | 'reduced'

const listOf = (values: string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

const idsOfColours = (slugs: string[]) =>
  sql`(select array_agg(${colours.id}) from ${colours} where ${colours.slug} in (${listOf(slugs)}))`

const idsOfTerms = (kind: 'category' | 'tag', slugs: string[]) => sql`
  (select array_agg(${productTerms.id}) from ${productTerms}
    where ${productTerms.kind} = ${kind} and ${productTerms.slug} in (${listOf(slugs)}))`

export const variantsInStock = sql`unnest(${g.variantSizes}, ${g.variantColours}) as v(size, colour)`
export const ofChart = (size: SQL) => sql`(${g.chart} || '.' || ${size})`

/** A size of an address has the size chart of its product, or is that of any chart (`readChartSize`). */
const isOneOfSizes = (size: SQL, sizes: string[]) =>
  sql`(${size} in (${listOf(sizes)}) or ${ofChart(size)} in (${listOf(sizes)}))`

export const inSizes = (sizes: string[]) => isOneOfSizes(sql`v.size`, sizes)
export const inColours = (slugs: string[]) =>
  sql`v.colour in (select ${colours.id} from ${colours} where ${colours.slug} in (${listOf(slugs)}))`

/** Condition on a product `g`. With sizes and colours chosen, one variant in stock must have both. */
export function meets({ category, filter }: CatalogueQuestion, without?: Without): SQL {
  const chosen = (dimension: Dimension) => without !== dimension && filter[dimension].length > 0
  const conditions: SQL[] = []
  if (chosen('size'))
    conditions.push(sql`
      exists (select from unnest(${g.sizes}) had where ${isOneOfSizes(sql`had`, filter.size)})`)
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

export function inRange(range: CatalogueFilter['price'][number]): SQL {
  const { from, to } = priceRanges[range]
  return to === null ? sql`${g.cents} >= ${from}` : sql`${g.cents} >= ${from} and ${g.cents} < ${to}`
}

const { catalogueGoods } = tables.shop

const orders: Record<CatalogueSort, SQL> = {
  newest: sql`${g.listedAt} desc`,
  'price-up': sql`${g.cents}`,
  'price-down': sql`${g.cents} desc`,
  reduction: sql`1 - ${g.cents}::real / ${g.priorCents} desc nulls last, ${g.listedAt} desc`,
}

const row = z.object({ product: z.string(), total: z.coerce.number() })

/** Sold-out products come last. A page after the last one is empty. */
export async function findCatalogueProducts(question: CatalogueQuestion, pageSize: number) {
  const { sort, page } = question.filter
  const { rows } = await (await catalogueDatabase()).execute(sql`
    select ${g.product}, count(*) over () as total from ${catalogueGoods} g where ${meets(question)}
    order by ${g.inStock} desc, ${orders[sort]}, ${g.product} limit ${pageSize} offset ${(page - 1) * pageSize}`)
  const found = readableRows(row, rows, 'shop/catalogue')
  return { ids: found.map(({ product }) => product), total: found[0]?.total ?? 0 }
}
