import { expect, it } from 'vitest'
import { swipeDirection } from './use-swipe'

it('takes 40 px sideways for a swipe, and less or a scroll for none', () => {
  expect(swipeDirection(-40, 0)).toBe(1)
  expect(swipeDirection(40, 39)).toBe(-1)
  expect(swipeDirection(39, 0)).toBe(0)
  expect(swipeDirection(-60, 80)).toBe(0)
  expect(swipeDirection(-5, 0, 5)).toBe(1)
})
