import { expect, it } from 'vitest'
import { sizeSold, unitPriceSold } from './size-sold'

const litres = (amount: number) => ({ unit: 'l', amount })
const grams = (amount: number) => ({ unit: 'kg', amount })

it.each([
  'Пералня 8 кг, 1400 об.',
  'Двукрилен хладилник 250 л',
  'LG сушилня 9 кг',
  'Автоматична пералня Арктик 7 кг',
  'Електрическа фурна 65 л',
  'Детска раница 12 л',
])('%s is not sold by what it holds', (title) => {
  expect(sizeSold({ title, packSize: null })).toBeNull()
  expect(sizeSold({ title, packSize: '8 кг' })).toBeNull()
})

it.each([
  'Еър фрайър 5 л',
  'Кофа 10 л',
  'Кош за смет 30 л',
  'Термочаша 500 мл',
  'Биберон 250 мл',
  'Хладилна чанта 20 л',
  'Дъмбели 2 x 5 кг',
  'Кантар 5 кг',
  'Бъчва 200 л',
  'Въже товароносимост 150 кг',
  'Хавлия 500 г/м2',
  'Копирна хартия A4 80 г',
  'Тетрадка А4 60 л',
  'Waschmaschine 8 kg',
  'Холодильник 300 л',
  'Wasserkocher 1,7 l',
  'Rucksack 20 l',
])('%s has no price of a kilo or litre', (title) => {
  expect(sizeSold({ title, packSize: null })).toBeNull()
})

it.each([
  ['Торф 50 л', litres(50_000)],
  ['Препарат за перални 1 л', litres(1000)],
  ['Чаши 6 бр.', { unit: 'piece', amount: 6 }],
  ['Препарат за пералня 2 л', litres(2000)],
  ['СОЛ СЪДОМИЯЛНА 1.5КГ', grams(1500)],
  ['Макарони на фурна 400 г', grams(400)],
  ['БАНИЧКА ФУРНА ЖАК 150ГР', grams(150)],
  ['Кафе мляно кафемашина 200 г', grams(200)],
  ['Прясно мляко Верея 1 л', litres(1000)],
])('%s is', (title, size) => {
  expect(sizeSold({ title, packSize: null })).toEqual(size)
})

it('is the written size before that of the title', () => {
  expect(sizeSold({ title: 'Мляко 1 л', packSize: '500 мл' })).toEqual(litres(500))
})

it.each([
  ['is exact', null, { cents: 100_000 / 300, unit: 'kg' }],
  [
    'is exact where the printed one is the rounded one',
    { cents: 333, unit: 'kg' },
    { cents: 100_000 / 300, unit: 'kg' },
  ],
  ['is the printed one of the drained weight', { cents: 500, unit: 'kg' }, { cents: 500, unit: 'kg' }],
  ['is the printed one of another unit', { cents: 333, unit: 'l' }, { cents: 333, unit: 'l' }],
] as const)('the unit price of an offer %s', (_name, printed, sold) => {
  expect(unitPriceSold({ title: 'Маслини', packSize: '300 г', price: 100, printed })).toEqual(sold)
})
