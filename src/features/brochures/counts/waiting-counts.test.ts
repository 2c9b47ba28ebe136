import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Counted, WaitingCounts } from './waiting-counts'

const day = '2026-11-29'
let written: Counted[][]
let isBroken: boolean

const counts = () =>
  new WaitingCounts(async (rows) => {
    if (isBroken) throw new Error('no database')
    written.push(rows)
  })

beforeEach(() => {
  written = []
  isBroken = false
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('writes sums, a while after the first', async () => {
  const waiting = counts()
  waiting.add('a', 'opened', 1, day)
  waiting.add('a', 'opened', 2, day)
  waiting.add('a', 'page-read', 3, day)
  waiting.add('a', 'opened', 4, '2026-11-30')
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(written).toEqual([
    [
      { day, brochure: 'a', kind: 'opened', count: 3 },
      { day, brochure: 'a', kind: 'page-read', count: 3 },
      { day: '2026-11-30', brochure: 'a', kind: 'opened', count: 4 },
    ],
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(written).toHaveLength(1)
})

it('keeps what could not be written, with its day', async () => {
  const waiting = counts()
  isBroken = true
  waiting.add('a', 'opened', 1, day)
  await waiting.flush()
  waiting.add('a', 'opened', 1, day)
  isBroken = false
  await waiting.flush()
  expect(written).toEqual([[{ day, brochure: 'a', kind: 'opened', count: 2 }]])
})

it('holds a bounded number of brochures, and goes on counting those that it has', async () => {
  const waiting = counts()
  for (let at = 0; at < 10_001; at += 1) waiting.add(`made-up-${at}`, 'opened', 1, day)
  waiting.add('made-up-0', 'opened', 1, day)
  await waiting.flush()
  expect(written[0]).toHaveLength(10_000)
  expect(written[0]?.[0]?.count).toBe(2)
  waiting.add('later', 'opened', 1, day)
  await waiting.flush()
  expect(written[1]).toHaveLength(1)
})

it('writes at once when it is full, so that made-up brochures keep out nobody for long', async () => {
  const waiting = counts()
  for (let at = 0; at < 10_000; at += 1) waiting.add(`made-up-${at}`, 'opened', 1, day)
  await Promise.resolve()
  waiting.add('a', 'opened', 1, day)
  await waiting.flush()
  expect(written.map(({ length }) => length)).toEqual([10_000, 1])
})
