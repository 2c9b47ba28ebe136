import { expect, it } from 'vitest'
import { freeOfMark, normalise } from '@/domain/search-text'
import { findKeptWords } from './find-kept-words'
import type { WordsOfPage } from './shapes'

/** Words in a row, each as wide as a tenth of the page. */
function pageOf(number: number, text: string): WordsOfPage {
  const at: Record<string, number[]> = {}
  const written = normalise(text)
  written.forEach((word, place) => {
    at[word] = [...(at[word] ?? []), place]
  })
  return { number, at, boxes: written.map((_, place) => [place / 10, 0, 0.1, 0.1]) }
}

/** Its index has a mark of what the first one is without. */
const sweets = pageOf(6, 'бонбони без захар и захар')
const withoutSugar = { ...sweets, at: { ...sweets.at, [freeOfMark(normalise('захар')[0] ?? '')]: [2] } }

const brochure = {
  words: [
    ...[pageOf(1, 'прясно мляко хляб'), pageOf(2, 'хляб сирене хляб'), pageOf(4, 'тайно мляко')],
    ...[pageOf(5, 'кафе на зърна на пакет'), withoutSugar],
    pageOf(7, 'hair dye'),
  ],
  reading: { pages: [{ number: 2 }, { number: 1 }, { number: 5 }, { number: 6 }, { number: 7 }] },
}

const found = (query: string, language = 'bg') =>
  findKeptWords(brochure, query, language).map(({ page, box }) => `${page}:${box.x * 10}`)

it('finds a word in the order of the pages that are read, in any of its forms, and never on a hidden page', () => {
  expect(found('хляб')).toEqual(['0:0', '0:2', '1:2'])
  expect(found('Млякото')).toEqual(['1:1'])
  expect(found('mlyako')).toEqual(['1:1'])
})

it('prefers pages with all words, and takes those with any where there is none', () => {
  expect(found('мляко хляб')).toEqual(['1:1', '1:2'])
  expect(found('мляко сирене')).toEqual(['0:1', '1:1'])
})

it('takes the last word as unfinished', () => {
  expect(found('сир')).toEqual(['0:1'])
  expect(found('сир хляб')).toEqual(['0:0', '0:2', '1:2'])
})

it('looks for no word such as на, unless there is nothing else', () => {
  expect(found('сирене на фурна')).toEqual(['0:1'])
  expect(found('кафе на зърна')).toEqual(['2:0', '2:2'])
  expect(found('на')).toEqual(['2:1', '2:3'])
})

it('looks for a word that only sounds like such a word', () => {
  expect(found('hair dye', 'en')).toEqual(['4:0', '4:1'])
  expect(found('die hair', 'de')).toEqual(['4:0'])
})

it('tells what is without something from the thing itself', () => {
  expect(found('без захар')).toEqual(['3:2'])
  expect(found('бонбони без захар')).toEqual(['3:0', '3:2'])
  expect(found('захар')).toEqual(['3:2', '3:4'])
})

it('finds nothing for what is no word or not there', () => {
  expect(found('!!')).toEqual([])
  expect(found('constructor')).toEqual([])
  expect(found('бира')).toEqual([])
})
