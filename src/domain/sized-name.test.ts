import { expect, it } from 'vitest'
import { grocerySize } from './pack-size'
import { productTitle } from './product-name'
import { sizedName } from './sized-name'

function titled(group: number, ...names: string[]): string {
  const drinks = names.map((name) => sizedName(name, group))
  return productTitle(drinks, null, grocerySize(drinks[0] ?? ''))
}

it.each([
  ['РАКИЯ ТРОЯНСКА СЛИВОВА РЕЗЕРВА 12Г 0.7Л', 77, 'Ракия троянска сливова резерва 12 години 700 мл'],
  ['Ракия Бургаска Мускатова 7г.', 77, 'Ракия Бургаска Мускатова 7 години'],
  ['РАКИЯ БУРГАСКА МУСКАТОВА 7год.700мл', 77, 'Ракия бургаска мускатова 7 години 700 мл'],
  ['РАКИЯ КАРНОБАТСКА ОТЛ.3Г 0.700', 77, 'Ракия карнобатска отл. 3 години 700 мл'],
  ['ВИНО ВИЛА ПИНО НОАР 750МЛ 2017Г', 76, 'Вино вила пино ноар 2017 750 мл'],
  ['ВИНО ВИЛА ШАРДОНЕ БАРИК 0,750 ГР', 75, 'Вино вила шардоне барик 750 мл'],
])('the age of %s is no weight, and a part of a litre is a size', (name, group, title) => {
  expect(titled(group, name)).toBe(title)
})

it.each([
  ['ГЕРБЕР ПЮРЕ 0.190 ЗЕЛЕНЧУЦИ/ПИЛЕ', 64, 'Гербер пюре зеленчуци/пиле 190 г'],
  ['КИМБО КАФЕ КЛАСИКО МЛЯНО 0,250 ГР', 70, 'Кимбо кафе класико мляно 250 г'],
  ['ПЗ КОЛГЕЙТ 0.075 МАКС КЛИЙН', 81, 'Паста за зъби колгейт макс клийн 75 мл'],
])('three decimals of %s are its size', (name, group, title) => {
  expect(titled(group, name)).toBe(title)
})

it('has the size of a drink once, whichever chain writes its unit', () => {
  const names = ['ВИНО ВИЛА ШАРДОНЕ 0.75', 'ВИНО ВИЛА ШАРДОНЕ 750МЛ']
  expect(titled(75, ...names)).toBe('Вино вила шардоне 750 мл')
  expect(titled(75, ...names.toReversed())).toBe('Вино вила шардоне 750 мл')
})

it.each([
  ['ВИНО ЕЙНДЖЪЛ СИРА 0.75/6 #K#', 'l', 750],
  ['ВИНО МЕРЛО 0.75/6бр', 'l', 750],
  ['ВИНО САЙКЪЛ СИРА 0.750 /4142/', 'l', 750],
  ['Ракия Троянска 0.7мл', 'l', 700],
  ['РАКИЯ БУРГАСКА 7Г', null, null],
] as const)('%s holds %s %i', (name, unit, amount) => {
  expect(grocerySize(sizedName(name, 77))).toEqual(unit === null ? null : { unit, amount })
})

it.each([
  ['Бира Загорка 0.0 500мл', 74],
  ['Бира Загорка 0,5 % 500мл', 74],
  ['Lovico Rakia 40.0% 70cl', 77],
  ['РАКИЯ БУРГАСКА 7 ГОДИШНА 700МЛ', 77],
  ['Кашкавал 12г', 11],
  ['Чай 0.75', null],
  ['Чай 0.750', null],
  ['ОРЕХИТЕ ШПЕК ДЕЛИКАТЕСЕН 0.200/0.220', 28],
  ['ПИЛЕ ЦЯЛО 0.900-1.100', 15],
  ['КУС КУС 0.400 *25', 36],
  ['Ориз 0.700 кг', 35],
  ['КСИЛОГЕЛ ГЕЛ 0.050 10 ГР.', 97],
  ['ЯЙЦА M 0.063', 31],
])('%s of the group %s stays as it is', (name, group) => {
  expect(sizedName(name, group)).toBe(name)
})

it.each([
  ['КИНГ 100 ОНИКС БЛУ (6.20лв)', 'КИНГ 100 ОНИКС БЛУ ( )'],
  ['КАМЕЛ 100 ЙЕЛОУ 3.80е', 'КАМЕЛ 100 ЙЕЛОУ'],
  ['Цигари Мерилин 100 розов 3.50€ 20бр', 'Цигари Мерилин 100 розов   20бр'],
  ['Тереа Амарето Фюз 6,20', 'Тереа Амарето Фюз'],
  ['МЕРИЛИН ПЛЮС 100 БЛУ/6.30', 'МЕРИЛИН ПЛЮС 100 БЛУ'],
  ['Тютюн 12.5 ГР', 'Тютюн 12.5 ГР'],
])('of tobacco, %s, has no price', (name, rest) => {
  expect(sizedName(name, 78).trim()).toBe(rest)
})

it('leaves the numbers of other groups', () => {
  expect(sizedName('БИРА 5,0 %', 74)).toBe('БИРА 5,0 %')
  expect(sizedName('Сирене 6.40', 9)).toBe('Сирене 6.40')
})
