import { describe, expect, it } from 'vitest'
import type { Word } from '../types.ts'
import { needsOcr } from './needs-ocr.ts'
import type { GrayPicture } from './types.ts'

const [width, height] = [240, 340]
const blank = (): GrayPicture => ({ gray: new Uint8Array(width * height).fill(255), width, height })

/** Dark strokes of a text, a page full of them. */
function printed(): GrayPicture {
  const page = blank()
  return { ...page, gray: page.gray.map((_, at) => (at % 7 === 0 && Math.floor(at / width) % 12 < 6 ? 20 : 255)) }
}

const words = (count: number, y = 0.5) =>
  Array.from({ length: count }, (_, at): Word => [`дума${at}`, 0.5, y, 0.05, 0.01])

describe('a page is read from its picture', () => {
  it('where something is printed but there are hardly any words', () => {
    expect(needsOcr([], printed())).toBe(true)
    expect(needsOcr(words(5), printed())).toBe(true)
  })

  it('also where a line of terms at its foot is all that is text', () => {
    expect(needsOcr(words(12, 0.96), printed())).toBe(true)
    expect(needsOcr([...words(12, 0.96), ...words(5)], printed())).toBe(true)
    expect(needsOcr([...words(12, 0.96), ...words(6)], printed())).toBe(false)
  })

  it('never where it has its text', () => {
    expect(needsOcr(words(6), printed())).toBe(false)
  })

  it('never where it is empty, of one colour or has a box of colour alone', () => {
    const box = blank()
    for (let y = 100; y < 200; y += 1) box.gray.fill(60, y * width + 40, y * width + 160)
    expect(needsOcr([], box)).toBe(false)
    expect(needsOcr([], blank())).toBe(false)
    expect(needsOcr([], { gray: new Uint8Array(width * height).fill(90), width, height })).toBe(false)
  })
})
