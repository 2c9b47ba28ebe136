import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readCategories, readRetailers } from './search-index/sources'
import { tablesInUse, writeBrochures, writeNamed } from './search-index/write'
import { transactionOf } from './transaction'

/**
 * Writes what search knows of a brochure anew, in the transaction of the request: of a published one its titles, summaries,
 * offers and visible pages, of any other nothing.
 */
export async function indexBrochure(req: PayloadRequest, id: string): Promise<void> {
  await removeFromIndex(req, { brochure: id })
  await writeBrochures(await transactionOf(req), [id], tablesInUse)
}

/** Brochures carry a mark of their retailer, not its name: a new name finds them without being written to each. */
export async function indexRetailer(req: PayloadRequest, id: string): Promise<void> {
  await removeFromIndex(req, { retailer: id })
  const database = await transactionOf(req)
  await writeNamed(database, await readRetailers(database, [id]), tablesInUse)
}

/** Brochures carry a mark of their category, not its name. */
export async function indexCategory(req: PayloadRequest, id: string): Promise<void> {
  await removeFromIndex(req, { category: id })
  const database = await transactionOf(req)
  await writeNamed(database, await readCategories(database, [id]), tablesInUse)
}

type Target = { brochure: string } | { retailer: string } | { category: string }

export async function removeFromIndex(req: PayloadRequest, target: Target): Promise<void> {
  const database = await transactionOf(req)
  for (const [kind, id] of Object.entries(target)) {
    await database.execute(sql`delete from search.documents where kind = ${kind} and id = ${id}`)
    if (kind === 'brochure')
      await database.execute(sql`delete from search.documents where kind = 'page' and brochure_id = ${id}`)
  }
}
