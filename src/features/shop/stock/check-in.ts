import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { FulfilmentRefused } from '../fulfilment/refusals'
import { moveStock } from './reserve'

const { shop, variants } = tables
const { orderLines } = shop

/** Pieces of a line that are back with us, and how many of them can be sold again. */
export type CameBack = { line: string; quantity: number; restocked: number }

const counted = z.array(z.object({ variant: z.string().nullable() }))

/**
 * Takes pieces back that were sent: what can be sold again goes back to stock, the rest is written off, and both are recorded by stock
 * moves. For a refused parcel as for a return; the caller has locked the order. A line counts what came back, so that no piece
 * comes back twice. Goods whose variant is gone only count.
 *
 * @throws FulfilmentRefused where more comes back than was sent: it has come back another way meanwhile
 * @throws RangeError where more is restocked than came back
 */
export async function checkInPieces(transaction: Database, order: string, pieces: CameBack[]): Promise<void> {
  const moves: { variant: string; quantity: number; writtenOff: number }[] = []
  for (const { line, quantity, restocked } of pieces) {
    if (restocked < 0 || restocked > quantity) throw new RangeError('no more is restocked than came back')
    const { rows } = await transaction.execute(sql`
      update ${orderLines} set ${named(orderLines, 'returned')} = ${orderLines.returned} + ${quantity}
      where ${orderLines.orderId} = ${order} and ${orderLines.line} = ${line}
        and ${orderLines.returned} + ${quantity} <= ${orderLines.shipped}
      returning (select ${variants.id} from ${variants} where ${variants.id} = ${orderLines.variant}) as variant`)
    const [found] = counted.parse(rows)
    if (!found) throw new FulfilmentRefused('back-before')
    if (found.variant) moves.push({ variant: found.variant, quantity, writtenOff: quantity - restocked })
  }
  // Stock is locked in the order of the variants, as everywhere.
  for (const { variant, quantity, writtenOff } of moves.toSorted((a, b) => (a.variant < b.variant ? -1 : 1))) {
    await moveStock(transaction, { variant, quantity }, 'return', order)
    if (writtenOff > 0) await moveStock(transaction, { variant, quantity: -writtenOff }, 'damage', order)
  }
}
