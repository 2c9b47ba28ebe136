import { expect, it } from 'vitest'
import type { OfferFields } from '@/features/editorial/offers/editing/types'
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
  loyaltyOnly: false,
  validFrom: null,
  validTo: null,
  category: null,
  box: { x: 0.1, y: 0.1, width: 0.2, height: 0.2 },
}
const typed = (change: object) => readForm({ ...toValues(before, 'bg'), ...change }, before, 'bg')

it.each(['1.000', '1,000', '0x10', '1e1', ''])('%j is no page', (pageNumber) => {
  expect(typed({ pageNumber })).toEqual({ problems: ['page'] })
})

it('reads a page, and a box with three decimals', () => {
  expect(typed({ pageNumber: ' 12 ', x: '12,345' })).toMatchObject({ fields: { pageNumber: 12, box: { x: 0.12345 } } })
})
