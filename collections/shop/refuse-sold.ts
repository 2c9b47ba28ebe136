import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { type ProblemName, problem } from '../document-endpoint'

const { shop, variants } = tables
const { orderLines, reservations, variantStock } = shop

const inTheWay = z.array(z.object({ sku: z.string().nullable(), isReserved: z.boolean() }))

/**
 * Bought variants, or ones being paid for. Locks their stock in the same way as orders do, so that none is sold before
 * the caller's transaction ends.
 */
async function soldOf(req: PayloadRequest, which: SQL) {
  const transaction = await transactionOf(req)
  const ofThese = sql`select ${variants.id} from ${variants} where ${which}`
  await transaction.execute(sql`
    select from ${variantStock} where ${variantStock.variant} in (${ofThese}) order by ${variantStock.variant} for update`)
  const reserved = sql`exists (select from ${reservations} where ${reservations.variant} = ${variants.id})`
  const { rows } = await transaction.execute(sql`
    select ${variants.sku}, ${reserved} as "isReserved" from ${variants} where ${which}
      and (${reserved} or exists (select from ${orderLines} where ${orderLines.variant} = ${variants.id}))
    order by ${reserved} desc, ${variants.sku} limit 1`)
  return inTheWay.parse(rows)[0] ?? null
}

export const isSold = async (req: PayloadRequest, variant: string): Promise<boolean> =>
  (await soldOf(req, sql`${variants.id} = ${variant}`)) !== null

/** Begins with the SKU, so that a bulk change tells which document was refused. */
function refused({ i18n }: PayloadRequest, sku: string | null, sentence: ProblemName): APIError {
  return new APIError([sku, problem(sentence, i18n.language)].filter(Boolean).join(': '), 400, null, true)
}

/** Sold goods are never deleted: cancellations, refunds, returns and reviews of their orders need them. */
export const refuseSoldVariant: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await soldOf(req, sql`${variants.id} = ${id}`)
  if (found) throw refused(req, found.sku, found.isReserved ? 'variantReserved' : 'variantSold')
}

/** Also for a product whose variants have been deleted since. */
export const refuseSoldProduct: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await soldOf(req, sql`${variants.productId} = ${id}`)
  if (found) throw refused(req, found.sku, found.isReserved ? 'variantReserved' : 'productSold')
  const { rows } = await (await transactionOf(req)).execute(sql`
    select from ${orderLines} where ${orderLines.product} = ${id} limit 1`)
  if (rows.length > 0) throw refused(req, null, 'productSold')
}
