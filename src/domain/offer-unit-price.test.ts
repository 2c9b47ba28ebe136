import { expect, it } from 'vitest'
import { unitPriceAfterChange } from './offer-unit-price'

const none = { unitPriceCents: null, unit: null }

it('follows the price and the pack size', () => {
  const offer = { title: 'Масло', priceCents: 249, packSize: '500 г', ...none }
  expect(unitPriceAfterChange(offer)).toEqual({ unitPriceCents: 498, unit: 'kg' })
})

it('is none where it would be more than the CMS keeps', () => {
  const offer = { title: 'Лаптоп', priceCents: 129_900, packSize: '1 г', ...none }
  expect(unitPriceAfterChange(offer)).toEqual(none)
})
