import { expect, test } from 'vitest'
import { townKey } from './town-key'

test.each([
  ['Пловдив', 'plovdiv'],
  ['гр. София', 'Sofia'],
  ['София', 'sofiya'],
  ['Велико Търново', 'veliko tarnovo'],
  ['Стара Загора', 'Stara-Zagora'],
  ['Бургас', 'BURGAS'],
  ['Ямбол', 'Jambol'],
])('%s is found as %s', (town, typed) => {
  expect(townKey(typed)).toBe(townKey(town))
})

test('other towns are others', () => {
  expect(townKey('Русе')).not.toBe(townKey('Разград'))
})
