import { describe, expect, it } from 'vitest'
import { packSize } from './pack-size'
import { printedUnitPrice, quantityOf, unitPrice } from './unit-price'

describe('printedUnitPrice', () => {
  it.each([
    [199, 'Масло 250 г', 796, 'kg'],
    [189, 'Вода 2x1,5л', 63, 'l'],
    [299, 'Яйца 10 бр', 30, 'piece'],
    [249, 'Домати кг', 249, 'kg'],
    [1, 'Оферта 3 кг', 0, 'kg'],
  ] as const)('%i cents for %s are %i a %s', (price, name, cents, unit) => {
    expect(printedUnitPrice(price, packSize(name))).toEqual({ cents, unit })
  })

  it('is exact where it is not printed', () => {
    expect(unitPrice(39, { unit: 'piece', amount: 100 })).toEqual({ cents: 0.39, unit: 'piece' })
    expect(unitPrice(100, { unit: 'kg', amount: 300 })).toEqual({ cents: 100_000 / 300, unit: 'kg' })
  })

  it('is silent without a size and for one piece', () => {
    expect(unitPrice(199, null)).toBeNull()
    expect(unitPrice(199, { unit: 'piece', amount: 1 })).toBeNull()
    expect(unitPrice(199, { unit: 'kg', amount: 0 })).toBeNull()
  })
})

it.each([
  ['999', 999],
  ['1000', 999],
  ['2,9', 2],
  ['0', 1],
  ['many', 1],
])('a typed quantity of %s is %i', (typed, quantity) => {
  expect(quantityOf(typed)).toBe(quantity)
})
