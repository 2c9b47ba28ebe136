import { describe, expect, it } from 'vitest'
import type { Word } from '../../brochure-import/types'
import { field, height, line, page, width } from './page-fixtures'

describe('a price is read', () => {
  it.each([
    ['2,99 €', 299],
    ['1.49 €', 149],
    ['1.49€', 149],
    ['€2,99', 299],
    ['2⁹⁹', 299],
    ['2⁹⁹ €', 299],
    ['2 99', 299],
    ['12,50', 1250],
    ['3,- €', 300],
    ['15 €', 1500],
    ['1 299,00 €', 129900],
    ['1 299,- €', 129900],
    ['2,99 лв.', 153],
    ['2,459.00 €', 245900],
    ['€2,459.00', 245900],
    ["2'459.00 €", 245900],
    ['2’459.00 €', 245900],
    ['2’459 €', 245900],
    ['EUR 2,459.00', 245900],
    ['€ 2.459,00', 245900],
    ['2 459,00 EUR', 245900],
    ['.79 €', 79],
    ['€ .79', 79],
    ['€.79', 79],
    ['-.79', 79],
    ['79 ст.', 79],
    ['79ст.', 79],
    ['79 цента', 79],
    ['7,5 €', 750],
    ['€ 7,5', 750],
    ['7.5€', 750],
    ['€ 18,-', 1800],
    ['18,– €', 1800],
    ['€ 18', 1800],
    ['4,49 € + 0,10 € депозит', 449],
    ['4,49 € депозит 0,10 €', 449],
    ['19,99 €/кг', 1999],
    ['2,99€!', 299],
    ['2,99 €!', 299],
  ])('%s', (text, cents) => {
    expect(field(line(text, 50, 150, 30))).toMatchObject([{ title: 'Сирене краве', priceCents: cents }])
  })

  it.each([
    ['beside the upper half of the euros', '2', '99', 150],
    ['close beside their lower half', '2', '99', 175],
    ['with the sign', '2', '99€', 150],
    ['with the comma', '2', ',99', 150],
  ])('with small cents %s', (_, euros, cents, top) => {
    expect(field([...line(euros, 50, 150, 50), ...line(cents, 77, top, 24)])).toMatchObject([{ priceCents: 299 }])
  })

  it('in euro where leva are beside it', () => {
    expect(page(line('Сирене', 50, 100, 14), line('2,99 €', 50, 150, 24), line('5,85 лв.', 50, 178, 12))).toMatchObject(
      [{ priceCents: 299, oldPriceCents: null }],
    )
  })
})

describe('no price is read out of', () => {
  it.each([
    '16.11 до 22.11',
    'от 16.11',
    'до 30.11',
    '16.11.2026 г.',
    '20.11 - 03.12',
    '8.30 - 20.00 ч.',
    '0700 12 345',
    'тел. 02 987 65 43',
    '+359 888 12 34',
    '-25%',
    '3,60 %',
    '0,75 л',
    '1,50 кг',
    '60 х 120 см',
    'Курс 1,95583',
    'спестявате 3,50 €',
    'над 50 €',
    '2026',
    '12',
    '23 - 29 ноември',
    'Доставка от 4,90 €',
    '2 бр. само 12,98 €',
    '27.11 – 3.12.2026',
    'сряда, 16.12.',
    '12 x 44,91 €',
    'или 10 вноски по 9,62 €',
    'Доставка до обект от 15,00 €',
    'от 6 бр. 2,79 €',
    'втори за 1,20 €',
    '2+1',
    '+ 0,25 € депозит',
    'zzgl. 0,25 € Pfand',
    '7,5 %',
    '2,5 л',
    '1.234.567',
    'арт. 2,459',
    '30.11.2026',
    '.79',
    '7,5',
  ])('%s', (text) => {
    expect(field(line(text, 50, 150, 30))).toEqual([])
  })
})

it('reads no price out of the number of a model, also beside a sign', () => {
  expect(field([...line('Резачка BG 45', 50, 150, 30), ...line('€', 238, 170, 12)])).toEqual([])
})

it('reads prices of a kilo beside one in much larger print', () => {
  const rows = [0, 1, 2].flatMap((at) => [
    ...line(`Домати ${'абв'[at]}о`, 50 + at * 180, 500, 12),
    ...line(`${at + 1},99 €/кг`, 50 + at * 180, 530, 24),
  ])
  expect(page(line('Вино', 50, 100, 20), line('9,99 €', 50, 160, 70), rows)).toHaveLength(4)
})

describe('an old price', () => {
  it('is the larger amount in smaller print, above, beside or after "instead of"', () => {
    const now = line('2,99 €', 50, 150, 30)
    for (const old of [line('3,99 €', 50, 134, 12), line('3,99 €', 190, 162, 12), line('вместо 3,99 €', 50, 184, 12)]) {
      expect(page(line('Сирене', 50, 100, 14), now, old)).toMatchObject([{ priceCents: 299, oldPriceCents: 399 }])
    }
  })

  it('may have its word over it, the unit of the price behind it, and be farther off where nothing else is near', () => {
    const now = line('2,99 €/кг', 50, 150, 30)
    for (const old of [
      [...line('досега', 120, 280, 12), ...line('3,99 €/кг', 120, 294, 12)],
      line('3,99 €/кг', 50, 134, 12),
      line('3,99 €', 110, 245, 14),
    ])
      expect(page(line('Сирене', 50, 100, 14), now, old)).toMatchObject([{ priceCents: 299, oldPriceCents: 399 }])
  })

  it('is never lower than the price, and never six times it', () => {
    const now = line('2,99 €', 50, 150, 30)
    expect(page(line('Сирене', 50, 100, 14), now, line('29,90 €', 50, 184, 12))[0]).toMatchObject({
      oldPriceCents: null,
    })
  })
})

it.each([
  ['Солени бис-', 'квити', 'Солени бисквити'],
  ['Пилешки кайзер-', 'стек', 'Пилешки кайзер-стек'],
  ['Торта крем-', 'шоколад', 'Торта крем-шоколад'],
  ['Напитка Pepsi-', 'Cola', 'Напитка Pepsi-Cola'],
  ['Schoko-', 'und Nussriegel', 'Schoko- und Nussriegel'],
  ['Сирене', 'от козе мляко', 'Сирене от козе мляко'],
])('reads %s %s as one name', (first, second, title) => {
  const read = page(line(first, 50, 100, 14), line(second, 50, 116, 14), line('2,99 €', 50, 150, 30))
  expect(read.map((offer) => offer.title)).toEqual([title])
})

it('unites a word in two pieces that the page has in one', () => {
  const split = [line('Хрупкави грим-', 50, 100, 14), line('ферки', 50, 116, 14), line('2,99 €', 50, 150, 30)]
  const whole = [line('Гримферки сладки', 350, 500, 14), line('3,49 €', 350, 550, 30)]
  expect(page(...split, ...whole).map(({ title }) => title)).toEqual(['Хрупкави гримферки', 'Гримферки сладки'])
})

describe('on a page with one offer a title', () => {
  const doubts = (...lines: Word[][]) => page(...lines).map(({ uncertain }) => uncertain)

  it('is doubtful where it is larger than the price', () => {
    expect(doubts(line('Зимна разпродажба', 50, 80, 40), line('2,99 €', 50, 150, 30))).toEqual([true])
  })

  it('is doubtful where it is far from it', () => {
    expect(doubts(line('Зимна разпродажба', 50, 80, 20), line('2,99 €', 50, 280, 30))).toEqual([true])
  })

  it('is sure where it stands over the price in smaller print', () => {
    expect(doubts(line('Ръжени гризини', 50, 120, 18), line('2,99 €', 50, 150, 30))).toEqual([false])
  })
})

it('reads a word in small capitals as one', () => {
  const read = page(line('В', 50, 100, 20), line('АЛЯК', 60, 106, 14), line('2,99 €', 50, 150, 30))
  expect(read.map(({ title }) => title)).toEqual(['ВАЛЯК'])
})

it('joins letters spaced out and words kerned apart', () => {
  const spaced = [...'Мляко'].map(
    (letter, index): Word => [letter, (50 + index * 10) / width, 100 / height, 7 / width, 14 / height],
  )
  const kerned: Word[] = [
    ['пря', 106 / width, 100 / height, 20 / width, 14 / height],
    ['сно', 127.5 / width, 100 / height, 20 / width, 14 / height],
  ]
  expect(page(spaced, kerned, line('2,99 €', 50, 130, 24))).toMatchObject([{ title: 'Мляко прясно' }])
})

describe('a pack size', () => {
  const packed = (title: string, ...small: string[]) =>
    page(
      line(title, 50, 100, 14),
      ...small.map((text, row) => line(text, 50, 118 + row * 12, 9)),
      line('2,99 €', 50, 160, 30),
    )[0]

  it.each([
    ['Тоалетна хартия', '16 ролки', '16 ролки'],
    ['Магнезий с витамин', '60 табл.', '60 табл.'],
    ['Душ гел лавандула', '500 мл · 1 л = 3,98 €', '500 мл'],
    ['Прахосмукачка 30 л', 'Мощност 1400 W', null],
    ['Офис стол', 'Товароносимост 120 кг', null],
    ['Компресор безмаслен', 'дебит 120 л/мин', null],
    ['Сешоар 2000 W', '2 бр.', '2 бр.'],
    ['Тиксо бояджийско', 'Разфасовка: 3 х 50 м', '3 х 50 м'],
    ['Смес за фуги', '1 – 6 мм, 2 кг', '2 кг'],
    ['Тенджера с капак', 'стомана, 4,5 л', null],
    ['Фолио', '150 м', '150 м'],
    ['Змей', '2 м', null],
    ['Прахосмукачка', '0,6 л контейнер', null],
    ['Картофи', 'от 4 бр.', null],
    ['Бонбони', 'от 3 декември 2026 г', null],
  ])('of %s with "%s" is %s', (title, small, size) => {
    expect(packed(title, small)?.packSize).toBe(size)
  })

  it('is doubtful where there are several', () => {
    expect(packed('Сирене краве', '400 г')?.uncertain).toBe(false)
    expect(packed('Сирене краве', '400 г', '800 г')).toMatchObject({ packSize: '400 г', uncertain: true })
  })
})

it('takes the name under a brand in larger print, and the words under it where they only say more', () => {
  const read = (brand: string, name: string) =>
    page(line(brand, 50, 100, 16), line(name, 50, 118, 11), line('2,99 €', 50, 150, 30))[0]
  expect(read('Zora', 'Мюсли с плодове')).toMatchObject({ title: 'Мюсли с плодове', brand: 'Zora' })
  expect(read('Zora', 'Различни видове')?.title).toBe('Zora')
})

it('reads fields of several kinds each by its own arrangement', () => {
  const rows = [0, 1, 2]
  const beneath = rows.flatMap((at) => [
    ...line(`${at + 1},99 €`, 50 + at * 180, 60, 30),
    ...line(`Сирене ${'абв'[at]}а`, 50 + at * 180, 150, 14),
  ])
  const over = rows.flatMap((at) => [
    ...line(`Домати ${'абв'[at]}о`, 50 + at * 180, 400, 10),
    ...line(`${at + 4},99 €`, 50 + at * 180, 470, 18),
  ])
  expect(page(beneath, over).map(({ title, priceCents }) => `${title} ${priceCents}`)).toEqual([
    'Сирене аа 199',
    'Сирене ба 299',
    'Сирене ва 399',
    'Домати ао 499',
    'Домати бо 599',
    'Домати во 699',
  ])
})

it('gives a price at the foot of its field to the title at its head, not to the field beneath', () => {
  const fields = [0, 1, 2].map((row) => [
    ...line(`Стока ${'абв'[row]}ав`, 50, 60 + row * 240, 14),
    ...line(`${row + 1},99 €`, 50, 250 + row * 240, 24),
  ])
  expect(page(...fields).map(({ title, priceCents }) => `${title} ${priceCents}`)).toEqual([
    'Стока аав 199',
    'Стока бав 299',
    'Стока вав 399',
  ])
})

it('says when something was guessed: a price without the sign that the others have', () => {
  const rows = ['2,99 €', '3,99 €', '4,99'].map((price, row) => [
    ...line('Сирене краве', 50, 60 + row * 200, 14),
    ...line(price, 50, 90 + row * 200, 30),
  ])
  expect(page(...rows).map(({ uncertain }) => uncertain)).toEqual([false, false, true])
  expect(field(line('2,99', 50, 150, 30))[0]?.uncertain).toBe(false)
})

it('proposes nothing for a page without words or without prices', () => {
  expect(page()).toEqual([])
  expect(page(line('Само хубави думи', 50, 50, 20))).toEqual([])
})

describe('a page with more than a page of offers has', () => {
  const many = (count: number, text: string) =>
    Array.from({ length: count }, (_, at) =>
      line(text, (at % 10) * 60, 4 + Math.floor(at / 10) * (780 / (count / 10)), 6),
    ).flat()

  it.each([
    ['words', many(2001, 'мляко')],
    ['prices', many(210, '1,99 €')],
  ])('proposes nothing for its %s, instead of reading for minutes', (_, words) =>
    expect(page(words, line('Прясно мляко', 10, 790, 8), line('2,49 €', 90, 790, 12))).toEqual([]),
  )
})
