import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import en from '../../../../../messages/en.json'
import type { Standing } from '../standing'
import { OrderNotices } from './order-notices'

vi.mock('../actions', () => ({ confirmOrderAction: () => {} }))

const order = {
  id: '1',
  email: 'anna@example.com',
  kind: 'goods',
  status: 'placed',
  paymentMethod: 'cash-on-delivery',
  paymentDueAt: null,
  placedAt: '2026-11-30T10:00:00.000Z',
  deliveryFrom: null,
  deliveryTo: null,
} as const
const standing: Standing = {
  payment: 'unpaid',
  dispatch: 'open',
  paidCents: 0,
  refundedCents: 0,
  atDoorCents: 0,
  isPacked: false,
  mayGoElsewhere: true,
  isProcessing: false,
  mayPay: false,
  holdWay: null,
  refundingCents: 0,
  parcels: [],
  returns: [],
  documents: [],
}
const shown = (query: Record<string, string>) =>
  renderToStaticMarkup(<OrderNotices locale="en" order={order} standing={standing} query={query} />)

it('an order that was not cancelled says so to a screen reader as well', () => {
  const region = /^<div role="status" tabindex="-1"[^>]*>(.*)<\/div>$/
  expect(region.exec(shown({}))?.[1]).toBe('')
  expect(region.exec(shown({ cancel: 'paid' }))?.[1]).toContain(en.orderPage.notCancelled.paid)
  expect(region.exec(shown({ confirmed: 'yes' }))?.[1]).toContain(en.orderPage.hold.confirmed)
  expect(region.exec(shown({ news: 'uninvited' }))?.[1]).toContain(en.reviews.open.stopped)
})
