import type { Order } from '@payload-types'
import { expect, it } from 'vitest'
import { locales } from '@/i18n/routing'
import { contractTerms } from './contract-terms'

const home = { name: 'Мария Иванова', street: 'ул. „Шипка“ 6', postcode: '1504', city: 'София', country: 'BG' }
const order: Order = {
  id: 'o',
  number: 'L-1',
  email: 'maria@example.com',
  status: 'awaiting-payment',
  language: 'bg',
  placedAt: '2026-11-20T10:00:00.000Z',
  paymentMethod: 'bank-transfer',
  paymentDueAt: '2026-11-27T21:59:59.000Z',
  shippingMethod: 'Куриер',
  lines: [{ title: 'Риза', sku: 'R', quantity: 1, unitPriceCents: 1999, vatRatePercent: 20 }],
  subtotalCents: 1999,
  shippingCents: 450,
  vatCents: 408,
  totalCents: 2449,
  billingAddress: home,
  shippingAddress: home,
  updatedAt: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-20T10:00:00.000Z',
}
const seller = {
  sellerName: 'Leaf OOD',
  eik: '175074752',
  vatNumber: '',
  address: 'ul. Shipka 6, Sofia',
  email: 'shop@example.com',
  phone: '+359 2 111 222',
  returnAddress: '',
  iban: 'BG80BNBG96611020345678',
  bic: 'BNBGBGSD',
  vatRatePercent: 20,
  paymentMethods: [],
}
const termsFor = (changes: Partial<typeof seller>, locale: (typeof locales)[number] = 'en') =>
  contractTerms(order, { shop: { ...seller, ...changes }, isHeld: false, voucher: null }, locale).join('\n\n')

it('a confirmation names all that the seller has entered', () => {
  const terms = termsFor({})
  expect(terms).toContain('Recipient: Leaf OOD\nIBAN: BG80BNBG96611020345678\nBIC: BNBGBGSD\nReference: L-1\n')
  expect(terms).toContain('Write to shop@example.com or call +359 2 111 222. If we cannot')
  expect(terms).toContain('a clear statement to shop@example.com or ul. Shipka 6, Sofia before')
  expect(terms).toContain('within 14 days of your withdrawal to ul. Shipka 6, Sofia;')
  expect(terms).toContain('To Leaf OOD, ul. Shipka 6, Sofia, shop@example.com:')
})

it('a confirmation says nothing of a telephone or BIC that the seller has not', () => {
  const terms = termsFor({ phone: '', bic: '' })
  expect(terms).toContain('Write to shop@example.com. If we cannot')
  expect(terms).not.toContain('BIC')
})

it.each(
  locales.flatMap((locale) =>
    (['sellerName', 'address', 'email', 'phone', 'bic'] as const).map((name) => [name, locale] as const),
  ),
)('a confirmation without %s has no gap in it, in %s', (name, locale) => {
  const isEmpty = (line: string) => / {2}|, ,| [.,;]|: ?;|^\S+ :/.test(line)
  expect(
    termsFor({ [name]: '' }, locale)
      .split('\n')
      .filter(isEmpty),
  ).toEqual([])
})

it('a confirmation of a seller who has entered nothing still says how to withdraw', () => {
  const nothing = { sellerName: '', eik: '', address: '', email: '', phone: '', bic: '' }
  const terms = termsFor(nothing)
  expect(terms).toContain('a clear statement to us before')
  expect(terms).toContain('to the address that we will give you;')
  expect(terms).toContain('To Seller:')
})
