import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { auditStep } from '@/features/shop/orders/audit-step'
import { isHeld } from '@/features/shop/orders/hold'
import { queueOrderMail } from '@/features/shop/orders/mails'
import { lockOrder } from '@/features/shop/orders/move-order'
import { hasParcel } from '@/features/shop/orders/parcel-conditions'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { collectedAtDoor } from './collected-at-door'
import { fillParcel } from './fill-parcel'
import { type TakenIn, takeIn } from './take-in'

const { orders, ordersLines, shop } = tables
const { orderLines, packing } = shop

/** `seenOpen` is the number of open pieces that staff saw on the form. */
type GivenUp = { line: string; quantity: number; seenOpen: number }

const stateRow = z.array(
  z.object({ carrier: z.string(), isHeld: z.boolean(), hasParcel: z.boolean(), packer: z.string().nullable() }),
)

const openRows = z.array(
  z.object({
    line: z.string(),
    title: z.string(),
    colour: z.string().nullable(),
    size: z.string().nullable(),
    open: z.number(),
  }),
)
type OpenPieces = z.infer<typeof openRows>[number]

export async function openPiecesOf(database: Database, order: string): Promise<OpenPieces[]> {
  const { rows } = await database.execute(sql`
    select ${orderLines.line}, ${ordersLines.title}, ${ordersLines.colour}, ${ordersLines.size},
      ${orderLines.quantity} - ${orderLines.shipped} as open
    from ${orderLines} join ${ordersLines} on ${ordersLines.id} = ${orderLines.line} and ${ordersLines._parentId} = ${orderLines.orderId}
    where ${orderLines.orderId} = ${order} and ${orderLines.shipped} < ${orderLines.quantity} order by ${ordersLines._order}`)
  return openRows.parse(rows)
}

/**
 * Gives up open pieces of a placed order: they are restocked or written off, nobody pays for them, and the customer is
 * mailed. They are stored as a parcel that was taken in and never left, so that sums over parcels need no special case.
 * @throws FulfilmentRefused where a colleague has claimed the order, it is held, other pieces are open than staff saw,
 * or nothing of the order would be left (`cancel-instead`)
 */
export async function giveUpPieces(
  req: PayloadRequest,
  staff: string,
  { order: id, lines, ...taken }: TakenIn & { order: string; lines: GivenUp[] },
): Promise<void> {
  const database = await transactionOf(req)
  const order = await lockOrder(database, id)
  if (order?.status !== 'placed' || order.kind === 'gift-voucher') throw new FulfilmentRefused()
  const { carrier, ...now } = await stateOf(database, id)
  if (now.isHeld) throw new FulfilmentRefused('held')
  if (now.packer !== null && now.packer !== staff) throw new FulfilmentRefused('taken')
  const open = await openPiecesOf(database, id)
  const goods = chosenOf(open, lines)
  const isAll = sumOf(open.map((line) => line.open)) === sumOf(goods.map(({ quantity }) => quantity))
  if (isAll && !now.hasParcel) throw new FulfilmentRefused('cancel-instead')
  const { collectCents, ofGoodsCents } = await collectedAtDoor(database, id, goods, false)
  const parcel = crypto.randomUUID()
  await fillParcel(database, { parcel, order: id, carrier, staff, collectCents, lines: goods, state: 'returned' })
  const { refundCents, audited } = await takeIn(req, { id: parcel, order: id, collectCents }, taken)
  await queueOrderMail(database, order, { kind: 'notSent', goods, refundCents, unaskedCents: ofGoodsCents })
  await auditStep(req, [id], 'order.not-sent', audited)
}

function chosenOf(open: Awaited<ReturnType<typeof openPiecesOf>>, lines: GivenUp[]) {
  const chosen = lines.filter(({ quantity }) => quantity > 0)
  if (chosen.length === 0) throw new FulfilmentRefused('nothing')
  return chosen.map(({ line, quantity, seenOpen }) => {
    const found = open.find((one) => one.line === line)
    if (found?.open !== seenOpen) throw new FulfilmentRefused()
    if (quantity > found.open) throw new FulfilmentRefused('too-much')
    return { ...found, quantity }
  })
}

async function stateOf(database: Database, order: string) {
  const { rows } = await database.execute(sql`
    select coalesce(${orders.carrier}, ${orders.shippingMethod}) as carrier, ${isHeld(orders.id)} as "isHeld",
      ${hasParcel(orders.id)} as "hasParcel",
      (select ${packing.staff} from ${packing} where ${packing.orderId} = ${orders.id}) as packer
    from ${orders} where ${orders.id} = ${order}`)
  const [found] = stateRow.parse(rows)
  if (!found) throw new FulfilmentRefused()
  return found
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
