import { expect, it } from 'vitest'
import { readingMinutes } from './plain-text'

const times = (count: number, word: string) => Array(count).fill(word).join(' ')

it.each([
  ['nothing', '', 1],
  ['a line', times(12, 'дума'), 1],
  ['a minute and a third', times(260, 'дума'), 1],
  ['a minute and a half', times(300, 'дума'), 2],
  ['five minutes', times(1000, 'word'), 5],
])('%s', (_name, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})

it('takes a price and a compound for one word, and a dash for none', () => {
  expect(readingMinutes(times(200, '2,49 – what’s-on'))).toBe(2)
})
