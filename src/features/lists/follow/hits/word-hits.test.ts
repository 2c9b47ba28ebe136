import { describe, expect, it } from 'vitest'
import { isCalled } from './word-hits'

describe('a thing', () => {
  it.each([
    ['Мляко Верея 3%', 'мляко'],
    ['Прясно мляко Олимпус, 1 л', 'мляко'],
    ['Прясно мляко', 'Прясно мляко'],
    ['Кафе на зърна Лаваца', 'кафе'],
    ['Кисело мляко 2%', 'кисело мляко'],
    ['Йогурт с ягоди', 'кисело мляко'],
    ['Прясно мляко 3% без лактоза', 'мляко без лактоза'],
    ['Безлактозно мляко', 'мляко без лактоза'],
  ])('%s is called %s', (title, query) => {
    expect(isCalled(title, query, 'bg')).toBe(true)
  })

  it.each([
    ['Кисело мляко 2%', 'мляко'],
    ['Шоколад с мляко', 'мляко'],
    ['Адаптирано мляко Аптамил', 'мляко'],
    ['Млечен шоколад', 'мляко'],
    ['Прясно масло', 'прясно мляко'],
    ['Прясно мляко 3%', 'мляко без лактоза'],
    ['Безлактозно мляко', 'лактоза'],
    ['Захар', 'без захар'],
  ])('%s is not called %s', (title, query) => {
    expect(isCalled(title, query, 'bg')).toBe(false)
  })

  it('is called by its name in the language of the follower', () => {
    expect(isCalled('Прясно мляко', 'Milch', 'de')).toBe(true)
    expect(isCalled('Кисело мляко', 'Milch', 'de')).toBe(false)
  })
})
