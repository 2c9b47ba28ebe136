import { expect, it } from 'vitest'
import { priorOf } from './card-product'

const prior = (priceCents: number, oldPriceCents: number | null) =>
  priorOf({ priceCents, oldPriceCents, currency: 'EUR' }, 'en')

it('has the reduction in whole percent, rounded down', () => {
  expect(prior(4492, 5990)).toEqual({ price: '€59.90', reduced: '−25%' })
})

it('has the price of before without a percentage below one percent', () => {
  expect(prior(5950, 5990)).toEqual({ price: '€59.90', reduced: undefined })
})

it('has nothing where nothing is reduced', () => {
  expect(prior(5990, null)).toBeUndefined()
})
