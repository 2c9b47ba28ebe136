import { expect, it } from 'vitest'
import { kindWords } from './kind-words'

it('says in the visitor’s language what a product is, and nothing beside its own name in Bulgarian', () => {
  const title = 'Кисело мляко Верея 3,6 % 400 г'
  expect(kindWords(title, 'en')).toBe('yogurt 3.6%, 400 g')
  expect(kindWords(title, 'de')).toBe('Joghurt 3,6\u00a0%, 400 g')
  expect(kindWords(title, 'ru')).toBe('йогурт 3,6\u00a0%, 400 г')
  expect(kindWords(title, 'bg')).toBeNull()
  expect(kindWords('БИО КИСЕЛО МЛЯКО 3,06 %', 'de')).toBe('Joghurt 3,06\u00a0%')
  expect(kindWords('Телевизор Samsung 55', 'en')).toBe('television')
  expect(kindWords('Калъф за телефон', 'en')).toBeNull()
})
