import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'
import {
  asksForProduct,
  type CatalogueQuestion,
  inRange,
  l,
  matching,
  productConditions,
  s,
  variantConditions,
} from './conditions'
import { type CatalogueFilter, type Dimension, rangeNames } from './filter'

const { colours, productsRels, productTerms, shop } = tables
const { listedProducts, variantStock } = shop
const r = alias(productsRels, 'r')
const t = alias(productTerms, 't')

/** How many products each value would show under all other choices, by its slug or name. Values that nothing has are missing. */
export type FacetCounts = Record<Dimension, Record<string, number>> & { reduced: number }

const countRows = z.array(z.object({ dimension: z.string(), value: z.string(), count: z.coerce.number() }))
type CountRow = z.infer<typeof countRows>[number]

async function counted(statement: SQL): Promise<CountRow[]> {
  const { rows } = await (await db()).execute(statement)
  return countRows.parse(rows)
}

/** Of the variants in stock, so that a size counts only where it is there in a chosen colour, and the other way round. */
function countVariants(question: CatalogueQuestion, dimension: 'size' | 'colour'): Promise<CountRow[]> {
  const column = dimension === 'size' ? s.size : s.colour
  const stocked = variantConditions(question.filter, dimension)
  const wanted = productConditions(question, dimension)
  // Where most products are wanted, an index tells the different ones of each value in their order; else they are found by product.
  const counts = asksForProduct(question, dimension)
    ? sql`
      select ${column} as value, count(distinct ${s.product}) as count
      from ${variantStock} s join ${listedProducts} l on ${l.product} = ${s.product}
      where ${stocked} and ${wanted} group by ${column}`
    : sql`
      select stocked.value, count(*) as count
      from (select distinct ${column} as value, ${s.product} from ${variantStock} s where ${stocked}) stocked
      join ${listedProducts} l on ${l.product} = stocked.product group by stocked.value`
  return counted(
    dimension === 'size'
      ? sql`select 'size' as dimension, counts.value, counts.count from (${counts}) counts`
      : sql`select 'colour' as dimension, ${colours.slug} as value, counts.count
          from (${counts}) counts join ${colours} on ${colours.id} = counts.value`,
  )
}

const ofProducts = ['category', 'tag', 'price', 'reduced'] as const
type OfProducts = (typeof ofProducts)[number]

/** Several facets of the same products, which are found once. */
function countProducts(question: CatalogueQuestion, facets: OfProducts[], without?: OfProducts): Promise<CountRow[]> {
  const terms = (kind: 'category' | 'tag') => sql`
    select ${kind}::text as dimension, ${t.slug} as value, count(*) as count
    from found join ${productsRels} r on ${r.parentId} = found.product
    join ${productTerms} t on ${t.id} = ${r.productTermsId} and ${t.kind} = ${kind} group by ${t.slug}`
  const cases = rangeNames.map((name) => sql`when ${inRange(name)} then ${name}::text`)
  const statements: Record<OfProducts, SQL> = {
    category: terms('category'),
    tag: terms('tag'),
    price: sql`
      select 'price' as dimension, case ${sql.join(cases, sql` `)} end as value, count(*) as count from found l group by 2`,
    reduced: sql`
      select 'reduced' as dimension, 'reduced' as value, count(*) as count from found l where ${l.priorCents} is not null`,
  }
  const asked = facets.map((facet) => statements[facet])
  return counted(sql`
    with found as materialized (${matching(question, without)}) ${sql.join(asked, sql` union all `)}`)
}

const isChosen = (filter: CatalogueFilter, facet: OfProducts) =>
  facet === 'reduced' ? filter.reduced : filter[facet].length > 0

/** Counts every facet under the choices in all others; those in which nothing is chosen have the same products. */
export async function countFacets(question: CatalogueQuestion): Promise<FacetCounts> {
  const chosen = ofProducts.filter((facet) => isChosen(question.filter, facet))
  const others = ofProducts.filter((facet) => !chosen.includes(facet))
  const rows = await Promise.all([
    others.length > 0 ? countProducts(question, others) : [],
    countVariants(question, 'size'),
    countVariants(question, 'colour'),
    ...chosen.map((facet) => countProducts(question, [facet], facet)),
  ])
  const counts: FacetCounts = { category: {}, size: {}, colour: {}, price: {}, tag: {}, reduced: 0 }
  for (const { dimension, value, count } of rows.flat()) put(counts, dimension, value, count)
  return counts
}

function put(counts: FacetCounts, dimension: string, value: string, count: number): void {
  if (dimension === 'reduced') counts.reduced = count
  else if (isDimension(counts, dimension)) counts[dimension][value] = count
}

function isDimension(counts: FacetCounts, name: string): name is Dimension {
  return name in counts && name !== 'reduced'
}
