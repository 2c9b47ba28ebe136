import { describe, expect, it } from 'vitest'
import { firstHitFrom, hitsByPage, parseWordPages, wordHitsOf } from './hits'

const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.02 }

describe('parseWordPages', () => {
  it('takes the agreed shape', () => {
    const answer = { pages: [{ number: 3, boxes: [box] }] }
    expect(parseWordPages(answer)).toEqual(answer)
    expect(parseWordPages({ pages: [] })).toEqual({ pages: [] })
  })

  it.each([
    null,
    'x',
    {},
    { pages: 1 },
    { pages: [{ number: '3', boxes: [] }] },
    { pages: [{ number: 3, boxes: [{ x: 1 }] }] },
    { error: 'busy' },
  ])('refuses %j', (answer) => {
    expect(parseWordPages(answer)).toBeNull()
  })
})

describe('hits', () => {
  const shown = [1, 4, 3]
  const answer = {
    pages: [
      { number: 3, boxes: [box] },
      { number: 2, boxes: [box] },
      { number: 4, boxes: [box, box] },
    ],
  }
  const hits = wordHitsOf(answer, shown)

  it('follow the shown order and leave hidden pages out', () => {
    expect(hits.map((hit) => hit.page)).toEqual([1, 1, 2])
  })

  it('are counted by page', () => {
    expect(hitsByPage(hits)).toEqual([
      { page: 1, count: 2, first: 0 },
      { page: 2, count: 1, first: 2 },
    ])
  })

  it('start where the reader looks', () => {
    expect(firstHitFrom(hits, 2)).toBe(2)
    expect(firstHitFrom(hits, 0)).toBe(0)
    expect(firstHitFrom(hits, 9)).toBe(0)
    expect(firstHitFrom([], 0)).toBe(0)
  })
})
