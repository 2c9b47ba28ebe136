import { describe, expect, it } from 'vitest'
import { parseByteRange } from './answer-file'

describe('byte ranges', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=500-5000', { start: 500, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-2', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['items=0-1', null],
    [null, null],
  ])('%s', (header, expected) => {
    expect(parseByteRange(header, 1000)).toEqual(expected)
  })
})
