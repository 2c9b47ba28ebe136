import { expect, it } from 'vitest'
import { comparedChains, daysOf, groupFigures } from './answer'
import type { ChainGroup } from './overview-query'

const newest = { real: '2026-11-20', invented: '2026-11-21' }
const group = (day: string, unitCents: number | null, invented = false): ChainGroup => ({
  chain: { slug: 'a', name: 'A', invented, colour: '#000000', logoUrl: null, retailerSlug: null },
  group: 12,
  day,
  listings: 10,
  unitCents,
})

it.each([
  ['prices of the newest days', [group('2026-11-18', 500), group('2026-11-20', 600)], { count: 20, lowest: 500 }],
  ['no older price', [group('2026-11-17', 100), group('2026-11-20', 600)], { count: 10, lowest: 600 }],
  [
    'no invented price beside a real one',
    [group('2026-11-21', 1, true), group('2026-11-20', 600)],
    { count: 10, lowest: 600 },
  ],
  ['invented prices alone', [group('2026-11-21', 1, true), group('2026-11-17', 2)], { count: 10, lowest: 1 }],
  ['nothing where all are older', [group('2026-05-13', 100)], { count: 10, lowest: null }],
  ['nothing without a size', [group('2026-11-20', null)], { count: 10, lowest: null }],
])('the lowest of a group is of %s', (_, groups, figures) => {
  expect(groupFigures(groups, newest)).toEqual(figures)
})

it('the overview names the days of the prices that it compares, not a later day on which nothing of them was seen', () => {
  const groups = [group('2026-11-18', 500), group('2026-11-19', 600), group('2026-11-21', 1, true)]
  expect(daysOf(comparedChains(groups, newest))).toEqual({ from: '2026-11-18', to: '2026-11-19' })
  expect(daysOf(comparedChains([group('2026-05-13', 500)], newest))).toBeNull()
})
