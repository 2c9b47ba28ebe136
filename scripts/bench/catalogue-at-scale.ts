import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { countFacets } from '@/features/shop/browse/catalogue/count-facets'
import { type CatalogueFilter, noCatalogueFilter, sorts } from '@/features/shop/browse/catalogue/filter'
import { findCatalogueProducts } from '@/features/shop/browse/catalogue/find-products'
import { cmsSystem, db } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { env } from '@/server/env'
import { fillShop, sizes } from '../../tests/shop/browse/catalogue-kit'
import { spentWhile } from './processor'
import { heading, line, ms } from './report'
import { summary } from './samples'

const products = 12_500
const [colours, categories, tags] = [24, 30, 40]
const pageSize = 24
const goalMs = 100

const cms = await cmsSystem()
const variants = await countOf()
if (variants === 0) await fillShop(cms, { products, colours, categories, tags })
heading(`Catalogue, ${(await countOf()).toLocaleString('en')} variants: a page of products and every count`)
const all = Array.from({ length: 400 }, (_, turn) => questionOf(turn))
await timesOf(all.slice(0, 100))
const { result, web, postgres } = await spentWhile({ webPid: process.pid, databaseUrl: env().DATABASE_URL }, () =>
  timesOf(all),
)
const { p50, p95, count } = summary(result)
line(`${count} questions`, `p50 ${ms(p50)}, p95 ${ms(p95)}, at most ${ms(Math.max(...result))}`, {
  text: `p95 below ${goalMs} ms`,
  met: p95 < goalMs,
})
line('  processor time', `Node ${ms(web / count)}, Postgres ${ms(postgres / count)}`)
for (const [what, isMeant] of [
  ['  nothing chosen', (one) => narrowing(one) === 0],
  ['  one choice', (one) => narrowing(one) === 1],
  ['  more', (one) => narrowing(one) > 1],
] as const satisfies [string, (filter: CatalogueFilter) => boolean][]) {
  const times = summary(result.filter((_, turn) => isMeant(questionOf(turn))))
  line(`${what}: ${times.count}`, `p50 ${ms(times.p50)}, p95 ${ms(times.p95)}`)
}
await cms.destroy()
process.exit(0)

async function countOf(): Promise<number> {
  const { rows } = await (await db()).execute(sql`select count(*)::integer as count from ${tables.variants}`)
  return z.object({ count: z.number() }).parse(rows[0]).count
}

async function timesOf(filters: CatalogueFilter[]): Promise<number[]> {
  const times: number[] = []
  for (const filter of filters) {
    const question = { category: null, filter }
    const began = performance.now()
    await Promise.all([findCatalogueProducts(question, pageSize), countFacets(question)])
    times.push(performance.now() - began)
  }
  return times
}

/**
 * The mix of filters that visitors use: mostly a category or a size, often both, then a colour, a price, a further
 * page.
 */
function questionOf(turn: number): CatalogueFilter {
  const has = (every: number) => turn % every === 0
  return {
    ...noCatalogueFilter,
    category: has(2) ? oneOf(numbered('category', categories), turn) : [],
    size: has(3) || turn % 4 === 1 ? oneOf(sizes, turn) : [],
    colour: has(5) ? oneOf(numbered('colour', colours), turn) : [],
    price: has(7) ? ['25-50'] : [],
    tag: has(11) ? oneOf(numbered('tag', tags), turn) : [],
    reduced: has(13),
    sort: oneOf(sorts, turn)[0] ?? 'newest',
    page: 1 + (turn % 3),
  }
}

function oneOf<Value>(values: readonly Value[], turn: number): Value[] {
  return values.slice(turn % values.length).slice(0, 1)
}

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${index + 1}`)
}

function narrowing({ category, size, colour, price, tag, reduced }: CatalogueFilter): number {
  return [category, size, colour, price, tag].filter((values) => values.length > 0).length + Number(reduced)
}
