import { expect, it } from 'vitest'
import { ratePercentOf } from './tax-class'

it('taxes a class at its rate, and nothing where the shop is not registered for VAT', () => {
  expect(ratePercentOf('standard', 20)).toBe(20)
  expect(ratePercentOf('reduced', 20)).toBe(9)
  expect([ratePercentOf('standard', 0), ratePercentOf('reduced', 0)]).toEqual([0, 0])
})
