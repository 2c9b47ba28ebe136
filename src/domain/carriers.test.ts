import { describe, expect, it } from 'vitest'
import { readTracking, trackingPattern } from './carriers'

describe('a carrier’s number', () => {
  it('is Latin letters, digits and dashes, without the spaces that it was typed with', () => {
    expect(readTracking(' 1051 2345 67890 ')).toBe('1051234567890')
    expect(readTracking('rr123456789bg')).toBe('RR123456789BG')
    expect(readTracking('TRACK-1')).toBe('TRACK-1')
  })

  it('is nothing else, and none without a digit', () => {
    for (const typed of ['<b>x</b> товар № ♥', 'товар12', '123', 'none', '1'.repeat(41), '1051/234', '']) {
      expect(readTracking(typed)).toBeNull()
    }
  })

  it('is what its field lets through', () => {
    expect('1051 2345').toMatch(new RegExp(`^(?:${trackingPattern})$`, 'v'))
    expect('<b>x</b>').not.toMatch(new RegExp(`^(?:${trackingPattern})$`, 'v'))
  })
})
