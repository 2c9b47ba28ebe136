import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { catalogueDatabase } from '@/server/catalogue/renew-goods'
import { tables } from '@/server/db/tables'
import { type CatalogueFilter, type Dimension, dimensions, rangeNames } from './filter'
import {
  type CatalogueQuestion,
  g,
  inColours,
  inRange,
  inSizes,
  meets,
  ofChart,
  variantsInStock,
  type Without,
} from './find-products'

const { colours, productTerms, shop } = tables
const { catalogueGoods } = shop
const t = alias(productTerms, 't')
const c = alias(colours, 'c')

/** The number of products under all other choices by slug or name; values without products are missing. */
export type FacetCounts = Record<Dimension, Record<string, number>> & { reduced: number }

const countRows = z.array(z.object({ dimension: z.string(), value: z.string(), count: z.coerce.number() }))

const facets: Without[] = [...dimensions, 'reduced']

const cases = rangeNames.map((name) => sql`when ${inRange(name)} then ${name}::text`)

const counting: Record<Without, { by: SQL; named: SQL }> = {
  category: { by: sql`${g.categories}`, named: ofTerms('category') },
  tag: { by: sql`${g.tags}`, named: ofTerms('tag') },
  size: {
    by: sql`array_prepend(${g.chart}, ${g.sizes})`,
    named: sql`
      select size[1] || '.' || had as value, sum(n) as count from sets, unnest(size[2:]) had group by size[1], had`,
  },
  colour: {
    by: sql`${g.colours}`,
    named: sql`
      select ${c.slug} as value, sum(n) as count from sets, unnest(colour) had join ${colours} c on ${c.id} = had group by ${c.slug}`,
  },
  price: {
    by: sql`case ${sql.join(cases, sql` `)} end`,
    named: sql`select price as value, n as count from sets where price is not null`,
  },
  reduced: {
    by: sql`${g.priorCents} is not null`,
    named: sql`select 'reduced' as value, n as count from sets where reduced`,
  },
}

function ofTerms(kind: 'category' | 'tag'): SQL {
  return sql`
    select ${t.slug} as value, sum(n) as count from sets, unnest(${sql.identifier(kind)}) had
    join ${productTerms} t on ${t.id} = had and ${t.kind} = ${kind} group by ${t.slug}`
}

/**
 * SQL that counts several facets of the same products, which are read once. Products with the same set of values are
 * grouped first, then the sets are expanded to values.
 */
function countSets(question: CatalogueQuestion, asked: Without[], without?: Without): SQL {
  const names = asked.map((facet) => sql.identifier(facet))
  const columns = asked.map((facet) => sql`${counting[facet].by} as ${sql.identifier(facet)}`)
  const counts = asked.map(
    (facet) => sql`select ${facet}::text as dimension, named.value, named.count from (${counting[facet].named}) named`,
  )
  return sql`
    with sets as materialized (
      select ${sql.join(names, sql`, `)}, count(*) as n
      from (select ${sql.join(columns, sql`, `)} from ${catalogueGoods} g where ${meets(question, without)}) found
      group by grouping sets (${sql.join(
        names.map((name) => sql`(${name})`),
        sql`, `,
      )})
    )
    ${sql.join(counts, sql` union all `)}`
}

/** A size counts only where it is in stock in a chosen colour, and a colour only in a chosen size. */
function countVariants(question: CatalogueQuestion, facet: 'size' | 'colour'): SQL {
  const { size, colour } = question.filter
  const [value, wanted] = facet === 'size' ? [ofChart(sql`v.size`), inColours(colour)] : [sql`v.colour`, inSizes(size)]
  const counts = sql`
    select value, count(*) as count from (
      select distinct ${value} as value, ${g.product} from ${catalogueGoods} g, ${variantsInStock}
      where ${meets(question, facet)} and ${wanted}
    ) had group by value`
  return facet === 'size'
    ? sql`select 'size' as dimension, counts.value, counts.count from (${counts}) counts`
    : sql`
      select 'colour' as dimension, ${c.slug} as value, counts.count
      from (${counts}) counts join ${colours} c on ${c.id} = counts.value`
}

const isChosen = (filter: CatalogueFilter, facet: Without) =>
  facet === 'reduced' ? filter.reduced : filter[facet].length > 0

/** Facets without a choice share the same products, so they are counted in one query. */
export async function countFacets(question: CatalogueQuestion): Promise<FacetCounts> {
  const { filter } = question
  const byVariant = (facet: Without): facet is 'size' | 'colour' =>
    (facet === 'size' && filter.colour.length > 0) || (facet === 'colour' && filter.size.length > 0)
  const bySet = facets.filter((facet) => !byVariant(facet))
  const together = bySet.filter((facet) => !isChosen(filter, facet))
  const alone = bySet.filter((facet) => isChosen(filter, facet))
  const database = await catalogueDatabase()
  const answered = await Promise.all(
    [
      ...(together.length > 0 ? [countSets(question, together)] : []),
      ...alone.map((facet) => countSets(question, [facet], facet)),
      ...facets.filter(byVariant).map((facet) => countVariants(question, facet)),
    ].map((statement) => database.execute(statement)),
  )
  const counts: FacetCounts = { category: {}, size: {}, colour: {}, price: {}, tag: {}, reduced: 0 }
  for (const { dimension, value, count } of answered.flatMap(({ rows }) => countRows.parse(rows)))
    put(counts, dimension, value, count)
  return counts
}

function put(counts: FacetCounts, dimension: string, value: string, count: number): void {
  if (dimension === 'reduced') counts.reduced = count
  else if (isDimension(counts, dimension)) counts[dimension][value] = count
}

function isDimension(counts: FacetCounts, name: string): name is Dimension {
  return name in counts && name !== 'reduced'
}
