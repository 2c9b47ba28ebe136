import { expect, it } from 'vitest'
import { withCommas } from './commas.ts'
import { baseline, lineHeight } from './line-picture.ts'

const [width, height] = [120, 72]

/** Four figures of 20 pixels, with marks below the line where they are given. */
function picture(commas: readonly number[]) {
  const isInk = (x: number, y: number) =>
    (x % 30 < 20 && y >= baseline - lineHeight && y < baseline) ||
    commas.some((left) => x >= left && x < left + 5 && y >= baseline - 4 && y < baseline + 6)
  const gray = Uint8Array.from({ length: width * height }, (_, at) =>
    isInk(at % width, Math.floor(at / width)) ? 0 : 255,
  )
  return { gray, width, height }
}

const read = (text: string, commas: readonly number[]) => {
  const word = { text, confidence: 90, left: 0, top: baseline - lineHeight, width: 110, height: lineHeight }
  return withCommas([word], picture(commas)).map(({ text }) => text)
}

it('a comma that stands before the last two figures is read', () => {
  expect(read('1475', [52])).toEqual(['14,75'])
  expect(read('145€', [23])).toEqual(['1,45€'])
})

it.each([
  ['no comma', '1475', []],
  ['a comma elsewhere', '1475', [23]],
  ['two', '1475', [23, 52]],
  ['no amount', '75', [23]],
])('figures with %s are as they were', (_name, text, commas) => {
  expect(read(text, commas)).toEqual([text])
})
