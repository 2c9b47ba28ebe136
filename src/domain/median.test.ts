import { expect, it } from 'vitest'
import { medianOf, middleOf } from './median'

it.each([
  [[300, 100, 200], 200],
  [[100, 200, 300, 1000], 250],
  [[100, 101, 102, 103], 102],
])('the median of %j is %i', (prices, median) => {
  expect(medianOf(prices)).toBe(median)
})

it('is not told of fewer than three', () => {
  expect([medianOf([]), medianOf([100]), medianOf([100, 200])]).toEqual([null, null, null])
})

it('the middle of two is their mean', () => {
  expect([middleOf([100, 200]), middleOf([100, 201]), middleOf([100]), middleOf([])]).toEqual([150, 150.5, 100, null])
})
