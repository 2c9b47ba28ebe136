import { writeAuditEntry } from '@collections/staff/audit-log'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { stockReasons } from '@/domain/stock-reasons'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { FulfilmentRefused } from '../staff-work/refusals'
import { uuid, type Work, workEndpoint } from '../staff-work/work-endpoint'
import { lastCorrection, piecesUnpacked } from './reserve'

const { shop, variants } = tables
const { stockMoves, variantStock } = shop

const pieces = z
  .string()
  .trim()
  .regex(/^\d{1,6}$/)
  .transform(Number)
const shape = z.object({
  variant: uuid,
  /**
   * `seen` is what lay on the shelf when the form was shown, sold pieces that are not packed included, so that no sale
   * changes it. Only the difference is applied.
   */
  seen: pieces,
  counted: pieces,
  /** The last correction when the form was shown: a colleague may have entered the same difference since. */
  correction: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
  reason: z.enum(stockReasons),
  note: z.string().trim().min(3).max(300),
})
type Correction = z.infer<typeof shape>

const numberRows = z.array(z.object({ sku: z.string() }))
const shelfRow = z.object({ shelf: z.number(), last: z.coerce.number() })

/**
 * Corrects the stock of a variant by the difference between the shelf as it was counted and as it was shown, in the
 * caller's transaction.
 * @throws FulfilmentRefused where nothing differs, the variant is deleted, a colleague has corrected its stock or packed
 * some of it since the form was shown, or fewer pieces would be left than are reserved
 */
export async function correctStock(
  req: PayloadRequest,
  { correction, counted, note, reason, seen, variant }: Correction,
): Promise<void> {
  const transaction = await transactionOf(req)
  const quantity = counted - seen
  if (quantity === 0) throw new FulfilmentRefused('nothing', 'counted')
  const { rows } = await transaction.execute(
    sql`select ${variants.sku} from ${variants} where ${variants.id} = ${variant}`,
  )
  const [known] = numberRows.parse(rows)
  if (!known) throw new FulfilmentRefused()
  await transaction.execute(sql`
    insert into ${variantStock} (${named(variantStock, 'variant', 'onHand')}) values (${variant}, 0) on conflict do nothing`)
  await transaction.execute(sql`select 1 from ${variantStock} where ${variantStock.variant} = ${variant} for update`)
  const now = await shelfOf(transaction, variant)
  if (seen !== now.shelf || (correction ?? now.last) !== now.last)
    throw new FulfilmentRefused('corrected-since', 'counted')
  await transaction.execute(sql`
    insert into ${stockMoves} (${named(stockMoves, 'variant', 'quantity', 'reason', 'note')})
    values (${variant}::uuid, ${quantity}::integer, ${reason}, ${note})`)
  const { rowCount } = await transaction.execute(sql`
    update ${variantStock} set ${named(variantStock, 'onHand')} = ${variantStock.onHand} + ${quantity}
    where ${variantStock.variant} = ${variant} and ${variantStock.onHand} + ${quantity} >= ${variantStock.reserved}`)
  if (rowCount !== 1) throw new FulfilmentRefused('reserved', 'counted')
  const details = { collection: 'variants', name: known.sku, from: seen, to: `${counted}, ${note}` }
  await writeAuditEntry(req, { action: 'stock.corrected', target: `variants ${variant}`, details })
}

/** A statement of its own sees what was sold while the lock was waited for. */
async function shelfOf(database: Database, variant: string) {
  const { rows } = await database.execute(sql`
    select ${variantStock.onHand} + ${piecesUnpacked(variantStock.variant)} as shelf,
      ${lastCorrection(variantStock.variant)} as last
    from ${variantStock} where ${variantStock.variant} = ${variant}`)
  return shelfRow.parse(rows[0])
}

const correct: Work = async (req, _staff, form) => {
  await correctStock(req, shape.parse(Object.fromEntries(form)))
  return { said: { done: 'stock-corrected', count: '1' } }
}

export const stockEndpoints: Endpoint[] = [workEndpoint('stock-corrected', 'stock', correct)]
