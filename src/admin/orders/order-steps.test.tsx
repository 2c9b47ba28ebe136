import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { WorkOrder } from '@/features/shop/fulfilment/work-list'
import { StaffOrderSteps } from './order-steps'

const held: WorkOrder = {
  id: '01a22812-2ad8-7084-a4a2-c30f626ae859',
  number: 'L-261129-7KQ2MD',
  placedAt: new Date('2026-11-29T10:00:00Z'),
  status: 'placed',
  totalCents: 90_000,
  awaitedCents: 0,
  refundCents: 0,
  refundIds: [],
  providerRefundCents: 0,
  paymentMethod: 'cash-on-delivery',
  paymentDueAt: null,
  shippingMethod: 'Courier',
  name: 'Maria Ivanova',
  city: 'Ruse',
  pieces: 3,
  isLate: false,
  mustNotBeSent: false,
  hold: { reason: 'large', way: 'call', endsAt: new Date('2026-12-01T10:00:00Z') },
  phone: '+359888123456',
  isFree: false,
  customerNote: null,
  packer: null,
  packerId: null,
}

it('the note of a confirmed call takes as many letters as its endpoint', () => {
  const shown = renderToStaticMarkup(<StaffOrderSteps order={held} isPacked={false} staff="one" language="en" />)
  expect(shown.match(/<input[^>]* name="note"[^>]*>/)?.[0]).toMatch(/required="" minLength="3" maxLength="300"/)
})
