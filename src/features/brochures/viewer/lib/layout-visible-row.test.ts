import { describe, expect, it } from 'vitest'
import { visibleRow } from './layout'

const rows = [0, 1, 2, 3].map((index) => ({ top: index * 1000, height: 980 }))

describe('visibleRow', () => {
  it.each([
    [0, 0],
    [500, 0],
    [650, 1],
    [1000, 1],
    [2700, 3],
    [3080, 3],
  ])('at %i pixels shows row %i', (scrollTop, row) => {
    expect(visibleRow(rows, scrollTop, 900)).toBe(row)
  })

  it('shows a short last row at the end', () => {
    const short = [...rows, { top: 4000, height: 200 }]
    expect(visibleRow(short, 3300, 900)).toBe(4)
  })

  it('survives a brochure without rows', () => {
    expect(visibleRow([], 100, 900)).toBe(0)
  })
})
