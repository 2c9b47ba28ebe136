import { expect, it } from 'vitest'
import { timeLeft } from './countdown-clock'

it.each([
  [1, { day: 0, hour: 0, minute: 0, second: 1 }],
  [59.9, { day: 0, hour: 0, minute: 0, second: 59 }],
  [3600, { day: 0, hour: 1, minute: 0, second: 0 }],
  [86_400 * 12 + 3600 * 23 + 60 * 59 + 59, { day: 12, hour: 23, minute: 59, second: 59 }],
])('%d seconds before', (seconds, left) => {
  expect(timeLeft(1_800_000_000 + seconds, 1_800_000_000)).toEqual(left)
})

it('is over at the moment and after it', () => {
  expect(timeLeft(100, 100)).toBeNull()
  expect(timeLeft(100, 101)).toBeNull()
})
