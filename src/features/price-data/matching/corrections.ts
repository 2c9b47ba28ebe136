import { writeAuditEntry } from '@collections/staff/hooks/audit'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { normalise } from '@/domain/search-text'
import { recheck } from '@/features/price-data/outliers/recheck'
import { invalidate } from '@/server/cache/invalidate'
import { tag } from '@/server/cache/tags'
import { type Database, transactionOf } from '@/server/db/transaction'
import { freeSlugs } from './slugs'
import { oneMatchingAtATime } from './store'

/** What an editor can correct; a size holds grams, millilitres or pieces in all. */
export const correctionShape = z.object({
  title: z.string().trim().min(1).max(160),
  brand: z.string().trim().max(80).nullable(),
  group: z.int().min(1).max(101).nullable(),
  size: z.object({ unit: z.enum(['kg', 'l', 'piece']), amount: z.int().min(1).max(10_000_000) }).nullable(),
})

export type Correction = z.infer<typeof correctionShape>

/** Why a correction was not made. */
export class CorrectionRefused extends Error {
  constructor(readonly reason: 'unknown' | 'same' | 'only-one') {
    super(reason)
  }
}

const everything = sql`array['title', 'brand', 'group', 'size']`

async function begin(req: PayloadRequest): Promise<Database> {
  const database = await transactionOf(req)
  await oneMatchingAtATime(database)
  return database
}

/** Merges two products permanently: all listings move to `into`, and the URL of the other redirects there. */
export async function mergeProducts(
  req: PayloadRequest,
  { from, into }: { from: number; into: number },
): Promise<void> {
  if (from === into) throw new CorrectionRefused('same')
  const database = await begin(req)
  const { rows } = await database.execute(
    sql`select id, title from prices.products where id in (${from}, ${into}) and merged_into is null`,
  )
  if (rows.length !== 2) throw new CorrectionRefused('unknown')
  await database.execute(sql`
    update prices.listings set product_id = ${into}, pinned = true, match_score = 1, match_reason = 'editor'
    where product_id in (${from}, ${into})`)
  await database.execute(sql`update prices.offer_matches set product_id = ${into} where product_id = ${from}`)
  await database.execute(sql`update prices.products set corrected = ${everything}, closed = false where id = ${into}`)
  await database.execute(sql`
    update prices.products set merged_into = ${into}, closed = false where id = ${from} or merged_into = ${from}`)
  await audit(req, 'product.merged', into, { from, into })
}

const splitRow = z.object({ name: z.string(), product_id: z.number(), others: z.coerce.number() })

/** Splits a listing off permanently, into a product of its own that nothing is added to automatically. Returns its id. */
export async function splitListing(req: PayloadRequest, listing: number): Promise<number> {
  const database = await begin(req)
  const { rows } = await database.execute(sql`
    select l.name, l.product_id, (select count(*) from prices.listings o where o.product_id = l.product_id and o.id <> l.id) as others
    from prices.listings l where l.id = ${listing} and l.product_id is not null`)
  const found = splitRow.safeParse(rows[0])
  if (!found.success) throw new CorrectionRefused('unknown')
  const { name, product_id: from, others } = found.data
  if (others === 0) throw new CorrectionRefused('only-one')
  const [slug = ''] = await freeSlugs(database, [name])
  const created = await database.execute(sql`
    insert into prices.products (slug, title, brand, group_number, pack_unit, pack_amount, words, closed, corrected)
    select ${slug}, btrim(name, ' ,*'), brand, group_number, pack_unit, pack_amount, ${normalise(name).join(' ')}, true, ${everything}
    from prices.listings where id = ${listing}
    returning id`)
  const { id } = z.object({ id: z.number() }).parse(created.rows[0])
  await database.execute(sql`
    update prices.listings set product_id = ${id}, pinned = true, match_score = null, match_reason = 'editor' where id = ${listing}`)
  await audit(req, 'product.split', id, { listing, from, into: id })
  return id
}

/**
 * Writes title, brand, group and size of a product and of all its listings, which are pinned to it: the next import and
 * the next matching leave them as they are.
 */
export async function correctProduct(req: PayloadRequest, product: number, correction: Correction): Promise<void> {
  const database = await begin(req)
  const { title, brand, group, size } = correction
  const before = await groupOfProduct(database, product)
  const words = normalise(`${title} ${brand ?? ''}`).join(' ')
  await database.execute(sql`
    update prices.products set title = ${title}, words = ${words}, brand = ${brand}, group_number = ${group},
      pack_unit = ${size?.unit ?? null}, pack_amount = ${size?.amount ?? null}, corrected = ${everything}
    where id = ${product}`)
  await database.execute(sql`
    update prices.listings set pinned = true, brand = ${brand}, group_number = ${group}, pack_unit = ${size?.unit ?? null},
      pack_amount = ${size?.amount ?? null}
    where product_id = ${product}`)
  await recheck(database, { groups: [before, group], products: [product] })
  await audit(req, 'product.corrected', product, correction)
}

/** Moves a product with all its listings to another group, or out of all groups, permanently as a correction. */
export async function moveProduct(req: PayloadRequest, product: number, group: number | null): Promise<void> {
  const database = await begin(req)
  const from = await groupOfProduct(database, product)
  await database.execute(sql`
    update prices.products set group_number = ${group}, corrected = array_append(array_remove(corrected, 'group'), 'group')
    where id = ${product}`)
  await database.execute(sql`
    update prices.listings set pinned = true, group_number = ${group} where product_id = ${product}`)
  await recheck(database, { groups: [from, group], products: [product] })
  await audit(req, 'product.moved', product, { from, to: group })
}

const groupRow = z.object({ group: z.number().nullable() })

async function groupOfProduct(database: Database, product: number): Promise<number | null> {
  const { rows } = await database.execute(
    sql`select group_number as "group" from prices.products where id = ${product} and merged_into is null`,
  )
  const found = groupRow.safeParse(rows[0])
  if (!found.success) throw new CorrectionRefused('unknown')
  return found.data.group
}

/** Writes the audit entry in the transaction of the change, and clears the cache of price pages. */
async function audit(req: PayloadRequest, action: string, product: number, details: Record<string, unknown>) {
  await invalidate([tag.prices], req)
  await writeAuditEntry(req, { action, target: `products ${product}`, details })
}
