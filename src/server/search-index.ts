import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { rewriteGroups } from './search-index/groups'
import { postsUnder, rewritePosts } from './search-index/posts'
import { rewriteBrochures, rewriteNamed } from './search-index/write'
import { transactionOf } from './transaction'

/**
 * Writes what search knows of a brochure anew, in the transaction of the request: of a published one its titles, summaries,
 * offers and visible pages, of any other nothing.
 */
export async function indexBrochure(req: PayloadRequest, id: string): Promise<void> {
  await rewriteBrochures(await transactionOf(req), [id])
}

/** Brochures carry a mark of their retailer, not its name: a new name finds them without being written to each. */
export async function indexRetailer(req: PayloadRequest, id: string): Promise<void> {
  await rewriteNamed(await transactionOf(req), { retailers: [id], categories: [] })
}

/** Brochures carry a mark of their category, not its name. */
export async function indexCategory(req: PayloadRequest, id: string): Promise<void> {
  await rewriteNamed(await transactionOf(req), { retailers: [], categories: [id] })
}

/** Products and offers carry the number of their official group, not its names. */
export async function indexGroups(req: PayloadRequest): Promise<void> {
  await rewriteGroups(await transactionOf(req))
}

/** Published posts in their four languages; any other is forgotten. */
export async function indexPosts(req: PayloadRequest, ids: string[]): Promise<void> {
  await rewritePosts(await transactionOf(req), ids)
}

/** The posts that carry the name of a term or an author. */
export async function findPostsUnder(
  req: PayloadRequest,
  target: { term: string } | { author: string },
): Promise<string[]> {
  return postsUnder(await transactionOf(req), target)
}

type Target = { brochure: string } | { retailer: string } | { category: string } | { post: string }

export async function removeFromIndex(req: PayloadRequest, target: Target): Promise<void> {
  const database = await transactionOf(req)
  for (const [kind, id] of Object.entries(target)) {
    await database.execute(sql`delete from search.documents where kind = ${kind} and id = ${id}`)
    if (kind !== 'brochure') continue
    await database.execute(sql`delete from search.documents where kind = 'page' and brochure_id = ${id}`)
    await database.execute(sql`delete from search.offers where brochure_id = ${id}`)
  }
}
