import type { Order, ShopSetting } from '@payload-types'
import { describe, expect, it } from 'vitest'
import { vatShares } from '@/domain/order-totals'
import { creditContent, type DocumentContent, saleContent } from './content'

const line = (title: string, unitPriceCents: number, vatRatePercent: number, quantity = 1, discountCents = 0) => ({
  title,
  sku: title,
  quantity,
  unitPriceCents,
  discountCents,
  vatRatePercent,
})
const coat = line('coat', 12_000, 20)
const books = line('books', 1090, 9, 2)
const lines = [coat, books]
const sale: DocumentContent = {
  seller: { name: '', eik: '', vatNumber: '', shopNumber: '', address: '', iban: '' },
  buyer: { name: '', eik: '', vatNumber: '', address: '' },
  order: { number: 'L-1', placedAt: '2026-11-20T10:00:00.000Z' },
  paymentMethod: 'bank-transfer',
  transaction: null,
  lines,
  shippingCents: 600,
  shares: vatShares(lines, 600),
  totalCents: 14_780,
  voucherCents: 0,
  taxedCents: 0,
  isUntaxed: false,
  isRegistered: true,
  corrects: null,
}
const corrects = { number: 1, issuedAt: '2026-11-20T10:00:00.000Z' }
const credit = (amountCents: number, goods: DocumentContent['lines'], changes: { isTaxed?: boolean } = {}) =>
  creditContent(sale, { amountCents, corrects, goods, isTaxed: false, toVoucher: false, ...changes })

describe('a credit note', () => {
  it('names the goods that came back, at their own rate of VAT', () => {
    const note = credit(2180, [books])
    expect(note).toMatchObject({ lines: [books], shippingCents: 0, totalCents: 2180 })
    expect(note.shares).toEqual([{ ratePercent: 9, grossCents: 2180, netCents: 2000, vatCents: 180 }])
  })

  it('has the delivery that goes back with them, at the rate of the sale', () => {
    const note = credit(2780, [books])
    expect(note).toMatchObject({ lines: [books], shippingCents: 600 })
    expect(note.shares).toEqual([
      { ratePercent: 20, grossCents: 600, netCents: 500, vatCents: 100 },
      { ratePercent: 9, grossCents: 2180, netCents: 2000, vatCents: 180 },
    ])
  })

  it('takes what is kept for wear off each of them, to the cent', () => {
    const note = credit(10_001, [coat, books])
    const total = note.lines.reduce((sum, each) => sum + each.quantity * each.unitPriceCents - each.discountCents, 0)
    expect([total, note.shares.reduce((sum, { grossCents }) => sum + grossCents, 0)]).toEqual([10_001, 10_001])
    expect(note.lines.every(({ discountCents }) => discountCents > 0)).toBe(true)
  })

  it('of a sum that no goods explain shares it over the rates of the sale', () => {
    for (const note of [credit(1478, []), credit(14_780, [books])]) {
      expect(note.lines).toEqual([])
      expect(note.shares.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(note.totalCents)
      expect(note.shares.map(({ ratePercent }) => ratePercent)).toEqual([20, 9])
    }
    expect(credit(2180, [books], { isTaxed: true })).toMatchObject({ lines: [], shares: [] })
  })
})

describe('the document of a sale', () => {
  const home = {
    name: 'Мария Иванова',
    street: 'ул. „Шипка“ 6',
    postcode: '1504',
    city: 'София',
    country: 'BG',
  }
  const order: Order = {
    id: 'o',
    number: 'L-1',
    email: 'maria@example.com',
    status: 'placed',
    language: 'bg',
    placedAt: '2026-11-20T10:00:00.000Z',
    paymentMethod: 'card',
    shippingMethod: 'Куриер',
    lines,
    subtotalCents: 14_180,
    shippingCents: 600,
    vatCents: 2280,
    totalCents: 14_780,
    billingAddress: home,
    shippingAddress: home,
    updatedAt: '2026-11-20T10:00:00.000Z',
    createdAt: '2026-11-20T10:00:00.000Z',
  }
  const settings: ShopSetting = {
    id: 's',
    vatRatePercent: 20,
    doorHoldWay: 'off',
    vouchers: { validYears: 2, vat: 'multi-purpose' },
  }
  const buyerOf = (changes: Partial<Order>) =>
    saleContent({ order: { ...order, ...changes }, sold: order, settings, transaction: null }).buyer

  it('names the buyer with the address, and without one where the goods go to a pick-up point', () => {
    expect(buyerOf({})).toMatchObject({ name: 'Мария Иванова', address: 'ул. „Шипка“ 6, 1504 София, България' })
    const pickupPoint = 'Автомат 1, 1504 София, ул. „Шипка“ 6'
    expect(buyerOf({ pickupPoint })).toMatchObject({ name: 'Мария Иванова', address: '' })
  })
})
