import { afterEach, expect, it, vi } from 'vitest'
import { type CountKind, countKinds } from '@/domain/count-kinds'
import { countMessage, limitedCounts } from './count-message'

const view = { brochure: 'week-48', opened: true, foundBySearch: false, pages: 2, ticked: 1 }

function counting() {
  const sums: Record<string, number> = {}
  const count = limitedCounts((brochure, kind, number) => {
    const key = `${brochure} ${kind}`
    sums[key] = (sums[key] ?? 0) + number
  })
  const sumOf = (kind: CountKind, brochure = 'week-48') => sums[`${brochure} ${kind}`] ?? 0
  return { count, sums, sumOf }
}

afterEach(() => vi.useRealTimers())

it('adds the parts of a view', () => {
  const { count, sums } = counting()
  count({ counts: [view, { ...view, brochure: 'week-49', opened: false, foundBySearch: true, pages: 0 }] }, 'home')
  expect(sums).toEqual({
    'week-48 opened': 1,
    'week-48 page-read': 2,
    'week-48 ticked': 1,
    'week-49 ticked': 1,
  })
  count({ counts: [{ ...view, foundBySearch: true }] }, 'home')
  expect(sums).toMatchObject({ 'week-48 opened': 2, 'week-48 found-by-search': 1 })
})

it('takes no more of a network than a day has, and that of others all the same', () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T10:00:00Z'), toFake: ['Date'] })
  const { count, sumOf } = counting()
  const flood = () => {
    for (let times = 0; times < 150; times += 1) {
      count({ counts: [{ ...view, foundBySearch: true, pages: 1000, ticked: 1000 }] }, 'stranger')
    }
  }
  flood()
  const most = { opened: 100, 'found-by-search': 100, 'page-read': 2000, ticked: 300 }
  const sums = () => Object.fromEntries(countKinds.map((kind) => [kind, sumOf(kind)]))
  expect(sums()).toEqual(most)
  count({ counts: [view] }, 'home')
  expect(sumOf('opened')).toBe(101)
  vi.setSystemTime(new Date('2026-11-30T10:00:00Z'))
  flood()
  expect(sumOf('opened')).toBe(201)
})

it('takes 600 brochures an hour of a network', () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T10:00:00Z'), toFake: ['Date'] })
  const { count, sums } = counting()
  for (let at = 0; at < 700; at += 1) count({ counts: [{ ...view, brochure: `made-up-${at}`, pages: 0 }] }, 'stranger')
  expect(Object.keys(sums)).toHaveLength(1200)
  count({ counts: [view] }, 'home')
  expect(Object.keys(sums)).toHaveLength(1203)
})

it.each([
  { counts: [] },
  { counts: Array(21).fill(view) },
  { counts: [{ ...view, brochure: '../x' }] },
  { counts: [{ ...view, brochure: 'a'.repeat(81) }] },
  { counts: [{ ...view, pages: -1 }] },
  { counts: [{ ...view, pages: 1.5 }] },
  { counts: [{ ...view, ticked: 1001 }] },
  { counts: [{ ...view, opened: 5 }] },
  { counts: [{}] },
  {},
])('refuses %j', (message) => {
  expect(countMessage.safeParse(message).success).toBe(false)
})
