import { describe, expect, it } from 'vitest'
import { groupOf } from './product-group-of'

describe('groupOf', () => {
  it.each([
    ['Краве масло Верея 125 г', 12],
    ['КИС.МЛЯКО ЕЛЕНА 2% 400ГР', 7],
    ['Сирене краве Саяна 400 г', 9],
    ['Сирене краве, насипно', 8],
    ['Кашкавал от краве мляко 1 кг', 10],
    ['Домати на кубчета 400 г', 48],
    ['Домати', 54],
    ['Четки за зъби, средни 3 бр.', 80],
    ['Цигари King Red', 78],
    ['Мляко Aptamil 2 800 г', 65],
  ])('%s belongs to group %i', (name, group) => {
    expect(groupOf(name)).toBe(group)
  })

  it.each([
    'Бисквити с масло 200 г',
    'Чипс със сметана и лук',
    'Доматено пюре 500 г',
    'Сок от портокал 1 л',
    'Сапунени балони',
    'Телевизор 55"',
    'Смартфон Banana 5',
    'Козе сирене 400 г',
    '',
  ])('%s belongs to none', (name) => {
    expect(groupOf(name)).toBeNull()
  })
})
