import { expect, it } from 'vitest'
import { normalise } from '@/domain/search-text'
import { turned } from './doubts'

const found = (typed: string) => turned({ typed, words: normalise(typed) }).map((correction) => correction.found)

it.each([
  ['udbe', 'кафе'],
  ['RJAT', 'кофе'],
  ['vjkjrj', 'молоко'],
  ['cdtrkf', 'свекла'],
  ['ьшдл', 'milk'],
])('%s is %s, typed in another keyboard layout', (typed, name) => {
  expect(found(typed)).toEqual([name])
})

it.each([
  ['audit', 'has the keys of ькасш, which only has the stem of каша'],
  ['neue', 'has the keys of хеке, which only has the stem of хек'],
  ['ворот', 'has the keys of djhjn, which only has the stem of джин'],
  ['sour', 'has the keys of ядки, but sour cherries are a name'],
])('%s is itself: it %s', (typed) => {
  expect(found(typed)).toEqual([])
})
