import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { isName } from '@/domain/synonyms'
import { catalogueDatabase } from '@/server/catalogue/renew-goods'
import { preparedRows } from '@/server/db/prepared-rows'
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
  met: z.number(),
  total: z.number(),
  reduced: z.number(),
  hits: z.array(z.object({ id: z.string(), rank: z.number(), colour: z.string().nullable() })),
})

export type FindGoods = {
  plan: Plan
  /** The `tsquery` that a product must meet. */
  query: string
  /** Whether it may have only some of the words: then one of them must be in the title. */
  isSome: boolean
  /** The mark of a product or variant with this article number. */
  article: string
  /** The ids of the colours that were asked for: in stock is what is in stock in one of these. */
  colours: string[]
  priced: PriceFilters
  sort: OfferSort
  cursor: RankCursor | null
  limit: number
}

/** More than any price, and than the seconds since 1970. */
const step = 10_000_000_000
/** Above every score by words. */
const ofArticle = 100

const waysToMeet = ({ terms }: Plan) => terms.flatMap(({ all }) => all)

/** The words of which one must be in a title that lacks others: those that name a thing, where some do (no white blouse for `бяло сирене`). */
function tellingWords(plan: Plan) {
  const nouns = plan.terms.filter(({ all }) => all.some(isName)).flatMap(({ all }) => all)
  return nouns.length > 0 ? nouns : waysToMeet(plan)
}

/**
 * What a product must meet: the query, or the article number. Colours that are called after a thing (`D`, see `goodsDocument`) only count
 * beside a word of the title: `яке горчица`.
 */
function goodsQuery({ plan, query, article }: FindGoods): string {
  const described = plan.terms.flatMap((term) => anyOf(term.all, [], 'ABC') ?? [])
  const inTitle = anyOf(waysToMeet(plan), [], 'A') ?? lexeme(article)
  return `${lexeme(article)}|${allOf([query, `(${allOf(described)}|${inTitle})`])}`
}

/**
 * Finds products of our shop with their counts and the first hits in one statement. Price and stock are read where the catalogue reads
 * them, so that the index need not follow them.
 *
 * By relevance an article number comes first, then what has the words in its title (see `titleScore`), among equals what is in stock and
 * then what is newer; by price what is in stock, the lowest first.
 */
export function goodsStatement(options: FindGoods): SQL {
  const { plan, query, isSome, article, priced, cursor, limit } = options
  const { reduction, min = 0, max = 2_000_000_000 } = priced
  const inTitle = anyOf(tellingWords(plan)) ?? query
  const after = cursor ? sql`where (rank, id) > (${cursor.rank}::bigint, ${cursor.id}::uuid)` : sql``
  return sql`
    with hits as materialized (
      select ${d.id}, ${l.cents}, ${l.priorCents} is not null as reduced, ${rankOf(options)} as rank
      from ${documentsOther} d join ${shop.catalogueGoods} l on ${l.product} = ${d.id}
      where ${d.kind} = 'goods' and ${d.words} @@ ${goodsQuery(options)}::tsquery
        and (not ${isSome}::boolean or ${d.strong} @@ ${inTitle}::tsquery)
    ),
    priced as materialized (select * from hits where cents between ${min}::integer and ${max}::integer),
    chosen as materialized (select * from priced where ${reduction === undefined ? sql`true` : sql`reduced and ${reduction} = 'real'`})
    select (select count(*)::integer from hits) as met, (select count(*)::integer from chosen) as total,
      (select count(*)::integer from priced where reduced) as reduced,
      (select coalesce(json_agg(page), '[]') from (
        select id, rank, (
          select ${c.slug} from ${variants} v join ${colours} c on ${c.id} = ${v.colourId}
          where ${v.productId} = chosen.id and '=' || regexp_replace(lower(${v.sku}), '[^[:alnum:]]', '', 'g') = ${article}
          limit 1
        ) as colour
        from chosen ${after} order by rank, id limit ${limit}
      ) page) as hits`
}

/** Smaller is earlier. */
function rankOf({ plan, sort, article, colours: asked }: FindGoods): SQL {
  const soldOut = sql`case when exists (
    select from ${shop.variantStock} s where ${s.product} = ${d.id} and ${s.inStock}
      and (${asked.length === 0}::boolean or ${s.colour} = any(${sql.param(asked)}::uuid[]))) then 0 else 1 end`
  if (sort !== 'relevance') return sql`${soldOut} * ${step}::bigint + ${l.cents}`
  const score = sql`case when ${d.words} @@ ${lexeme(article)}::tsquery then ${ofArticle}::integer else ${titleScore(plan)} end`
  return sql`((${ofArticle}::integer - (${score})) * 2 + ${soldOut} + 1) * ${step}::bigint
    - extract(epoch from ${l.listedAt})::bigint`
}

export async function findGoods(options: FindGoods): Promise<z.infer<typeof answer>> {
  await catalogueDatabase()
  const [row] = await preparedRows(goodsStatement(options))
  return answer.parse(row)
}
