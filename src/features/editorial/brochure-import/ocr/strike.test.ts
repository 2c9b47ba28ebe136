import { expect, it } from 'vitest'
import { withoutStrike } from './strike.ts'
import type { GrayPicture } from './types.ts'

const [width, height] = [120, 52]
const columns = { first: 0, end: width }

/** Noughts of 16 by 36 pixels with walls of 4, at the columns given. */
const isNought = (lefts: readonly number[]) => (x: number, y: number) =>
  lefts.some((left) => {
    const [across, down] = [x - left, y - 8]
    if (across < 0 || across >= 16 || down < 0 || down >= 36) return false
    return across < 4 || across >= 12 || down < 4 || down >= 32
  })

/** 0 to 1: a stroke of three pixels from the left below to the right above. */
const strokeAt = (x: number, y: number) => Math.min(1, Math.max(0, 2 - Math.abs(y - (30 - x / 12))))

function drawn(valueAt: (x: number, y: number) => number): GrayPicture {
  const gray = Uint8Array.from({ length: width * height }, (_, at) => valueAt(at % width, Math.floor(at / width)))
  return { gray, width, height }
}

const noughts = isNought([10, 40, 70, 96])

it('a stroke is taken out of a word between and within its letters, whose walls stay', () => {
  const struck = drawn((x, y) => (noughts(x, y) ? 0 : 255 * (1 - strokeAt(x, y))))
  const { gray } = withoutStrike(struck, columns)
  const at = (x: number, y: number) => gray[y * width + x]
  expect([at(2, 30), at(32, 27), at(18, 28), at(117, 20)]).toEqual([255, 255, 255, 255])
  expect([at(11, 29), at(42, 27), at(53, 26), at(18, 9)]).toEqual([0, 0, 0, 0])
})

it('a bar of a letter on which the stroke lies stays', () => {
  const isBar = (x: number, y: number) => x >= 74 && x < 82 && y >= 22 && y < 27
  const struck = drawn((x, y) => (noughts(x, y) || isBar(x, y) ? 0 : 255 * (1 - strokeAt(x, y))))
  const { gray } = withoutStrike(struck, columns)
  expect([gray[24 * width + 78], gray[26 * width + 78], gray[27 * width + 46]]).toEqual([0, 0, 255])
})

it('letters that are paler than the stroke become as dark as others', () => {
  const struck = drawn((x, y) => (noughts(x, y) ? 140 : 255) * (1 - strokeAt(x, y)))
  const { gray } = withoutStrike(struck, columns)
  expect(gray[9 * width + 18]).toBe(40)
})

it.each([
  ['no line through it', noughts],
  ['a bar below its letters', (x: number, y: number) => noughts(x, y) || (y >= 40 && y < 44)],
  ['letters that touch', (x: number, y: number) => y >= 8 && y < 44 && (x % 14 < 6 || Math.abs(y - 26) < 3)],
])('a word with %s is as it was', (_name, isInk) => {
  const picture = drawn((x, y) => (isInk(x, y) ? 0 : 255))
  expect(withoutStrike(picture, { first: 0, end: 118 })).toBe(picture)
})
