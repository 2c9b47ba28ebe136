import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { isName } from '@/domain/synonyms'
import { catalogueDatabase } from '@/server/catalogue/renew-goods'
import { preparedRows } from '@/server/db/prepared-rows'
import { writtenOut } from '@/server/db/statement'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { RankCursor } from '../cursor'
import type { OfferSort } from '../offers/types'
import type { Plan } from '../query-plan'
import { titleScore } from '../score'
import { allOf, anyOf, lexeme } from '../tsquery'
import type { PriceFilters } from '../types'

const { colours, shop, variants } = tables
const { documentsOther } = tables.search
const c = alias(colours, 'c')
const d = alias(documentsOther, 'd')
const l = alias(shop.catalogueGoods, 'l')
const s = alias(shop.variantStock, 's')
const v = alias(variants, 'v')

const answer = z.object({
  isBehind: z.boolean(),
  met: z.number(),
  total: z.number(),
  reduced: z.number(),
  hits: z.array(z.object({ id: z.string(), rank: z.number(), colour: z.string().nullable() })),
})

type FindGoods = {
  plan: Plan
  query: string
  /** A product with only some of the words must have one of them in its title. */
  isSome: boolean
  article: string
  /** Ids of the colours asked for: stock is counted in these colours only. */
  colours: string[]
  priced: PriceFilters
  sort: OfferSort
  cursor: RankCursor | null
  limit: number
}

/** Larger than any price and than the seconds since 1970, so that the parts of a rank do not overlap. */
const step = 10_000_000_000
const ofArticle = 100

const waysToMeet = ({ terms }: Plan) => terms.flatMap(({ all }) => all)

/** A title that lacks some words must have one that names a thing: `бяло сирене` must not find a white blouse. */
function tellingWords(plan: Plan) {
  const nouns = plan.terms.filter(({ all }) => all.some(isName)).flatMap(({ all }) => all)
  return nouns.length > 0 ? nouns : waysToMeet(plan)
}

/**
 * Query or article number. Colours that are called after a thing (weight `D`, see `goodsDocument`) only count beside a
 * word of the title: `яке горчица`.
 */
function goodsQuery({ plan, query, article }: FindGoods): string {
  const described = plan.terms.flatMap((term) => anyOf(term.all, [], 'ABC') ?? [])
  const inTitle = anyOf(waysToMeet(plan), [], 'A') ?? lexeme(article)
  return `${lexeme(article)}|${allOf([query, `(${allOf(described)}|${inTitle})`])}`
}

const ofGoods = writtenOut(sql`${d.id}, ${l.cents}, ${l.priorCents} is not null as reduced`)
const goods = writtenOut(sql`${documentsOther} d join ${shop.catalogueGoods} l on ${l.product} = ${d.id}`)
const isGoods = writtenOut(isOneOf(d.kind, 'goods'))
const colourOfArticle = writtenOut(sql`
  select ${c.slug} from ${variants} v join ${colours} c on ${c.id} = ${v.colourId}
  where ${v.productId} = chosen.id and '=' || regexp_replace(lower(${v.sku}), '[^[:alnum:]]', '', 'g')`)
const rowsInStock = writtenOut(sql`select from ${shop.variantStock} s where ${s.product} = ${d.id} and ${s.inStock}`)

/**
 * Price and stock are read from the catalogue's tables, so that the index need not follow them; `isBehind` when a change
 * of a product is not in them yet. By relevance an article number comes first, then words in the title (`titleScore`),
 * then stock, then newness; by price what is in stock, the lowest first.
 */
function goodsStatement(options: FindGoods): SQL {
  const { plan, query, isSome, article, priced, cursor, limit } = options
  const { reduction, min = 0, max = 2_000_000_000 } = priced
  const inTitle = anyOf(tellingWords(plan)) ?? query
  const after = cursor ? sql`where (rank, id) > (${cursor.rank}::bigint, ${cursor.id}::uuid)` : sql``
  return sql`
    with hits as materialized (
      select ${ofGoods}, ${rankOf(options)} as rank from ${goods}
      where ${isGoods} and ${d.words} @@ ${goodsQuery(options)}::tsquery
        and (not ${isSome}::boolean or ${d.strong} @@ ${inTitle}::tsquery)
    ),
    priced as materialized (select * from hits where cents between ${min}::integer and ${max}::integer),
    chosen as materialized (select * from priced where ${reduction === undefined ? sql`true` : sql`reduced and ${reduction} = 'real'`})
    select exists (select from ${shop.catalogueChanges}) as "isBehind",
      (select count(*)::integer from hits) as met, (select count(*)::integer from chosen) as total,
      (select count(*)::integer from priced where reduced) as reduced,
      (select coalesce(json_agg(page), '[]') from (
        select id, rank, (${colourOfArticle} = ${article} limit 1) as colour
        from chosen ${after} order by rank, id limit ${limit}
      ) page) as hits`
}

function rankOf({ plan, sort, article, colours: asked }: FindGoods): SQL {
  const soldOut = sql`case when exists (
    ${rowsInStock} and (${asked.length === 0}::boolean or ${s.colour} = any(${sql.param(asked)}::uuid[]))) then 0 else 1 end`
  if (sort !== 'relevance') return sql`${soldOut} * ${step}::bigint + ${l.cents}`
  const score = sql`case when ${d.words} @@ ${lexeme(article)}::tsquery then ${ofArticle}::integer else ${titleScore(plan)} end`
  return sql`((${ofArticle}::integer - (${score})) * 2 + ${soldOut} + 1) * ${step}::bigint
    - extract(epoch from ${l.listedAt})::bigint`
}

/**
 * One statement reads the goods and whether the catalogue is up to date. It nearly always is; otherwise it is renewed and
 * they are read again.
 */
export async function findGoods(options: FindGoods): Promise<z.infer<typeof answer>> {
  const statement = goodsStatement(options)
  // Never of a replica: the catalogue may just have been renewed, of which no invalidation tells it.
  const read = async () => answer.parse((await preparedRows(statement))[0])
  const found = await read()
  if (!found.isBehind) return found
  await catalogueDatabase()
  return read()
}
