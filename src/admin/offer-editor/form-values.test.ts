import { expect, it } from 'vitest'
import type { MultiBuy } from '@/domain/multi-buy'
import type { OfferFields, StoredOffer } from '@/features/editorial/offers/editing/types'
import { translatorFor } from '@/i18n/translator'
import { conditionText } from '@/lib/multi-buy-text'
import { readForm, toValues, wrongDaysAfter } from './form-values'

const before: OfferFields = {
  title: 'Мляко',
  brand: null,
  packSize: null,
  priceCents: 249,
  oldPriceCents: null,
  unitPriceCents: null,
  unit: null,
  pageNumber: 3,
  multiBuy: null,
  depositCents: null,
  loyaltyOnly: false,
  validFrom: null,
  validTo: null,
  category: null,
  box: { x: 0.1, y: 0.1, width: 0.2, height: 0.2 },
}
const inWords = (multiBuy: MultiBuy) => conditionText(multiBuy, 'bg', translatorFor('bg', 'multiBuy'))
const reading = { language: 'bg', inWords, pages: new Set(Array.from({ length: 24 }, (_, index) => index + 1)) }
const typed = (change: object) => readForm({ ...toValues(before, 'bg', inWords), ...change }, before, reading)

it.each(['1.000', '1,000', '0x10', '1e1', '', '0', '25', '42'])('%j is no page of the file', (pageNumber) => {
  expect(typed({ pageNumber })).toEqual({ problems: ['page'] })
})

it('reads a page, and a box with three decimals', () => {
  expect(typed({ pageNumber: ' 12 ', x: '12,345' })).toMatchObject({ fields: { pageNumber: 12, box: { x: 0.12345 } } })
})

it('reads what several cost as it is printed, with the price of one where no other is typed', () => {
  const multiBuy: MultiBuy = { kind: 'amount', pieces: 2, amountCents: 300 }
  expect(typed({ multiBuy: '2 за 3', deposit: '0,25' })).toMatchObject({
    fields: { priceCents: 249, multiBuy, depositCents: 25 },
  })
  expect(typed({ price: '', multiBuy: '2 за 3 €' })).toMatchObject({ fields: { priceCents: 150, multiBuy } })
  expect(typed({ price: '', multiBuy: '2+1' })).toEqual({ problems: ['price'] })
  expect(typed({ price: '1,9О', multiBuy: '2 за 3 €' })).toEqual({ problems: ['price'] })
  expect(typed({ multiBuy: 'много', deposit: 'x' })).toEqual({ problems: ['multiBuy', 'deposit'] })
})

it('shows what several cost in words that it reads again', () => {
  const offer: OfferFields = { ...before, multiBuy: { kind: 'percent', pieces: 2, percentOff: 50 }, depositCents: 25 }
  const values = toValues(offer, 'bg', inWords)
  expect(values).toMatchObject({ multiBuy: 'вторият брой −50\u00a0%', deposit: '0,25' })
  expect(readForm(values, offer, reading)).toEqual({ fields: offer })
})

it('names each text that is too long, and amounts above those of the CMS', () => {
  const long = { title: 'я'.repeat(201), brand: 'я'.repeat(81), packSize: 'я'.repeat(61) }
  expect(typed(long)).toEqual({ problems: ['title', 'brand', 'packSize'] })
  expect(typed({ title: 'я'.repeat(200), packSize: ` ${'я'.repeat(60)} ` })).toHaveProperty('fields')
  const amounts = { price: '1000000,01', oldPrice: '1234567', deposit: '1.000.000.000,00' }
  expect(typed(amounts)).toEqual({ problems: ['price', 'oldPrice', 'deposit'] })
})

it('finds the chosen offer whose last day would be before its first one', () => {
  const stored = (id: string, days: Partial<OfferFields>): StoredOffer => ({ ...before, ...days, id, updatedAt: '' })
  const short = { validTo: '2026-11-18' }
  const offers = [stored('one', {}), stored('two', short), stored('three', short)]
  const from = { validFrom: '2026-11-20' }
  expect(wrongDaysAfter(offers, ['one', 'three'], from)?.id).toBe('three')
  expect(wrongDaysAfter(offers, ['one'], from)).toBeUndefined()
  expect(wrongDaysAfter(offers, ['three'], { ...from, validTo: null })).toBeUndefined()
})
