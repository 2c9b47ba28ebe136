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
 * The variants of which somebody has bought a piece or is paying for one, with their stock locked as orders lock it: none is sold between this
 * question and what follows it in the caller's transaction.
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

/** Whether a variant is in an order, so that it can only be taken off sale. */
export const isSold = async (req: PayloadRequest, variant: string): Promise<boolean> =>
  (await soldOf(req, sql`${variants.id} = ${variant}`)) !== null

/** The number of what is refused comes first, so that of many it is known which. */
function refused({ i18n }: PayloadRequest, sku: string | null, sentence: ProblemName): APIError {
  return new APIError([sku, problem(sentence, i18n.language)].filter(Boolean).join(': '), 400, null, true)
}

/** Sold goods are never deleted: cancelling, refunds, returns and reviews of their orders need them. */
export const refuseSoldVariant: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await soldOf(req, sql`${variants.id} = ${id}`)
  if (found) throw refused(req, found.sku, found.isReserved ? 'variantReserved' : 'variantSold')
}

/** The same for a product, also for one whose variants are gone since. */
export const refuseSoldProduct: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await soldOf(req, sql`${variants.productId} = ${id}`)
  if (found) throw refused(req, found.sku, found.isReserved ? 'variantReserved' : 'productSold')
  const { rows } = await (await transactionOf(req)).execute(sql`
    select from ${orderLines} where ${orderLines.product} = ${id} limit 1`)
  if (rows.length > 0) throw refused(req, null, 'productSold')
}
