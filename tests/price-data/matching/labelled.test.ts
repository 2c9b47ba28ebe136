import { describe, expect, it } from 'vitest'
import { measureHalf } from './labelled/measure'
import { labelledNames, labelledPairs } from './labelled/read-labels'

describe('the labelled sample', () => {
  it('holds real names of every group and pairs of both kinds, half of each held back', () => {
    const names = labelledNames()
    const pairs = labelledPairs()
    expect(names.length).toBeGreaterThanOrEqual(400)
    expect(pairs.length).toBeGreaterThanOrEqual(300)
    expect(new Set(names.map(({ group }) => group)).size).toBeGreaterThan(100)
    expect(pairs.filter(({ same }) => same).length).toBeGreaterThan(100)
    expect(pairs.filter(({ same }) => !same).length).toBeGreaterThan(100)
    expect(names.filter(({ half }) => half === 'held')).toHaveLength(names.length / 2)
    expect(pairs.filter(({ half }) => half === 'held')).toHaveLength(pairs.length / 2)
  })
})

/** The results rounded down; `README.md` of the feature has the exact figures. */
const floors = {
  held: {
    size: { precision: 0.99, recall: 0.98 },
    brand: { precision: 0.98, recall: 0.98 },
    words: { precision: null, recall: 0.98 },
    group: { precision: 0.98, recall: 0.91 },
    'same product': { precision: 0.96, recall: 0.88 },
  },
  tune: {
    size: { precision: 1, recall: 1 },
    brand: { precision: 0.98, recall: 0.98 },
    words: { precision: null, recall: 1 },
    group: { precision: 1, recall: 0.93 },
    'same product': { precision: 0.95, recall: 0.85 },
  },
} as const

describe.each(['held', 'tune'] as const)('on the %s half, the reading of names', (half) => {
  const measured = measureHalf(half)
  const percent = (share: number | null) => (share === null ? '–' : `${(share * 100).toFixed(1)} %`)
  for (const [what, { precision, recall }] of Object.entries(measured)) {
    process.stdout.write(`${half}, ${what}: precision ${percent(precision)}, recall ${percent(recall)}\n`)
  }

  it.each(['size', 'brand', 'words', 'group', 'same product'] as const)('reaches its floors for %s', (what) => {
    expect(measured[what].precision ?? 0).toBeGreaterThanOrEqual(floors[half][what].precision ?? 0)
    expect(measured[what].recall).toBeGreaterThanOrEqual(floors[half][what].recall)
  })
})
