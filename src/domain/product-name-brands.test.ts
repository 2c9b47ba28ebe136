import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandKey, latinBrand, otherBrandSpellings, withListedBrand } from './product-name-brands'

describe('a brand', () => {
  it.each([
    ['Lavazza', 'ЛАВАЦА'],
    ['Costa', 'Коста'],
    ['Dilmah', 'ДИЛМА'],
    ['Nescafé', 'Нескафе'],
    ['Coca-Cola', 'Кока Кола'],
    ['CocaCola', 'кока-кола'],
    ['7Days', '7 Дейс'],
  ])('is one in the spellings %s and %s', (one, other) => {
    expect(brandKey(one)).toBe(brandKey(other))
    expect(brandKey(one)).not.toBe('')
  })

  it('has a key that is its own key, as an address must be read again', () => {
    const letters = fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщъьюяыэёabcdefghijklmnopqrstuvwxyzéüß &-’7'.split(''))
    fc.assert(
      fc.property(fc.string({ unit: letters }), (name) => brandKey(brandKey(name)) === brandKey(name)),
      { numRuns: 5000 },
    )
    expect(['Lavazza', 'Верея', 'Coca-Cola', 'а-х'].map(brandKey)).toEqual(['лаваца', 'верея', 'кокакола', 'а'])
  })

  it('is not one with another', () => {
    const keys = ['Costa', 'Коста Доро', 'Dilmah', 'Верея', 'Милка', 'Мила'].map(brandKey)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each([
    ['лаваца', ['Lavazza', 'Лаваза']],
    ['DOVE', ['Дав']],
    ['Верея', []],
    ['Кафе Lavazza', []],
  ])('called %s is also written %j', (text, others) => {
    expect(otherBrandSpellings(text)).toEqual(others)
  })

  it('is read in Latin letters, its own where they are known', () => {
    expect(['Лаваца', 'ВЕРЕЯ', 'Боженци', 'Barilla'].map(latinBrand)).toEqual([
      'Lavazza',
      'Vereya',
      'Bozhentsi',
      'Barilla',
    ])
  })
})

describe('an offer', () => {
  const named = (title: string, brand: string | null = null) => {
    const offer = withListedBrand({ title, brand })
    return [offer.title, offer.brand]
  }

  it('has its brand in one spelling, also where only its title names it', () => {
    expect(named('Кафе Lavazza Оро', 'LAVAZZA')).toEqual(['Кафе Лаваца Оро', 'Лаваца'])
    expect(named('Кафе Lavazza Оро')).toEqual(['Кафе Лаваца Оро', 'Лаваца'])
    expect(named('Lavazza Qualità Oro')).toEqual(['Лаваца Qualità Oro', 'Лаваца'])
    expect(named('Кисело мляко Верея 2 %')).toEqual(['Кисело мляко Верея 2 %', 'Верея'])
  })

  it.each([
    ['Coca-Cola 2 л', 'Кока Кола 2 л', 'Кока Кола'],
    ['Nurofen 200 мг', 'Нурофен 200 мг', 'Нурофен'],
    ['Шоколад Ритер Спорт', 'Шоколад Ritter Sport', 'Ritter Sport'],
  ])('titled %s is of a brand that is listed in both alphabets', (title, shown, brand) => {
    expect(named(title)).toEqual([shown, brand])
  })

  it('has the brand that is a name of others too where it makes such things', () => {
    expect(named('Кашкавал Витоша 400 г')).toEqual(['Кашкавал Витоша 400 г', 'Витоша'])
    expect(named('Кисело мляко Olympus')).toEqual(['Кисело мляко Олимпус', 'Олимпус'])
    expect(named('Препарат за съдове Фея')).toEqual(['Препарат за съдове Фея', 'Фея'])
    expect(named('Сметана Olympus 20 %')).toEqual(['Сметана Олимпус 20 %', 'Олимпус'])
    expect(named('Портокалов сок Olympus')).toEqual(['Портокалов сок Олимпус', 'Олимпус'])
    expect(named('Носни кърпички Zebra')).toEqual(['Носни кърпички Зебра', 'Зебра'])
    expect(named('Зърнеста закуска Регина кус-кус')).toEqual(['Зърнеста закуска Регина кус-кус', 'Регина'])
  })

  it.each([
    'Закуска със сирене',
    'Сладка закуска',
    'СЛАДКА ЗАКУСКА',
    'Вкусно пиле',
    'Бельо с кристал',
    'Ябълки',
    'Ябълки Клас 1',
    'Листово Тесто',
    'Спално бельо King Size',
    'Портокали, Гърция',
    'Фета сирене от Гърция',
    'Victory Laufschuh',
    'Olympus Kamera',
    'Vital Shampoo',
    'Кукла Фея',
    'Чай Мелиса',
    'Обувки Витоша',
    'Гел бял Или син',
  ])('of a common word that is a brand too, %s, has none', (title) => {
    expect(named(title)).toEqual([title, null])
  })
})
