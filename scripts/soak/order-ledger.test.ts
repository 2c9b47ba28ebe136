import { expect, it } from 'vitest'
import {
  type Mails,
  mailFaults,
  mailsTo,
  type OrderRow,
  type Provider,
  paymentFaults,
  toldFaults,
} from './order-ledger'

const order = (changes: Partial<OrderRow> = {}): OrderRow => ({
  ...{ id: 'o1', number: '1', email: 'a@example.com', status: 'placed', method: 'card', paid: 1, sales: 1, drawn: 1 },
  history: ['awaiting-payment', 'paid', 'placed'],
  ...changes,
})
const cash = { method: 'cash-on-delivery', paid: 0, sales: 0, drawn: 0, history: ['placed'] }
const paidAtProvider = (back: number[] = []): Provider => ({
  sessions: [{ client_reference_id: 'o1', payment_intent: 'p1', payment_status: 'paid' }],
  intents: [{ id: 'p1', amount: 500 }],
  refunds: back.map((amount) => ({ payment_intent: 'p1', amount })),
})
const nothing: Provider = { sessions: [], intents: [], refunds: [] }
const told = (place: string) => [{ email: 'a@example.com', place }]
const mailed = (...subjects: [string, string[]][]): Mails =>
  new Map(subjects.map(([subject, ids]) => [`a@example.com: ${subject}`, new Set(ids)]))

it('who was told of an order has it once, who was told of a problem has none', () => {
  expect(toldFaults(told('/tracking?key=1'), [order()])).toEqual([])
  expect(toldFaults(told('/checkout?problem=stock'), [])).toEqual([])
  expect(toldFaults(told('/tracking?key=1'), [])).toHaveLength(1)
  expect(toldFaults(told('/tracking?key=1'), [order(), order({ id: 'o2' })])).toHaveLength(1)
  expect(toldFaults(told('/checkout?problem=stock'), [order()])).toHaveLength(1)
  expect(toldFaults([], [order()])).toEqual([])
  expect(toldFaults([], [order(), order({ id: 'o2' })])).toHaveLength(1)
})

it('an order stands with one payment and its document, or all money went back once', () => {
  expect(paymentFaults([order()], paidAtProvider())).toEqual([])
  expect(paymentFaults([order({ status: 'cancelled' })], paidAtProvider([500]))).toEqual([])
  expect(paymentFaults([order(cash)], nothing)).toEqual([])
})

it.each<[string, OrderRow, Provider]>([
  ['money that stayed although the order does not stand', order({ status: 'cancelled' }), paidAtProvider()],
  ['money that went back twice', order({ status: 'cancelled' }), paidAtProvider([500, 500])],
  ['a part of the money that went back', order({ status: 'cancelled' }), paidAtProvider([400])],
  ['money that went back although the order stands', order(), paidAtProvider([500])],
  ['a payment that is booked twice', order({ paid: 2 }), paidAtProvider()],
  ['a document that is missing', order({ sales: 0 }), paidAtProvider()],
  ['a document that was not drawn', order({ drawn: 0 }), paidAtProvider()],
  ['a payment of an order that is paid on delivery', order({ ...cash, paid: 1 }), nothing],
  ['a step that was taken twice', order({ history: ['placed', 'placed'] }), paidAtProvider()],
])('finds %s', (_, row, provider) => {
  expect(paymentFaults([row], provider)).toHaveLength(1)
})

it('each order brings its mails once', () => {
  const both = mailed(['Приехме поръчка 1', ['m1']], ['Поръчка 1 е платена', ['m2']])
  expect(mailFaults([order()], both, 0)).toEqual({ missing: [], faults: [] })
  const one = mailed(['Приехме поръчка 1', ['m1']])
  expect(mailFaults([order()], one, 0).faults).toHaveLength(1)
  expect(mailFaults([order()], one, 1)).toMatchObject({ missing: [expect.stringContaining('платена')], faults: [] })
  const twice = mailed(['Приехме поръчка 1', ['m1', 'm3']], ['Поръчка 1 е платена', ['m2']])
  expect(mailFaults([order()], twice, 1).faults).toEqual(['2 mails "a@example.com: Приехме поръчка 1"'])
})

it('compares the mails of customers only: staff get the same notice at each sign-in', () => {
  const twice = new Set(['m1', 'm2'])
  const notice: Mails = new Map([['admin@broshura.example: Ново влизане', twice]])
  expect(mailFaults([], mailsTo('example.com', notice), 0).faults).toEqual([])
  const both: Mails = new Map([...notice, ['a@example.com: Приехме поръчка 1', twice]])
  expect(mailFaults([], mailsTo('example.com', both), 0).faults).toEqual(['2 mails "a@example.com: Приехме поръчка 1"'])
})
