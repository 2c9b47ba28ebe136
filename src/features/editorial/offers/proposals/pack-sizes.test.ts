import { expect, it } from 'vitest'
import { packsIn, sizesIn } from './pack-sizes'

it('offers an area as a size too, which is read as none by itself', () => {
  expect(sizesIn('Пакет 2,22 м²')).toEqual(['2,22 м²'])
  expect(sizesIn('Ролка 50м2, 10 кг')).toEqual(['10 кг', '50 м2'])
  expect(sizesIn('до 12 м/с, клас С2')).toEqual([])
})

it.each([
  'от 6 бр.',
  'при покупка на 3 броя −20 %',
  'ab 3 Stück je 0,99 €',
  'Mineralwasser ab 6 Stk. 0,99 €',
  'from 3 pieces 20% off',
  'от 3 шт.',
  'от 3 броя по 1,99 €',
  'от 3 броя по 1,99 лв',
  'ab 3 Stück à 0,99 €',
])('takes the pieces of „%s“ for no pack', (text) => expect(packsIn(text, 'any')).toEqual([]))

it.each([
  ['10 бр.', '10 бр.'],
  ['Комплект от 6 бр.', '6 бр'],
  ['3 Stück je 100 g', '3 Stück'],
  ['ab 250 g', '250 g'],
  ['10 шт.', '10 шт'],
  ['1 Liter', '1 Liter'],
  ['je 250-g-Packung', '250-g'],
  ['6 x 0,33-l-Dose', '6 x 0,33-l'],
  ['6 кена x 500 мл', '6 кена x 500 мл'],
  ['12 пауча x 85 г', '12 пауча x 85 г'],
  ['6 бутилки х 1,5 л', '6 бутилки х 1,5 л'],
  ['20 пакетчета х 1,5 г', '20 пакетчета х 1,5 г'],
  ['6 Flaschen à 1,5 l', '6 Flaschen à 1,5 l'],
  ['3 броя по 1,99 €', '3 броя'],
  ['стек 6 кена 0,5 л', '6 кена'],
  ['500 мл x 6 бр.', '500 мл x 6'],
])('takes %s for a pack', (text, pack) =>
  expect(packsIn(text, 'any')[0]?.replace(/\.$/, '')).toBe(pack.replace(/\.$/, '')),
)

it('writes a pack as it is written without its package', () => {
  expect(sizesIn('je 250-g-Packung')).toEqual(['250 g'])
  expect(sizesIn('6 x 0,33-l-Dose')).toEqual(['6 x 0,33 l'])
  expect(sizesIn('10 шт.')).toEqual(['10 шт.'])
})

it.each(['Кафе 1/2 кг', '1,7-l-Wasserkocher'])('takes no pack out of %s', (text) =>
  expect(packsIn(text, 'any')).toEqual([]),
)

it('takes what a vessel holds for no pack, also where the litres are written out', () => {
  expect(packsIn('Кана 1,7 литра', 'vessel')).toEqual([])
  expect(packsIn('Комплект 2 бр.', 'vessel')).toHaveLength(1)
})
