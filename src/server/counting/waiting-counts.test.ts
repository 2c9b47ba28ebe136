import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Counted, WaitingCounts } from './waiting-counts'

type Subject = { day: string; brochure: string }

const day = '2026-11-29'
let written: Counted<Subject>[][]
let isBroken: boolean
let tries: number

const counts = () =>
  new WaitingCounts<Subject>({
    name: 'brochures',
    waitMs: 10_000,
    mostRows: 10_000,
    write: async (rows) => {
      tries += 1
      if (isBroken) throw new Error('no database')
      written.push(rows)
    },
  })

beforeEach(() => {
  written = []
  isBroken = false
  tries = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('writes sums, a while after the first', async () => {
  const waiting = counts()
  waiting.add({ day, brochure: 'a' }, 1)
  waiting.add({ day, brochure: 'a' }, 2)
  waiting.add({ day, brochure: 'b' }, 3)
  waiting.add({ day: '2026-11-30', brochure: 'a' }, 4)
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(written).toEqual([
    [
      { day, brochure: 'a', count: 3 },
      { day, brochure: 'b', count: 3 },
      { day: '2026-11-30', brochure: 'a', count: 4 },
    ],
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(written).toHaveLength(1)
})

it('keeps what could not be written, with its day', async () => {
  const waiting = counts()
  isBroken = true
  waiting.add({ day, brochure: 'a' }, 1)
  await expect(waiting.flush()).rejects.toThrow('no database')
  waiting.add({ day, brochure: 'a' }, 1)
  isBroken = false
  await waiting.flush()
  expect(written).toEqual([[{ day, brochure: 'a', count: 2 }]])
})

it('holds a bounded number of brochures, and goes on counting those that it has', async () => {
  const waiting = counts()
  for (let at = 0; at < 10_001; at += 1) waiting.add({ day, brochure: `made-up-${at}` }, 1)
  waiting.add({ day, brochure: 'made-up-0' }, 1)
  await waiting.flush()
  expect(written[0]).toHaveLength(10_000)
  expect(written[0]?.[0]?.count).toBe(2)
  waiting.add({ day, brochure: 'later' }, 1)
  await waiting.flush()
  expect(written[1]).toHaveLength(1)
})

it('writes at once when it is full, so that made-up brochures keep out nobody for long', async () => {
  const waiting = counts()
  for (let at = 0; at < 10_000; at += 1) waiting.add({ day, brochure: `made-up-${at}` }, 1)
  await Promise.resolve()
  waiting.add({ day, brochure: 'a' }, 1)
  await waiting.flush()
  expect(written.map(({ length }) => length)).toEqual([10_000, 1])
})

it('waits with a full memory, too, while nothing can be written', async () => {
  const waiting = counts()
  isBroken = true
  for (let at = 0; at < 10_000; at += 1) waiting.add({ day, brochure: `made-up-${at}` }, 1)
  await vi.advanceTimersByTimeAsync(5_000)
  waiting.add({ day, brochure: 'made-up-0' }, 1)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(tries).toBe(1)
  isBroken = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(written[0]).toHaveLength(10_000)
})
