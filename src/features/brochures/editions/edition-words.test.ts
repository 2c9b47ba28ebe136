import { expect, it } from 'vitest'
import { editionWords, townsOfAll } from './edition-words'

const text = (towns: string[], locale: 'bg' | 'de' | 'en' | 'ru') => editionWords(towns, locale)?.text

it('an edition for the whole country says nothing', () => {
  expect(editionWords([], 'bg')).toBeNull()
})

it('the towns of an edition are named in letters that the visitor reads', () => {
  expect(text(['Велико Търново'], 'bg')).toBe('Издание за Велико Търново')
  expect(text(['Варна', 'Бургас'], 'bg')).toBe('Издание за Варна и Бургас')
  expect(text(['Варна', 'Бургас'], 'de')).toBe('Ausgabe für Varna und Burgas')
  expect(text(['Варна', 'Бургас'], 'en')).toBe('Edition for Varna and Burgas')
  expect(text(['Варна'], 'ru')).toBe('Выпуск для города Варна')
  expect(text(['Варна', 'Бургас'], 'ru')).toBe('Выпуск для городов Варна и Бургас')
})

it('of more than three towns two are named and the others counted', () => {
  expect(text(['Варна', 'Бургас', 'Русе'], 'de')).toBe('Ausgabe für Varna, Burgas und Ruse')
  expect(text(['Варна', 'Бургас', 'Русе', 'Шумен'], 'bg')).toBe('Издание за Варна, Бургас и още 2')
  expect(text(['Варна', 'Бургас', 'Русе', 'Шумен'], 'ru')).toBe('Выпуск для городов Варна, Бургас и ещё 2')
})

it('carries the slugs of all its towns, by which a browser knows them', () => {
  expect(editionWords(['Варна', 'Велико Търново', 'София'], 'en')?.towns).toBe('varna veliko-tarnovo sofia')
})

it('several offers together are for the towns of all of them, unless one is for the whole country', () => {
  const [varna, both] = [{ towns: ['Варна'] }, { towns: ['Варна', 'Бургас'] }]
  expect(townsOfAll([varna, both])).toEqual(['Варна', 'Бургас'])
  expect(townsOfAll([varna, { towns: [] }])).toEqual([])
  expect(townsOfAll([])).toEqual([])
})
