import { expect, it } from 'vitest'
import { transliterate } from './official-latin'
import { inOtherLayouts, mostCost, typingCost } from './typing-cost'

const costOf = (typed: string, meant: string) => typingCost(transliterate(typed), transliterate(meant), 9)

it('is nothing for the same word in the other alphabet', () => {
  expect(costOf('мляко', 'mlyako')).toBe(0)
})

it.each([
  ['шукулад', 'шоколад', 'what sounds alike', 'шикилад'],
  ['кашкавак', 'кашкавал', 'a neighbouring key, not a far one', 'кашкаваж'],
  ['мялко', 'мляко', 'two letters swapped, not two others', 'мтрко'],
  ['ариелл', 'ариел', 'a doubled letter, not the first one left out', 'риел'],
])('%s is likelier meant as %s: %s', (typed, meant, _why, other) => {
  expect(costOf(typed, meant)).toBeLessThan(costOf(other, meant))
})

it.each([
  ['акфе', 'кафе'],
  ['азхар', 'захар'],
  ['масол', 'масло'],
])('%s for %s is one swap', (typed, meant) => {
  expect(typingCost(transliterate(typed), transliterate(meant), mostCost(4))).toBeLessThan(1)
})

it('is infinite above what is allowed', () => {
  expect(typingCost('topeno', 'open', mostCost(6))).toBe(Number.POSITIVE_INFINITY)
  expect(typingCost('ariel', 'priela', mostCost(5))).toBe(Number.POSITIVE_INFINITY)
})

it.each([
  [3, 0],
  [4, 1],
  [6, 1],
  [7, 2],
  [20, 2],
])('of %s letters, %s may be wrong', (length, errors) => {
  expect(Math.floor(mostCost(length))).toBe(errors)
})

it.each([
  ['udbe', 'кафе'],
  ['rjat', 'кофе'],
  ['vjkjrj', 'молоко'],
  ['ьшдл', 'milk'],
])('%s is %s on the same keys', (typed, meant) => {
  expect(inOtherLayouts(typed)).toContain(meant)
})

it('a word with a letter that the other layouts have no letter for is nothing in them', () => {
  expect(inOtherLayouts('жълт')).toEqual([])
})
