import { expect, it } from 'vitest'
import { normalise } from '@/domain/search-text'
import type { Locale } from '@/i18n/routing'
import { alternativesOf, beginningsOf, completionsOf, isSameWord } from './alternatives'
import { termsOf } from './terms'

const inText = (text: string, things: number) => {
  const [word = ''] = normalise(text)
  const isLatin = /^[a-z]/i.test(text)
  return { word, cyrillic: isLatin ? null : text, latin: isLatin ? text : null, things }
}

it.each<[typed: string, text: string, locale: Locale]>([
  ['рецепта', 'рецепти', 'bg'],
  ['рецептата', 'рецепта', 'bg'],
  ['нейна', 'нейните', 'bg'],
  ['книгами', 'книга', 'ru'],
  ['черен', 'черно', 'bg'],
  ['модерната', 'модерен', 'bg'],
])('%s is a form of %s, which only a text has', (typed, text, locale) => {
  expect(isSameWord({ typed, isAlone: true }, inText(text, 0), locale)).toBe(true)
})

it.each<[typed: string, text: string, locale: Locale]>([
  ['бюджетен', 'бюджет', 'bg'],
  ['бюджет', 'бюджетна', 'bg'],
  ['решето', 'решение', 'ru'],
  ['drys', 'dritte', 'en'],
  ['хоби', 'hob', 'bg'],
])('%s is no form of %s, which only a text has', (typed, text, locale) => {
  expect(isSameWord({ typed, isAlone: true }, inText(text, 0), locale)).toBe(false)
})

it.each(['гелове', 'геловете'])('%s are several of a word with a short stem', (typed) => {
  expect(isSameWord({ typed, isAlone: true }, inText('гел', 3), 'bg')).toBe(true)
})

it('a short stem in the other alphabet is equal by chance, even in a name', () => {
  expect(isSameWord({ typed: 'гений', isAlone: true }, inText('geen', 3), 'ru')).toBe(false)
  expect(isSameWord({ typed: 'нескафето', isAlone: true }, inText('nescafe', 3), 'bg')).toBe(true)
})

it('beside other words, a text that has them all is evidence enough', () => {
  expect(isSameWord({ typed: 'празен', isAlone: false }, inText('праз', 0), 'bg')).toBe(true)
  expect(isSameWord({ typed: 'празен', isAlone: true }, inText('праз', 0), 'bg')).toBe(false)
})

const alternativesOfName = (typed: string, written: string) => {
  const word = inText(written, 5)
  const known = { exact: new Map([[word.word, word]]), prefixed: new Map() }
  return termsOf(typed, 'de').flatMap((term) => alternativesOf(term, known, 'de').all)
}

it('a name in another language is a brand too that is listed in both alphabets', () => {
  expect(alternativesOfName('Kinder', 'киндер')).toEqual(
    expect.arrayContaining([normalise('киндер'), normalise('детски')]),
  )
  expect(alternativesOfName('Regal', 'регал')).not.toContainEqual(normalise('регал'))
  expect(alternativesOfName('Käse', 'къс')).not.toContainEqual(normalise('къс'))
})

const nothing = { exact: new Map(), prefixed: new Map() }
const completed = (typed: string) => termsOf(typed, 'bg').flatMap((term) => completionsOf(term, nothing, 'bg'))

it.each([
  ['доматчета', 'домат'],
  ['кроасанчето', 'кроасан'],
  ['сапунче', 'сапун'],
])('%s, which no name has, is a small %s', (typed, thing) => {
  expect(completed(typed)).toContainEqual(normalise(thing))
})

it.each(['овчарче', 'момче', 'сокче'])('%s is no small thing of a known name', (typed) => {
  expect(completed(typed)).toEqual([])
})

it.each([
  ['silv', true],
  ['sill', false],
])('%s is an unfinished Silver: %s', (typed, isBegun) => {
  const silver = inText('Silver', 5)
  const known = { exact: new Map(), prefixed: new Map(normalise(typed).map((beginning) => [beginning, [silver]])) }
  const all = termsOf(typed, 'en').flatMap((term) => completionsOf(term, known, 'en'))
  expect(all.some((words) => words.includes(silver.word))).toBe(isBegun)
})

it('only a longer word that is no known name may be unfinished', () => {
  expect(beginningsOf(termsOf('прясно мляко шокол пор 400 г', 'bg'))).toEqual(normalise('шокол'))
})
