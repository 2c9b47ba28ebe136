import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageRows, rowOfPage } from './layout'

const portrait = { width: 595, height: 842 }
const landscape = { width: 842, height: 595 }

function portraits(count: number) {
  return Array.from({ length: count }, () => portrait)
}

describe('pageRows', () => {
  it('puts single pages one below the other', () => {
    expect(pageRows(portraits(3), false)).toEqual([[0], [1], [2]])
  })

  it.each([
    [0, []],
    [1, [[0]]],
    [2, [[0], [1]]],
    [5, [[0], [1, 2], [3, 4]]],
    [6, [[0], [1, 2], [3, 4], [5]]],
  ])('opens %i pages as cover and pairs', (count, rows) => {
    expect(pageRows(portraits(count), true)).toEqual(rows)
  })

  it('lets a landscape page stand alone', () => {
    expect(pageRows([portrait, portrait, landscape, portrait, portrait], true)).toEqual([[0], [1], [2], [3, 4]])
  })

  it('loses no page and keeps the order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(portrait, landscape)), fc.boolean(), (pages, spread) => {
        expect(pageRows(pages, spread).flat()).toEqual(pages.map((_, index) => index))
      }),
    )
  })
})

describe('rowOfPage', () => {
  it('finds the row, and the first one for a page that does not exist', () => {
    const rows = pageRows(portraits(6), true)
    expect(rowOfPage(rows, 4)).toBe(2)
    expect(rowOfPage(rows, 99)).toBe(0)
  })
})
