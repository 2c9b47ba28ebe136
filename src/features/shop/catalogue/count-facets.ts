import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { type CatalogueQuestion, inRange, l, matching, productConditions, s, variantConditions } from './conditions'
import { type Dimension, type PriceRange, priceRanges } from './filter'

const { colours, productsRels, productTerms, shop } = tables
const { listedProducts, variantStock } = shop
const r = alias(productsRels, 'r')

/** How many products each value would show under all other choices, by its slug or name. Values that nothing has are missing. */
export type FacetCounts = Record<Dimension, Record<string, number>> & { reduced: number }

const countRows = z.array(z.object({ value: z.string(), count: z.coerce.number() }))

async function counted(statement: ReturnType<typeof sql>): Promise<Record<string, number>> {
  const { rows } = await (await db()).execute(statement)
  return Object.fromEntries(countRows.parse(rows).map(({ value, count }) => [value, count]))
}

/** Of the variants in stock, so that a size counts only where it is there in a chosen colour, and the other way round. */
function countVariants(question: CatalogueQuestion, dimension: 'size' | 'colour') {
  const column = dimension === 'size' ? s.size : s.colour
  const counts = sql`
    select ${column} as value, count(distinct ${s.product}) as count
    from ${variantStock} s join ${listedProducts} l on ${l.product} = ${s.product}
    where ${variantConditions(question.filter, dimension)} and ${productConditions(question, dimension)} group by ${column}`
  return counted(
    dimension === 'size'
      ? counts
      : sql`select ${colours.slug} as value, counts.count from (${counts}) counts join ${colours} on ${colours.id} = counts.value`,
  )
}

function countTerms(question: CatalogueQuestion, kind: 'category' | 'tag') {
  return counted(sql`
    select ${productTerms.slug} as value, count(*) as count
    from (${matching(question, kind)}) found
    join ${productsRels} r on ${r.parentId} = found.product
    join ${productTerms} on ${productTerms.id} = ${r.productTermsId} and ${productTerms.kind} = ${kind}
    group by ${productTerms.slug}`)
}

function countPrices(question: CatalogueQuestion) {
  const names = Object.keys(priceRanges).filter((name): name is PriceRange => name in priceRanges)
  const cases = names.map((name) => sql`when ${inRange(name)} then ${name}`)
  return counted(sql`
    select case ${sql.join(cases, sql` `)} end as value, count(*) as count
    from (${matching(question, 'price')}) l group by 1`)
}

function countReduced(question: CatalogueQuestion) {
  return counted(sql`
    select 'reduced' as value, count(*) as count from (${matching(question, 'reduced')}) l where ${l.priorCents} is not null`)
}

export async function countFacets(question: CatalogueQuestion): Promise<FacetCounts> {
  const [size, colour, category, tag, price, { reduced = 0 }] = await Promise.all([
    countVariants(question, 'size'),
    countVariants(question, 'colour'),
    countTerms(question, 'category'),
    countTerms(question, 'tag'),
    countPrices(question),
    countReduced(question),
  ])
  return { size, colour, category, tag, price, reduced }
}
