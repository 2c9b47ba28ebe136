import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAfterKey, boxBetween, moveBox, pullCorner, resizeBox } from './box-moves'

const box = { x: 0.2, y: 0.3, width: 0.4, height: 0.2 }
const point = fc.record({
  x: fc.double({ min: -1, max: 2, noNaN: true }),
  y: fc.double({ min: -1, max: 2, noNaN: true }),
})

describe('a box on a page', () => {
  it('moves and stops at the edge', () => {
    expect(moveBox(box, { x: 0.1, y: -0.1 })).toEqual({ x: 0.3, y: 0.2, width: 0.4, height: 0.2 })
    expect(moveBox(box, { x: 2, y: -2 })).toEqual({ x: 0.6, y: 0, width: 0.4, height: 0.2 })
  })

  it('is drawn from any corner to any other', () => {
    const drawn = { x: 0.1, y: 0.2, width: 0.4, height: 0.5 }
    expect(boxBetween({ x: 0.1, y: 0.2 }, { x: 0.5, y: 0.7 })).toEqual(drawn)
    expect(boxBetween({ x: 0.5, y: 0.2 }, { x: 0.1, y: 0.7 })).toEqual(drawn)
  })

  it('keeps the opposite corner where one is pulled', () => {
    expect(pullCorner(box, 'bottom-right', { x: 0.9, y: 0.9 })).toEqual({ x: 0.2, y: 0.3, width: 0.7, height: 0.6 })
    expect(pullCorner(box, 'top-left', { x: 0.1, y: 0.1 })).toEqual({ x: 0.1, y: 0.1, width: 0.5, height: 0.4 })
  })

  it('follows the arrow keys: moved, resized with Shift, in small steps with Alt', () => {
    const press = (key: string, shiftKey = false, altKey = false) => boxAfterKey(box, { key, shiftKey, altKey })
    expect(press('ArrowRight')).toEqual({ ...box, x: 0.21 })
    expect(press('ArrowUp', false, true)).toEqual({ ...box, y: 0.298 })
    expect(press('ArrowDown', true)).toEqual({ ...box, height: 0.21 })
    expect(press('ArrowLeft', true, true)).toEqual({ ...box, width: 0.398 })
    expect(press('a')).toBeNull()
  })

  it('never leaves the page, whatever is done to it', () => {
    fc.assert(
      fc.property(point, point, point, (one, other, by) => {
        for (const changed of [moveBox(boxBetween(one, other), by), resizeBox(boxBetween(one, other), by)]) {
          expect(Math.min(changed.x, changed.y)).toBeGreaterThanOrEqual(0)
          expect(changed.x + changed.width).toBeLessThanOrEqual(1.00001)
          expect(changed.y + changed.height).toBeLessThanOrEqual(1.00001)
          expect(Math.min(changed.width, changed.height)).toBeGreaterThanOrEqual(0.0199)
        }
      }),
    )
  })
})
