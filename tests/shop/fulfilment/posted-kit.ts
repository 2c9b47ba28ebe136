import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Endpoint, type Payload } from 'payload'
import { z } from 'zod'
import { voucherKit } from '../orders/vouchers/voucher-kit'
import { afterSalesKit } from './after-sales/after-sales-kit'

export type Fields = Record<string, string>

/** The state of an order, its goods and its voucher, without values that differ from order to order. */
const standing = z.object({ found: z.record(z.string(), z.unknown()) })

export async function postedKit(payload: Payload) {
  const after = await afterSalesKit(payload)
  const vouchers = await voucherKit(payload, after)
  const { orderEndpoints } = await import('@/features/shop/fulfilment/endpoints')
  const { voucherEndpoints } = await import('@/features/shop/orders/vouchers/endpoints')
  const { afterSalesEndpoints } = await import('@/features/shop/fulfilment/after-sales/endpoints')
  const { stockEndpoints } = await import('@/features/shop/goods/stock/correct-stock')
  const { orderPageEndpoints } = await import('@/features/shop/fulfilment/after-sales/order-endpoints')
  const data = { email: `${randomUUID()}@example.com`, password: 'long-enough-for-a-test', role: 'admin' } as const
  const staff = await payload.create({ collection: 'users', data })
  const endpoints: Endpoint[] = [
    ...[...orderEndpoints, ...orderPageEndpoints, ...voucherEndpoints],
    ...[...afterSalesEndpoints, ...stockEndpoints],
  ]
  // A download changes nothing, so that it may be posted again.
  const forms = endpoints
    .filter(({ method, path }) => method === 'post' && !path.endsWith('.pdf'))
    .map(({ path }) => path.replace('/work/', ''))

  async function post(path: string, fields: Fields): Promise<Fields> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return answerTo(path, async () => form)
  }

  const postNothing = (path: string) => answerTo(path, () => new Response('{').formData())

  async function answerTo(path: string, formData: () => Promise<FormData>): Promise<Fields> {
    const req = await createLocalReq({ user: { ...staff, collection: 'users' } }, payload)
    Object.assign(req, { formData })
    const answer = await endpoints.find((each) => each.path === `/work/${path}`)?.handler(req)
    return Object.fromEntries(new URL(answer?.headers.get('Location') ?? '', 'http://localhost').searchParams)
  }

  const listOf = (columns: string, from: string) =>
    sql.raw(
      `(select coalesce(json_agg(row.said order by row.said), '[]') from (select ${columns} as said from ${from}) row)`,
    )

  async function standingOf(order: string) {
    const { rows } = await after.run(sql`
      select json_build_object(
        'status', (select status from orders where id = ${order}),
        'payments', ${listOf("concat_ws(' ', method, amount_cents, state)", `shop.payments where order_id = '${order}'`)},
        'refunds', ${listOf("concat_ws(' ', amount_cents, state, reason)", `shop.refunds where order_id = '${order}'`)},
        'parcels', ${listOf('state', `shop.shipments where order_id = '${order}'`)},
        'lines', ${listOf("concat_ws(' ', quantity, shipped, returned)", `shop.order_lines where order_id = '${order}'`)},
        'packing', (select count(*) from shop.packing where order_id = ${order}),
        'moves', ${listOf("concat_ws(' ', quantity, reason)", `shop.stock_moves where order_id = '${order}'`)},
        'returns', ${listOf('status::text', `returns where order_id = '${order}'`)},
        'voucher', ${listOf("concat_ws(' ', e.cents, e.reason)", `shop.gift_card_entries e join shop.gift_cards g on g.id = e.gift_card where g.order_id = '${order}'`)},
        'codes', (select count(*) from shop.gift_card_codes c join shop.gift_cards g on g.id = c.gift_card
          where g.order_id = ${order} and c.voided_at is not null),
        'audit', (select count(*) from audit_log where target like ${`%${order}%`})
      ) as found`)
    return standing.parse(rows[0]).found
  }

  return { ...after, vouchers, staff: staff.id, forms, post, postNothing, standingOf }
}
