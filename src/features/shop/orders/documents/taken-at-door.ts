import type { Order } from '@payload-types'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { piecesCents } from '@/domain/order-totals'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { payments, shipmentLines, shipments } = tables.shop

const sentRow = z.object({ line: z.string(), quantity: z.number(), isTaken: z.boolean() })
const paidRow = z.object({ cents: z.coerce.number() })

export type Sold = Pick<Order, 'lines' | 'shippingCents'>

/**
 * The part of a cash-on-delivery order taken at the door: the delivered pieces, each with the share of the discount
 * with which it was collected, and the collected delivery. The result equals the collected sum to the cent.
 */
export async function takenAtDoor(transaction: Database, { id, lines, shippingCents }: Order): Promise<Sold> {
  const { rows } = await transaction.execute(sql`
    select ${shipmentLines.line}, ${shipmentLines.quantity}, ${isOneOf(shipments.state, 'delivered')} as "isTaken" from ${shipmentLines}
    join ${shipments} on ${shipments.id} = ${shipmentLines.shipment}
    where ${shipmentLines.orderId} = ${id} order by ${shipments.packedAt}, ${shipments.id}`)
  const sent = z.array(sentRow).parse(rows)
  const taken = lines.flatMap((line) => {
    let [before, quantity, cents] = [0, 0, 0]
    for (const part of sent.filter((each) => each.line === line.id)) {
      if (part.isTaken) cents += piecesCents(line, before, part.quantity)
      if (part.isTaken) quantity += part.quantity
      before += part.quantity
    }
    return quantity === 0 ? [] : [{ ...line, quantity, discountCents: quantity * line.unitPriceCents - cents }]
  })
  const goodsCents = taken.reduce(
    (sum, { quantity, unitPriceCents, discountCents }) => sum + quantity * unitPriceCents - discountCents,
    0,
  )
  const paid = await transaction.execute(sql`
    select coalesce(sum(${payments.amountCents}), 0) as cents from ${payments}
    where ${payments.orderId} = ${id} and ${isOneOf(payments.state, 'paid')}`)
  const besideCents = paidRow.parse(paid.rows[0]).cents - goodsCents
  return withRounding({ lines: taken, shippingCents: besideCents }, shippingCents)
}

/**
 * Assigns rounding differences of a repacked parcel to a discounted line, whose parts were rounded, instead of to the
 * delivery.
 */
function withRounding({ lines, shippingCents: besideCents }: Sold, deliveryCents: number): Sold {
  const isRounding = (cents: number) => cents !== 0 && Math.abs(cents) <= lines.length
  const cents = [besideCents - deliveryCents, besideCents].find(isRounding) ?? 0
  const rounded = lines.findLastIndex(({ discountCents }) => discountCents)
  if (besideCents === deliveryCents || rounded < 0 || cents === 0) return { lines, shippingCents: besideCents }
  return {
    lines: lines.map((line, at) =>
      at === rounded ? { ...line, discountCents: (line.discountCents ?? 0) - cents } : line,
    ),
    shippingCents: besideCents - cents,
  }
}
