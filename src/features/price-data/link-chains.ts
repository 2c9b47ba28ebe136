import { isAutosave } from '@collections/hooks/refuse-stale'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { officialSlug } from '@/domain/official-latin'
import { invalidate } from '@/server/cache/invalidate'
import { tag } from '@/server/cache/tags'
import { readableRows } from '@/server/db/readable-rows'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { indexReductions } from '@/server/search-index/offer-reductions'
import { judgeCurrentOffers } from './reductions/judge-offers'

const { retailers } = tables
const { chains } = tables.prices
const c = alias(chains, 'c')
const o = alias(tables.offers, 'o')
const r = alias(retailers, 'r')

const chainRow = z.object({ id: z.number(), name: z.string() })
const retailerRow = z.object({ id: z.string(), name: z.string().nullable(), has_chain: z.boolean() })

/**
 * Connects each real chain without a retailer with the one retailer of ours that bears its name, in any case and
 * alphabet, as the addresses of chains are made; drafts count too. Where two retailers or two chains without a retailer
 * bear it, nothing is guessed. A retailer that has a real chain gets no other one, and a chain that has a retailer keeps
 * it.
 * @returns the ids of the retailers that have got a chain
 */
export async function linkChains(database: Database): Promise<string[]> {
  const open = await database.execute(sql`
    select ${c.id}, ${c.name} from ${chains} c where ${c.retailerId} is null and not ${c.invented}`)
  if (open.rows.length === 0) return []
  const known = await database.execute(sql`
    select ${r.id}, ${r.name}, exists (
      select from ${chains} c where ${c.retailerId} = ${r.id} and not ${c.invented}) as has_chain from ${retailers} r`)
  const byName = Map.groupBy(readableRows(retailerRow, known.rows, 'price-data/link-chains'), ({ name }) =>
    officialSlug(name ?? ''),
  )
  const openByName = Map.groupBy(readableRows(chainRow, open.rows, 'price-data/link-chains'), ({ name }) =>
    officialSlug(name),
  )
  const links = [...openByName].flatMap(([name, [chain, ...moreChains]]) => {
    const [retailer, ...moreRetailers] = byName.get(name) ?? []
    if (!name || !chain || !retailer || retailer.has_chain) return []
    return moreChains.length + moreRetailers.length === 0 ? [{ chain: chain.id, retailer: retailer.id }] : []
  })
  if (links.length === 0) return []
  await database.execute(sql`
    update ${chains} c set ${named(chains, 'retailerId')} = link.retailer
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link(chain integer, retailer uuid)
    where ${c.id} = link.chain and ${c.retailerId} is null`)
  return [...new Set(links.map(({ retailer }) => retailer))]
}

/**
 * A retailer that is new or has another name may be a chain whose prices are known: what its brochures call reduced is
 * then judged by them, and pages show one shop where they showed two.
 */
export const linkRetailerAfterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (isAutosave(req, doc)) return doc
  const database = await transactionOf(req)
  const linked = await linkChains(database)
  if (linked.length > 0) await afterLinking(req, linked)
  return doc
}

/** Judges the offers of retailers that have got or lost a chain by its prices, and has pages made anew. */
export async function afterLinking(req: PayloadRequest, linked: string[]): Promise<void> {
  const database = await transactionOf(req)
  const judged = await judgeCurrentOffers(database, sql`${o.retailerId} = any(${sql.param(linked)}::uuid[])`)
  await indexReductions(database, judged)
  await invalidate([tag.prices, tag.retailers], req)
}
