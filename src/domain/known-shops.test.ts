import { expect, it } from 'vitest'
import { knownShop } from './known-shops'

it.each([
  ['фантастико', 'Фантастико'],
  ['Fantastico', 'Фантастико'],
  ['pepco', 'Пепко'],
  ['H&M', 'Ейч енд Ем'],
  ['мляко', undefined],
])('%s is %s', (typed, name) => {
  expect(knownShop(typed)).toBe(name)
})
