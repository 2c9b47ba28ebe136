import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { monthOf, sofiaDay } from '@/domain/calendar-day'
import { freshDatabase } from '../../../setup/database'
import { notSentKit } from '../../fulfilment/not-sent-kit'

await freshDatabase()
const { payload, kit, atDoor, parcelOf } = await notSentKit()
const { ordersCsv } = await import('@/features/shop/fulfilment/accounting')
const { documentsCsv } = await import('@/features/shop/fulfilment/issued-documents')
const { checkInParcel } = await import('@/features/shop/fulfilment/take-in')
const { beginRefund, openRefundsOf, payRefund } = await import('@/features/shop/orders/payments/refunds')

afterAll(() => payload.destroy())

const tableOf = async (month: string) => {
  const [heads = '', ...rows] = (await documentsCsv(payload.db.drizzle, month)).trim().split('\r\n')
  const names = heads.replace('\uFEFF', '').split(';')
  return rows.map((row) => {
    const cells = row.split(';')
    return (name: string) => cells[names.indexOf(name)]
  })
}

const vatInOrders = async (number: string, month = monthOf(sofiaDay())) => {
  const row = (await ordersCsv(payload.db.drizzle, month)).split('\r\n').find((each) => each.includes(number))
  return row?.split(';')[6]
}

const cents = z.object({ vat: z.number(), total: z.number() })
async function invoicedCents(order: string) {
  const { rows } = await kit.run(sql`
    select (content -> 'shares' -> 0 ->> 'vatCents')::integer as vat, (content ->> 'totalCents')::integer as total
    from shop.documents where order_id = ${order} and kind = 'invoice'`)
  return cents.parse(rows[0])
}
const written = (value: number) => new Intl.NumberFormat('bg', { useGrouping: false }).format(Math.round(value) / 100)

it('each document is in the month in which it was issued, whenever its order was placed', async () => {
  const { order, line } = await atDoor()
  await parcelOf(order.id, [{ line, quantity: 3 }])
  const request = await createLocalReq({}, payload)
  await kit.step((req) => beginRefund(req, { order: order.id, cents: 1200, why: 'жест' }))
  for (const refund of await openRefundsOf(payload.db.drizzle, order.id)) await payRefund(request, refund)
  await kit.run(sql`update orders set placed_at = '2026-03-31T12:00:00Z' where id = ${order.id}`)
  await kit.run(sql`
    alter table shop.documents disable trigger documents_never_change;
    update shop.documents set issued_at = case kind when 'invoice' then '2026-04-01T20:59:59Z'::timestamptz
      else '2026-04-30T21:00:00Z'::timestamptz end where order_id = ${sql.raw(`'${order.id}'::uuid`)};
    alter table shop.documents enable trigger documents_never_change`)
  expect(await tableOf('2026-03')).toEqual([])
  const [[invoice, ...others], [note, ...rest]] = [await tableOf('2026-04'), await tableOf('2026-05')]
  expect([others, rest]).toEqual([[], []])
  const { total, vat } = await invoicedCents(order.id)
  const cellsOf = (row: typeof invoice, ...names: string[]) => names.map((name) => row?.(name))
  const numbers = ['Поредица', 'Номер', 'Дата на издаване', 'Поръчка']
  expect(cellsOf(invoice, 'Вид', ...numbers)).toEqual(['Фактура', 'Фактура', "'0000000001", '2026-04-01', order.number])
  expect(cellsOf(invoice, 'Получател', 'ЕИК')).toEqual(['Купувач ЕООД', '175074752'])
  expect(cellsOf(invoice, 'Данъчна основа 20 %', 'ДДС 20 %', 'Общо')).toEqual([total - vat, vat, total].map(written))
  expect(cellsOf(note, 'Вид', ...numbers)).toEqual([
    'Кредитно известие',
    'Фактура',
    "'0000000002",
    '2026-05-01',
    order.number,
  ])
  expect(cellsOf(note, 'ДДС 20 %', 'Общо', 'Към документ')).toEqual(['-2', '-12', "'0000000001"])
  expect(await vatInOrders(order.number, '2026-03')).toBe((vat / 100).toFixed(2).replace('.', ','))
})

it('an order has no VAT for what was refused at the door, and that of its invoice where a part was taken', async () => {
  const none = await atDoor()
  const refused = await parcelOf(none.order.id, [{ line: none.line, quantity: 3 }], 'refused')
  expect(await vatInOrders(none.order.number)).not.toBe('0,00')
  await kit.step((req) => checkInParcel(req, { parcel: refused, restocked: new Map(), refundCents: 0 }))
  expect(await vatInOrders(none.order.number)).toBe('0,00')
  const part = await atDoor()
  await parcelOf(part.order.id, [{ line: part.line, quantity: 1 }])
  const back = await parcelOf(part.order.id, [{ line: part.line, quantity: 2 }], 'refused')
  await kit.step((req) => checkInParcel(req, { parcel: back, restocked: new Map(), refundCents: 0 }))
  const { vat } = await invoicedCents(part.order.id)
  expect(await vatInOrders(part.order.number)).toBe((vat / 100).toFixed(2).replace('.', ','))
})
