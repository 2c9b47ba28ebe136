import { describe, expect, it } from 'vitest'
import { limits } from '@/lib/lists/list-limits'
import { priceParts } from './known-prices'

const many = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${kind}:${index}`, title: `${kind} ${index}` }))

describe('the prices of a long list', () => {
  it('are asked for in parts, so that no item is left out', () => {
    const { things, notes } = priceParts(
      [...many('note', 2 * limits.pricedNotes + 1), ...many('product', limits.items + 1)],
      new Map(),
    )
    expect(notes.map(({ length }) => length)).toEqual([limits.pricedNotes, limits.pricedNotes, 1])
    expect(new Set(notes.flat().map(({ id }) => id)).size).toBe(2 * limits.pricedNotes + 1)
    expect(things.map(({ length }) => length)).toEqual([limits.items, 1])
  })

  it('are not asked for again for a note that was answered, unless its text has changed', () => {
    const [one, other] = many('note', 2)
    const answered = new Map([
      ['note:0', 'note 0'],
      ['note:1', 'something else'],
    ])
    expect(
      priceParts(
        [one, other].flatMap((note) => note ?? []),
        answered,
      ),
    ).toEqual({
      things: [],
      notes: [[{ id: 'note:1', text: 'note 1' }]],
    })
  })

  it('are none of an empty list', () => {
    expect(priceParts([], new Map())).toEqual({ things: [], notes: [] })
  })
})
