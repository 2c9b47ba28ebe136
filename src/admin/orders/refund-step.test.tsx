import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RefundStep } from './refund-step'

const order = { id: '01a22812-2ad8-7084-a4a2-c30f626ae859', number: 'L-261129-7KQ2MD', kind: 'goods' } as const
const shown = (changes: object, mostCents = 500) =>
  renderToStaticMarkup(
    <RefundStep order={{ ...order, status: 'placed', ...changes }} mostCents={mostCents} language="en" />,
  )

it('offers to refund what was paid of goods, once nothing is awaited', () => {
  expect(shown({})).toContain('Refund this amount')
  expect(shown({ status: 'cancelled' })).toContain('Refund this amount')
  expect(shown({}, 0)).toBe('')
})

it('does not offer what is refused: while a payment is awaited, and of a gift voucher, whose balance is refunded', () => {
  expect(shown({ status: 'awaiting-payment' })).toBe('')
  expect(shown({ kind: 'gift-voucher', status: 'awaiting-payment' })).toBe('')
  const voucher = shown({ kind: 'gift-voucher' })
  expect(voucher).toContain('href="/admin/orders/vouchers?q=L-261129-7KQ2MD"')
  expect(voucher).not.toContain('Refund this amount')
})
