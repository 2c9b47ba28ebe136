import { expect, it } from 'vitest'
import type { MultiBuy } from '@/domain/multi-buy'
import type { OfferFields } from '@/features/editorial/offers/editing/types'
import { translatorFor } from '@/i18n/translator'
import { conditionText } from '@/lib/multi-buy-text'
import { readForm, toValues } from './form-values'

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
const typed = (change: object) => readForm({ ...toValues(before, 'bg', inWords), ...change }, before, 'bg', inWords)

it.each(['1.000', '1,000', '0x10', '1e1', ''])('%j is no page', (pageNumber) => {
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
  expect(readForm(values, offer, 'bg', inWords)).toEqual({ fields: offer })
})
