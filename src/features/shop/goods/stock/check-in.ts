import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { FulfilmentRefused } from '../staff-work/refusals'
import { moveStock } from './reserve'

const { shop, variants } = tables
const { orderLines } = shop

/** `restocked` pieces can be sold again. */
export type CameBack = { line: string; quantity: number; restocked: number }

const counted = z.array(z.object({ variant: z.string().nullable() }))

/**
 * Takes sent pieces back, of a refused parcel or a return: they are restocked or written off, each with a stock move.
 * The caller has locked the order. Lines count returned pieces, so that no piece comes back twice; goods whose variant
 * is deleted are only counted.
 * @throws FulfilmentRefused where more comes back than was sent, because it has come back another way
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
  // Stock is always locked in the order of variant ids, which avoids deadlocks.
  for (const { variant, quantity, writtenOff } of moves.toSorted((a, b) => (a.variant < b.variant ? -1 : 1))) {
    await moveStock(transaction, { variant, quantity }, 'return', order)
    if (writtenOff > 0) await moveStock(transaction, { variant, quantity: -writtenOff }, 'damage', order)
  }
}
