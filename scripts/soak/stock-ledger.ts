import { z } from 'zod'
import type { Query } from './patient-query'

const stockRows = z.array(z.object({ variant: z.string(), onHand: z.number(), reserved: z.number() }))
const soldRows = z.array(z.object({ variant: z.string(), pieces: z.coerce.number() }))
export type Stock = z.infer<typeof stockRows>
export type Sold = z.infer<typeof soldRows>

export const readStock = async (query: Query): Promise<Stock> =>
  stockRows.parse(await query('select variant, on_hand as "onHand", reserved from shop.variant_stock'))

/** Pieces of orders that were not called off. */
export const readSold = async (query: Query): Promise<Sold> =>
  soldRows.parse(
    await query(`
      select lines.variant, sum(lines.quantity) as pieces from shop.order_lines lines
      join orders on orders.id = lines.order_id
      where orders.status <> 'cancelled' and lines.variant is not null group by lines.variant`),
  )

/** Of each variant as many pieces are gone as were sold meanwhile, and never more than there were. */
export function stockFaults(before: Stock, after: Stock, soldBefore: Sold, soldAfter: Sold): string[] {
  const earlier = new Map(before.map((each) => [each.variant, each]))
  const piecesOf = (sold: Sold, variant: string) => sold.find((each) => each.variant === variant)?.pieces ?? 0
  return after.flatMap(({ variant, onHand, reserved }) => {
    const start = earlier.get(variant)
    if (!start) return [`variant ${variant} was not there before`]
    const gone = start.onHand - start.reserved - (onHand - reserved)
    const sold = piecesOf(soldAfter, variant) - piecesOf(soldBefore, variant)
    return [
      ...(onHand < 0 || reserved < 0 || onHand < reserved
        ? [`variant ${variant}: ${onHand} on hand, ${reserved} reserved`]
        : []),
      ...(gone === sold ? [] : [`variant ${variant}: ${gone} pieces are gone, ${sold} were sold`]),
    ]
  })
}
