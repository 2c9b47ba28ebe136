import { expect, it } from 'vitest'
import { personWords } from '../field-text'
import { orders } from './about-you'

const address = { name: 'Мария Иванова', street: 'ул. Шипка 6', postcode: '1504', city: 'София', country: 'BG' }
const order = {
  id: 'o',
  number: 'B-1',
  kind: 'goods',
  status: 'placed',
  placedAt: '2025-12-05T10:00:00Z',
  paymentMethod: 'card',
  shippingMethod: 'Courier',
  couponCode: 'MAY',
  lines: [{ title: 'Shirt', quantity: 2, unitPriceCents: 2500, discountCents: 500 }],
  subtotalCents: 4500,
  shippingCents: 500,
  vatCents: 833,
  totalCents: 5000,
  billingAddress: address,
  shippingAddress: address,
}

const writtenIn = (locale: 'bg' | 'en', changes: Partial<typeof order> = {}) =>
  orders([{ ...order, ...changes }], personWords(locale))[0]?.text ?? ''

const sumsIn = (text: string) =>
  [...text.matchAll(/^(?:<p>)?([^<:\n]+): (-?)€([\d.]+)<br>/gm)].map(([, label, minus, sum]) => [
    label,
    `${minus}${sum}`,
  ])

it('the sums of an order add up from the first to the total, as on its page', () => {
  expect(sumsIn(writtenIn('en'))).toEqual([
    ['Items', '50.00'],
    ['Discount with code MAY', '-5.00'],
    ['Delivery', '5.00'],
    ['Total', '50.00'],
  ])
})

it('VAT is named where there is some, and delivery where something was delivered', () => {
  expect(writtenIn('en')).toContain('€8.33 VAT')
  expect(writtenIn('en', { vatCents: 0 })).not.toContain('VAT')
  const voucher = writtenIn('en', { kind: 'gift-voucher', shippingCents: 0 })
  expect(sumsIn(voucher).map(([label]) => label)).not.toContain('Delivery')
})

it('the day of an order ends its sentence with one dot', () => {
  expect(writtenIn('bg')).toMatch(/5 декември 2025\sг\. /)
})
