import { expect, it } from 'vitest'
import { isLeak, leastFound, type Series, slopeOf } from './memory-slope'

const megabyte = 1024 * 1024
const minuteMs = 60_000

/** One sample every ten seconds of 70 minutes; garbage comes and goes every three. */
function series(bytesAt: (minutes: number) => number): Series {
  const samples = Array.from({ length: 420 }, (_, index) => ({ at: 5000 + index * 10_000, bytes: bytesAt(index / 6) }))
  return { name: 'web-1', samples }
}
const sawtooth = (minutes: number) => 300 * megabyte + (minutes % 3) * 20 * megabyte
const judged = (bytesAt: (minutes: number) => number) => {
  const slope = slopeOf(series(bytesAt), 20 * minuteMs)
  if (!slope) throw new Error('not judged')
  return slope
}

it('garbage that comes and goes is no leak', () => {
  expect(isLeak(judged(sawtooth))).toBe(false)
})

it('growth while caches fill is no leak', () => {
  expect(isLeak(judged((minutes) => sawtooth(minutes) + Math.min(minutes, 20) * 10 * megabyte))).toBe(false)
})

it('steady growth is a leak, also under garbage', () => {
  const slope = judged((minutes) => sawtooth(minutes) + (minutes / 60) * 60 * megabyte)
  expect(isLeak(slope)).toBe(true)
  expect(slope.perHour / megabyte).toBeCloseTo(60, -1)
  expect(leastFound(slope)).toBeLessThan(60 * megabyte)
})

it('growth below the bound is none', () => {
  expect(isLeak(judged((minutes) => 300 * megabyte + (minutes / 60) * 10 * megabyte))).toBe(false)
  expect(isLeak(judged((minutes) => 300 * megabyte + (minutes / 60) * 20 * megabyte))).toBe(true)
})

it('memory that is taken once, with more work, is no leak; growth that begins late is one', () => {
  expect(isLeak(judged((minutes) => sawtooth(minutes) + (minutes > 40 ? 60 * megabyte : 0)))).toBe(false)
  expect(isLeak(judged((minutes) => sawtooth(minutes) + Math.max(0, minutes - 40) * 2 * megabyte))).toBe(true)
})

it('a process that was killed too early is not judged', () => {
  const { name, samples } = series(sawtooth)
  expect(slopeOf({ name, samples: samples.slice(0, 200) }, 20 * minuteMs)).toBeNull()
  expect(slopeOf({ name, samples: [] }, 0)).toBeNull()
})
