import { describe, expect, it } from 'vitest'
import type { Word } from '../types.ts'
import { mergeWords, uniteWords } from './merge-words.ts'
import type { FoundWord } from './types.ts'

const word = (text: string, left: number, more: Partial<FoundWord> = {}): FoundWord => ({
  text,
  confidence: 90,
  left,
  top: 100,
  width: 20 * text.length,
  height: 30,
  ...more,
})

const texts = (words: readonly FoundWord[]) => words.map(({ text }) => text)

describe('several readings of one page', () => {
  it('give each spot once, in the order of the first, and what only a later one found', () => {
    const merged = mergeWords([
      [word('мляко', 200), word('Прясно', 0)],
      [word('Прясно', 2), word('евро', 600)],
    ])
    expect(texts(merged)).toEqual(['мляко', 'Прясно', 'евро'])
  })

  it('are decided by how many letters were read how surely', () => {
    expect(texts(mergeWords([[word('млека', 0, { confidence: 60 })], [word('мляко', 1)]]))).toEqual(['мляко'])
    expect(texts(mergeWords([[word('мляко', 0)], [word('млека', 1, { confidence: 60 })]]))).toEqual(['мляко'])
  })

  it('prefer a whole word to a surer piece of it, and pieces to a doubtful whole', () => {
    const piece = word('ясно', 40, { confidence: 96 })
    expect(texts(mergeWords([[piece], [word('Прясно', 0)]]))).toEqual(['Прясно'])
    const pieces = [word('15', 0, { confidence: 96 }), word('79', 44, { confidence: 96 })]
    expect(texts(mergeWords([pieces, [word('152', 0, { width: 84 })]]))).toEqual(['15', '79'])
  })

  it('prefer a price with its comma', () => {
    expect(texts(mergeWords([[word('189', 0, { confidence: 90, width: 80 })], [word('1,89', 0)]]))).toEqual(['1,89'])
  })

  it('let words of one reading touch, and leave out edges of pictures', () => {
    expect(texts(mergeWords([[word('за', 0, { width: 90 }), word('1', 44)]]))).toEqual(['за', '1'])
    expect(texts(mergeWords([[word('~|', 0), word('шум', 100, { confidence: 30 })]]))).toEqual([])
  })
})

it('words of the text and of the picture stand once at each spot: the first wins', () => {
  const written: Word[] = [['3', 0.5, 0.9, 0.02, 0.02]]
  const seen: Word[] = [
    ['8', 0.5, 0.9, 0.02, 0.02],
    ['мляко', 0.1, 0.1, 0.2, 0.02],
  ]
  expect(uniteWords(written, seen).map(([text]) => text)).toEqual(['3', 'мляко'])
  expect(uniteWords(seen, written).map(([text]) => text)).toEqual(['8', 'мляко'])
})
