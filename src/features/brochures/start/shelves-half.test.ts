import { expect, it } from 'vitest'
import { halfShelves } from './shelves'

it('sets short shelves side by side, wherever they stand', () => {
  expect(halfShelves([6, 2, 14, 3])).toEqual([false, true, false, true])
})

it('gives the last short shelf the whole width when it has no partner', () => {
  expect(halfShelves([1, 2, 3])).toEqual([true, true, false])
  expect(halfShelves([2])).toEqual([false])
  expect(halfShelves([])).toEqual([])
})
