import { describe, expect, it } from 'vitest'
import { windowOn } from './offer-plan'

const page = { width: 600, height: 800 }

describe('the window on a box of a page', () => {
  it('has the proportion of what it shows, a rim included', () => {
    const { proportion, size } = windowOn(page, { x: 0.3, y: 0.4, width: 0.226, height: 0.176 })
    expect(proportion).toBeCloseTo((0.25 * 600) / (0.2 * 800), 5)
    expect(size.split(' ').map(Number.parseFloat)).toEqual([expect.closeTo(400, 3), expect.closeTo(500, 3)])
  })

  it('begins and ends with the page where the box does', () => {
    expect(windowOn(page, { x: 0, y: 0, width: 0.5, height: 0.5 }).position).toBe('0% 0%')
    expect(windowOn(page, { x: 0.5, y: 0.5, width: 0.5, height: 0.5 }).position).toBe('100% 100%')
    expect(windowOn(page, { x: 0, y: 0, width: 1, height: 1 })).toMatchObject({ size: '100% 100%', position: '0% 0%' })
  })
})
