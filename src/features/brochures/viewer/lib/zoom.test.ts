import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxZoom, clampZoom, doubleTapZoom, maxZoom, minZoom, nextStop, wheelZoom } from './zoom'

const zooms = fc.double({ min: minZoom, max: maxZoom, noNaN: true })

describe('clampZoom', () => {
  it.each([
    [0.2, 1],
    [1, 1],
    [3.3, 3.3],
    [5, 5],
    [9, 5],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('%d becomes %d', (zoom, expected) => {
    expect(clampZoom(zoom)).toBe(expected)
  })
})

describe('boxZoom', () => {
  const [page, phone] = [
    { width: 360, height: 500 },
    { width: 360, height: 740 },
  ]

  it.each([
    ['half a page wide', { width: 0.5, height: 0.3 }, 1.8],
    ['high', { width: 0.2, height: 0.5 }, 1.332],
    ['a word', { width: 0.05, height: 0.01 }, 2.5],
    ['the whole page', { width: 1, height: 1 }, 1],
    ['nothing', { width: 0, height: 0 }, 1],
  ])('of what is %s', (_, box, zoom) => {
    expect(boxZoom(box, page, phone)).toBeCloseTo(zoom)
  })
})

describe('nextStop', () => {
  it.each([
    [1, 1, 1.5],
    [1.2, 1, 1.5],
    [4.9, 1, 5],
    [5, 1, 5],
    [5, -1, 4],
    [1.2, -1, 1],
    [1, -1, 1],
  ] as const)('from %d in direction %d leads to %d', (zoom, direction, expected) => {
    expect(nextStop(zoom, direction)).toBe(expected)
  })

  it('reaches both ends from anywhere', () => {
    fc.assert(
      fc.property(zooms, (start) => {
        let zoom = start
        for (let step = 0; step < 6; step++) zoom = nextStop(zoom, 1)
        expect(zoom).toBe(maxZoom)
        for (let step = 0; step < 6; step++) zoom = nextStop(zoom, -1)
        expect(zoom).toBe(minZoom)
      }),
    )
  })
})

describe('wheelZoom', () => {
  it('grows away from the reader, shrinks towards, and stays within its bounds', () => {
    expect(wheelZoom(2, -100)).toBeGreaterThan(2)
    expect(wheelZoom(2, 100)).toBeLessThan(2)
    fc.assert(
      fc.property(zooms, fc.integer({ min: -5000, max: 5000 }), (zoom, delta) => {
        expect(wheelZoom(zoom, delta)).toBeGreaterThanOrEqual(minZoom)
        expect(wheelZoom(zoom, delta)).toBeLessThanOrEqual(maxZoom)
      }),
    )
  })
})

describe('doubleTapZoom', () => {
  it('enlarges a whole page and brings an enlarged one back', () => {
    expect(doubleTapZoom(1)).toBe(2.5)
    expect(doubleTapZoom(2.5)).toBe(1)
    expect(doubleTapZoom(1.4)).toBe(1)
  })
})
