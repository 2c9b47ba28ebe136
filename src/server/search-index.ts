import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isOneOf } from '@/server/db/states'
import { notify } from './cache/invalidate'
import { tag } from './cache/tags'
import { tables } from './db/tables'
import { transactionOf, withTransaction } from './db/transaction'
import { enqueue, type GoodsUnder, indexGoodsUnder } from './jobs/kinds'
import { goodsUnder, rewriteGoods } from './search-index/goods'
import { postsUnder, rewritePosts } from './search-index/posts'
import { rewriteGroups } from './search-index/sources'
import { rewriteBrochures, rewriteNamed } from './search-index/write'

const { documents, offers } = tables.search

/**
 * Updates a brochure in the search index, in the transaction of the request: a published one is rewritten with its
 * titles, summaries, offers and visible pages; any other is removed.
 */
export async function indexBrochure(req: PayloadRequest, id: string): Promise<void> {
  await rewriteBrochures(await transactionOf(req), [id])
}

/** Brochures are indexed by the id of their retailer, so a new name needs no rewrite of them. */
export async function indexRetailer(req: PayloadRequest, id: string): Promise<void> {
  await rewriteNamed(await transactionOf(req), { retailers: [id], categories: [] })
}

export async function indexCategory(req: PayloadRequest, id: string): Promise<void> {
  await rewriteNamed(await transactionOf(req), { retailers: [], categories: [id] })
}

/** Offers and products are indexed by the number of their official group, so new names need no rewrite of them. */
export async function indexGroups(req: PayloadRequest): Promise<void> {
  await rewriteGroups(await transactionOf(req))
}

export async function indexPosts(req: PayloadRequest, ids: string[]): Promise<void> {
  await rewritePosts(await transactionOf(req), ids)
}

export async function findPostsUnder(
  req: PayloadRequest,
  target: { term: string } | { author: string },
): Promise<string[]> {
  return postsUnder(await transactionOf(req), target)
}

export async function indexGoods(req: PayloadRequest, ids: string[]): Promise<void> {
  await rewriteGoods(await transactionOf(req), ids)
}

/** This many products lock the index for about a second. */
const goodsAtOnce = 500

export function indexPartOfGoods(req: PayloadRequest, under: GoodsUnder, most = goodsAtOnce): Promise<void> {
  return withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const ids = await goodsUnder(transaction, under, most)
    await rewriteGoods(transaction, ids)
    const after = ids.at(most - 1)
    if (after) await enqueue(transaction, indexGoodsUnder, { ...under, after })
  })
}

type Target = { brochure: string } | { retailer: string } | { category: string } | { post: string } | { goods: string }

export async function removeFromIndex(req: PayloadRequest, target: Target): Promise<void> {
  const database = await transactionOf(req)
  for (const [kind, id] of Object.entries(target)) {
    await database.execute(sql`delete from ${documents} where ${documents.kind} = ${kind} and ${documents.id} = ${id}`)
    if (kind !== 'brochure') continue
    await database.execute(
      sql`delete from ${documents} where ${isOneOf(documents.kind, 'page')} and ${documents.brochureId} = ${id}`,
    )
    await database.execute(sql`delete from ${offers} where ${offers.brochureId} = ${id}`)
  }
  await notify([tag.search], database)
}
