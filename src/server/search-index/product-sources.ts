import { sql } from '@payloadcms/db-postgres'
import type { SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { baseUnits } from '@/domain/pack-size'
import { isMadeOf } from '@/domain/product-group-rules'
import { attributeMark, isFiller, wholeNameMark, wordsOf } from '@/domain/search-text'
import { readableRows } from '@/server/db/readable-rows'
import { isOneOf } from '@/server/db/states'
import { tables } from '../db/tables'
import type { Database } from '../db/transaction'
import { headOf } from './vector'

const { chains, companies, companyDays, latest, listings, products, reductions } = tables.prices
const { productGroups, productGroupsLocales } = tables
const ch = alias(chains, 'ch')
const co = alias(companies, 'co')
const d = alias(companyDays, 'd')
const g = alias(productGroups, 'g')
const i = alias(listings, 'i')
const l = alias(latest, 'l')
const names = alias(productGroupsLocales, 'names')
const p = alias(products, 'p')
const x = alias(reductions, 'x')

const product = z.object({
  id: z.number(),
  title: z.string(),
  brand: z.string().nullable(),
  group: z.number().nullable(),
  packUnit: z.enum(baseUnits).nullable(),
  packAmount: z.number().nullable(),
  names: z.array(z.string()),
  chains: z.array(z.number()),
  /** Which chains sell it in which places, see `soldPair`. */
  sold: z.array(z.number()),
  price: z.number(),
  /** The size that the listing with the lowest price names; its price of a kilo is of no other. */
  pricedUnit: z.enum(baseUnits).nullable(),
  pricedAmount: z.number().nullable(),
  day: z.string(),
  held: z.boolean(),
  /** The answers of `ReductionAnswer` on the prices of all chains with the last day of each: `real/2026-05-13 unknown/2026-05-12`. */
  reduction: z.string().nullable(),
})
const group = z.object({ number: z.number(), ranked: z.boolean(), names: z.array(z.string().nullable()) })

export type ProductSource = z.infer<typeof product>

/** `ranked` is false for medicines, tobacco and infant formula. */
export type GroupSource = { ranked: boolean; words: string[] }

/**
 * SQL for the verdict on the promotion of a listing `i` with its price `l` and its stored verdict `x`; null without a
 * promotion.
 */
const answerOfListing = sql`case when ${l.promo} < ${l.low} and ${i.hold} is null then coalesce(${x.answer}, 'unknown') end`

/** `soldPair` in SQL, where a whole import's pairs are too many to send. */
const soldPairOf = (chain: SQLWrapper, place: SQLWrapper) =>
  sql`(${place} % 32768 + ${chain}::bigint * 32768 + (${place} / 32768)::bigint * 70368744177664)`

/**
 * Products with their lowest price of today or, because the data comes late, of the two days before the newest of their
 * kind (real or invented). A day's price is the lower of shelf and promotion. Invented prices count only without a real
 * chain, held outliers only without any other price; products without a price are left out.
 */
export async function readProductSources(database: Database, ids: number[]): Promise<ProductSource[]> {
  const price = sql`least(${l.low}, ${l.promo})`
  const { rows } = await database.execute(sql`
    with newest as (
      select ${ch.invented}, max(${d.day}) as day from ${companyDays} d
      join ${companies} co on ${co.id} = ${d.companyId} join ${chains} ch on ${ch.id} = ${co.chainId}
      group by ${ch.invented}
    ),
    seen as (
      select ${i.productId}, ${i.id} as listing, ${i.name}, ${i.packUnit}, ${i.packAmount}, ${co.chainId}, ${ch.invented}, ${price} as price, ${l.day},
        ${i.hold} is not null as held, ${answerOfListing} as answer
      from ${listings} i
      join ${latest} l on ${l.listingId} = ${i.id} and ${l.placeId} = 0
      join ${companies} co on ${co.id} = ${i.companyId}
      join ${chains} ch on ${ch.id} = ${co.chainId}
      left join ${reductions} x on ${x.listingId} = ${i.id} and ${x.day} = ${l.day}
      join newest n on n.invented = ${ch.invented} and ${l.day} >= n.day - 2
      where ${i.productId} = any(${sql.param(ids)}::integer[])
    ),
    -- The price of each chain that cards show (src/features/price-data/lowest-price.ts).
    shown as (
      select distinct on (product_id, chain_id) product_id, answer, day from seen
      order by product_id, chain_id, held, price, listing
    )
    select ${p.id}, ${p.title}, ${p.brand}, ${p.groupNumber} as "group", ${p.packUnit} as "packUnit",
      ${p.packAmount} as "packAmount",
      s.names || ${p.barcodes} as names, s.chains, s.price, s.priced_unit as "pricedUnit", s.priced_amount as "pricedAmount", s.day, s.held,
      (select string_agg(answer || '/' || day, ' ') from (
        select answer, max(day) as day from shown where shown.product_id = ${p.id} and answer is not null group by answer
      ) last_days) as reduction,
      coalesce((
        select array_agg(distinct ${soldPairOf(co.chainId, l.placeId)})::float8[] from ${latest} l
        join ${listings} i on ${i.id} = ${l.listingId}
        join ${companies} co on ${co.id} = ${i.companyId}
        where ${l.listingId} = any(s.listings) and ${l.placeId} <> 0
      ), '{}') as sold
    from ${products} p
    join (
      select product_id, array_agg(distinct name) as names, array_agg(distinct chain_id) as chains, array_agg(listing) as listings,
        (array_agg(price order by invented, held, price))[1] as price,
        (array_agg(pack_unit order by invented, held, price, chain_id))[1] as priced_unit,
        (array_agg(pack_amount order by invented, held, price, chain_id))[1] as priced_amount,
        (array_agg(day::text order by invented, held, price, chain_id))[1] as day,
        (array_agg(held order by invented, held, price))[1] as held
      from seen group by product_id
    ) s on s.product_id = ${p.id}`)
  return readableRows(product, rows, 'search-index/product-sources')
}

/** In `баница със сирене`, cheese is an attribute: words after the head of a name are marked as such. */
function wordsOfGroup(name: string): string[] {
  const head = headOf(name).length
  const telling = [...wordsOf(name)].filter(({ word }) => !isFiller(word))
  const words = telling.map(({ start, end, word }) =>
    start >= head || isMadeOf(name.slice(start, end), word) ? attributeMark(word) : word,
  )
  const [only, ...others] = words
  return only && others.length === 0 ? [only, wholeNameMark(only)] : words
}

export async function readGroups(database: Database): Promise<Map<number, GroupSource>> {
  const { rows } = await database.execute(sql`
    select ${g.number}, ${isOneOf(g.verdictRule, 'none')} as ranked,
      array_agg(${names.title}) || array_agg(${names.synonyms}) as names
    from ${productGroups} g join ${productGroupsLocales} names on ${names._parentId} = ${g.id}
    group by ${g.number}, ${g.verdictRule}`)
  return new Map(
    rows.map((value) => {
      const { number, ranked, names } = group.parse(value)
      const words = names.flatMap((name) => (name ?? '').split(',')).flatMap(wordsOfGroup)
      return [number, { ranked, words: [...new Set(words)] }] as const
    }),
  )
}
