import { expect, it } from 'vitest'
import { findLines } from './find-lines'

/** Letters of 9 by 10 pixels, one every `every` pixels. */
function pattern(width: number, height: number, every: number) {
  const isDark = (x: number, y: number) => x < 9 && y < 10 && (x < 3 || y < 3)
  const gray = Uint8Array.from({ length: width * height }, (_, at) =>
    isDark((at % width) % every, Math.floor(at / width) % every) ? 0 : 255,
  )
  return { gray, width, height }
}

it('finds lines of letters', () => {
  expect(findLines(pattern(280, 140, 14), 'small').length).toBeGreaterThanOrEqual(9)
})

it('finds an old price with a stroke through it, whose insides are many', () => {
  const [width, height] = [300, 100]
  const isNought = (x: number, y: number) => {
    const [across, down] = [x % 34, y - 30]
    return (
      x >= 34 &&
      x < 238 &&
      across < 24 &&
      down >= 0 &&
      down < 36 &&
      (across < 5 || across >= 19 || down < 5 || down >= 31)
    )
  }
  const isStroke = (x: number, y: number) => x >= 28 && x < 240 && Math.abs(y - (52 - x / 30)) <= 2
  const gray = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return isNought(x, y) || isStroke(x, y) ? 60 : 250
  })
  const lines = findLines({ gray, width, height }, 'small')
  expect(lines.filter(({ ink }) => ink === 'dark').map(({ parts }) => parts.length)).toEqual([1])
})

it('takes a pattern of more letters than a page has for no text', () => {
  expect(findLines(pattern(1800, 1800, 14), 'small')).toEqual([])
})

it('looks through a tall page of bars within the time of a page', () => {
  const [width, height] = [640, 5120]
  const isDark = (at: number) => (at % width) % 6 < 3 && Math.floor(at / width) % 16 < 13
  const gray = Uint8Array.from({ length: width * height }, (_, at) => (isDark(at) ? 0 : 255))
  expect(findLines({ gray, width, height }, 'large')).toEqual([])
})
