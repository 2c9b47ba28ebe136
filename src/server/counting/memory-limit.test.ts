import { afterEach, expect, it, vi } from 'vitest'
import { MemoryLimit } from './memory-limit'

afterEach(() => vi.useRealTimers())

it('gives each key its points once a period', () => {
  let day = '2026-11-29'
  const limit = new MemoryLimit({ points: 3, mostKeys: 10, period: () => day })
  expect([limit.take('a', 2), limit.take('a', 2), limit.take('a', 2)]).toEqual([2, 1, 0])
  expect(limit.take('b', 5)).toBe(3)
  day = '2026-11-30'
  expect(limit.take('a')).toBe(1)
})

it('forgets the keys that were used longest ago, and lets no crowd close it for others', () => {
  const limit = new MemoryLimit({ points: 1, mostKeys: 3, period: () => 'always' })
  expect(limit.take('first')).toBe(1)
  for (let stranger = 0; stranger < 2; stranger += 1) expect(limit.take(`stranger ${stranger}`)).toBe(1)
  expect(limit.take('first')).toBe(0)
  for (let stranger = 2; stranger < 5; stranger += 1) expect(limit.take(`stranger ${stranger}`)).toBe(1)
  expect(limit.take('somebody else')).toBe(1)
  expect(limit.take('first')).toBe(1)
})

it('holds nothing beyond its period, also where nobody comes any more', () => {
  vi.useFakeTimers()
  let day = '2026-11-29'
  const limit = new MemoryLimit({ points: 1, mostKeys: 10, period: () => day })
  limit.take('a')
  vi.advanceTimersByTime(3_600_000)
  expect([limit.take('a'), vi.getTimerCount()]).toEqual([0, 1])
  day = '2026-11-30'
  vi.advanceTimersByTime(60_000)
  expect(vi.getTimerCount()).toBe(0)
})
