import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutPages, pageRows, pointAt, positionOf, rowScrollTop } from './layout'

const phone = { width: 360, height: 740 }
const desktop = { width: 1440, height: 900 }
const a4 = { width: 595, height: 842 }
const wide = { width: 842, height: 595 }
const pages = [a4, a4, wide, a4, a4]

function at(view: typeof phone, zoom: number, spread = false) {
  return layoutPages({ pages, rows: pageRows(pages, spread), view, zoom })
}

describe('layoutPages', () => {
  it('fills the width of a phone', () => {
    const { width, pages: places } = at(phone, 1)
    expect(width).toBe(360)
    for (const place of places) expect(place).toMatchObject({ left: 0, width: 360 })
  })

  it('shows a whole row in the window of a desktop', () => {
    for (const spread of [false, true]) {
      const { rows, pages: places, width } = at(desktop, 1, spread)
      expect(width).toBe(1440)
      for (const row of rows) expect(row.height).toBeLessThanOrEqual(900)
      for (const place of places) {
        expect(place.left).toBeGreaterThanOrEqual(0)
        expect(place.left + place.width).toBeLessThanOrEqual(1440)
      }
    }
  })

  it('leaves double pages clear of the tools at the edges and sides of the window', () => {
    for (const view of [desktop, { width: 1024, height: 768 }, { width: 1920, height: 1080 }]) {
      const layout = at(view, 1, true)
      layout.rows.forEach((row, index) => {
        const top = row.top - rowScrollTop(layout, index, view.height)
        expect(top, 'the tools above are 60 px high').toBeGreaterThanOrEqual(60)
        expect(top + row.height, 'the tools below are 56 px high').toBeLessThanOrEqual(view.height - 56)
      })
      for (const { left, width } of layout.pages) {
        expect(left, 'the buttons that turn end at 60 px').toBeGreaterThanOrEqual(60)
        expect(left + width).toBeLessThanOrEqual(view.width - 60)
      }
    }
  })

  it('lets pairs touch at the fold', () => {
    const { pages: places } = at(desktop, 1, true)
    expect((places[3]?.left ?? 0) + (places[3]?.width ?? 0)).toBeCloseTo(places[4]?.left ?? 0)
    expect(places[3]?.top).toBe(places[4]?.top)
  })

  it('never overlaps rows and keeps the proportion of every page', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(phone, desktop, { width: 768, height: 1024 }, { width: 740, height: 360 }),
        fc.double({ min: 1, max: 5, noNaN: true }),
        fc.boolean(),
        (view, zoom, spread) => {
          const { rows, pages: places } = at(view, zoom, spread)
          rows.forEach((row, index) => {
            const next = rows[index + 1]
            if (next) expect(next.top).toBeGreaterThan(row.top + row.height)
          })
          places.forEach((place, index) => {
            const page = pages[index]
            if (page) expect(place.width / place.height).toBeCloseTo(page.width / page.height, 6)
          })
        },
      ),
    )
  })

  it('survives a window without a size', () => {
    expect(layoutPages({ pages: [], rows: [], view: { width: 0, height: 0 }, zoom: 1 }).pages).toEqual([])
  })
})

describe('pointAt and positionOf', () => {
  it('find the same place of a page at another zoom', () => {
    const before = at(phone, 1)
    const after = at(phone, 3)
    const point = pointAt(before, 180, 900)
    const moved = positionOf(after, point)
    const again = pointAt(after, moved.x, moved.y)
    expect(again.page).toBe(point.page)
    expect(again.x).toBeCloseTo(point.x, 6)
    expect(again.y).toBeCloseTo(point.y, 6)
  })

  it('take the nearest page beside and between pages', () => {
    const layout = at(desktop, 1)
    expect(pointAt(layout, 5, 400)).toMatchObject({ page: 0 })
    expect(pointAt(layout, 5, 400).x).toBeLessThan(0)
    expect(pointAt(layout, 700, 1e6).page).toBe(4)
  })
})

describe('rowScrollTop', () => {
  it('centres a row that fits and shows a larger one from its edge', () => {
    const layout = at(phone, 1)
    const row = layout.rows[1]
    expect(rowScrollTop(layout, 1, 740)).toBeCloseTo((row?.top ?? 0) - (740 - (row?.height ?? 0)) / 2)
    const large = at(phone, 4)
    expect(rowScrollTop(large, 1, 740)).toBeCloseTo((large.rows[1]?.top ?? 0) - 8)
    expect(rowScrollTop(layout, 0, 740)).toBe(0)
  })
})
