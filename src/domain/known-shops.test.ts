import { expect, it } from 'vitest'
import { isAlsoWord, knownShop, namesShop } from './known-shops'

it.each([
  ['фантастико', 'Фантастико'],
  ['Fantastico', 'Фантастико'],
  ['pepco', 'Пепко'],
  ['H&M', 'Ейч енд Ем'],
  ['h & m', 'Ейч енд Ем'],
  ['C&A', 'Сиенд Ей'],
  ['c a', undefined],
  ['Спорт Депо', 'Спорт Депо'],
  ['home max', 'Хоум Макс'],
  ['тако', 'Тако'],
  ['мляко', undefined],
])('%s is %s', (typed, name) => {
  expect(knownShop(typed)).toBe(name)
})

it('knows which names are words of goods as well', () => {
  expect(['тако', 'action', 'лидл'].filter(isAlsoWord)).toEqual(['тако', 'action'])
})

it('knows a shop by a longer name', () => {
  expect(namesShop('МЕТРО КЕШ ЕНД КЕРИ', 'Метро')).toBe(true)
  expect(namesShop('T MARKET', 'Т Маркет')).toBe(true)
  expect(namesShop('Т Маркет', 'Метро')).toBe(false)
})
