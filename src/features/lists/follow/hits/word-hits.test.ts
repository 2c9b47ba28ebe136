import { describe, expect, it } from 'vitest'
import { isCalled } from './word-hits'

const ofTitle = (title: string) => ({ title, brand: null, packSize: null })

describe('a thing', () => {
  it.each([
    ['Мляко Верея 3%', 'мляко'],
    ['Прясно мляко Олимпус, 1 л', 'мляко'],
    ['Прясно мляко', 'Прясно мляко'],
    ['Кафе на зърна Лаваца', 'кафе'],
    ['Кафе зърна Лаваца', 'кафе'],
    ['Кисело мляко 2%', 'кисело мляко'],
    ['Йогурт с ягоди', 'кисело мляко'],
    ['Прясно мляко 3% без лактоза', 'мляко без лактоза'],
    ['Безлактозно мляко', 'мляко без лактоза'],
    ['Бира безалкохолна', 'безалкохолна бира'],
    ['Кафе Лаваца', 'lavazza'],
    ['Кафе мляно', 'най-евтино кафе'],
  ])('%s is called %s', (title, query) => {
    expect(isCalled(ofTitle(title), query, 'bg')).toBe(true)
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
    expect(isCalled(ofTitle(title), query, 'bg')).toBe(false)
  })

  it.each(['lavazza', 'лаваца кафе', 'кафе 1 кг', 'кафе 1000 г'])(
    'with its brand and size beside its title is called %s',
    (query) => {
      expect(isCalled({ title: 'Кафе на зърна', brand: 'Lavazza', packSize: '1 кг' }, query, 'bg')).toBe(true)
    },
  )

  it.each(['мляко', 'мляко 1 л', 'шоколад 2 л'])('is not called %s for its size', (query) => {
    expect(isCalled({ title: 'Шоколад с мляко', brand: null, packSize: '1 л' }, query, 'bg')).toBe(false)
  })

  it('is called by its name in the language of the follower', () => {
    expect(isCalled(ofTitle('Прясно мляко'), 'Milch', 'de')).toBe(true)
    expect(isCalled(ofTitle('Кисело мляко'), 'Milch', 'de')).toBe(false)
  })
})
