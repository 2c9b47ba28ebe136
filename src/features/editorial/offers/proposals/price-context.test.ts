import { describe, expect, it } from 'vitest'
import { field, line, page } from './page-fixtures'

const offersIn = (text: string, size = 30) => field(line(text, 50, 150, size))
const hasNoPrice = (text: string) => expect(offersIn(text)).toEqual([])
const costs = (priceCents: number) => (text: string) => expect(offersIn(text)).toMatchObject([{ priceCents }])

describe('no price is read out of a day', () => {
  it.each([
    'ab Donnerstag, 3.12.',
    'Samstag, 5.12.',
    'Do. 3.12. – Mi. 9.12.',
    'am 3.12.',
    'ab 3.12.',
    'с 3.12 по 9.12',
    '(3.12. – 9.12.)',
    '3.12. до сряда 9.12.',
    '3.12. − 9.12.',
    '3.12 ÷ 9.12',
    'Само на 28.11 и 29.11',
    'уикенд 28.11 and 29.11',
    '28.11, 29.11 и 30.11',
    'Дати: 5.12, 12.12, 19.12',
  ])('%s', hasNoPrice)

  it('and no old price, where it stands beside the price', () => {
    const read = page(line('Butter', 50, 100, 14), line('1.99', 50, 150, 30), line('ab Do. 3.12.', 190, 162, 9))
    expect(read).toMatchObject([{ priceCents: 199, oldPriceCents: null }])
  })

  it('and no old price, where days are listed under the price', () => {
    const days = line('Само на 28.11 и 29.11', 50, 190, 9)
    const read = page(line('Кана', 50, 100, 14), line('19.99', 50, 150, 30), days)
    expect(read).toMatchObject([{ priceCents: 1999, oldPriceCents: null }])
  })

  it.each(['ab 2,09', 'по 2,09', 'so 2,09', 'пет 2,09', 'малки и 2,09'])('but out of %s', costs(209))
})

describe('no price is read out of what one of several costs', () => {
  it.each([
    'от 6 бр. по 2,79 €',
    'при 3 бр. по 0,99 €',
    'ab 3 Stück 0,99 €',
    'ab 3 Stück je 0,99 €',
    'ab 3 Stück nur 0,99 €',
    'from 3 pieces 0.99 €',
    'от 3 шт. 0,99 €',
    'Вино 2 бутилки за 3,00 €',
    'от 2 кутии по 3,00 €',
  ])('%s', hasNoPrice)

  it.each(['6 бр. по 2,79 €', 'ab Größe 38 2,79 €', 'Stück je 2,79 €', 'кен за 2,79 €'])('but out of %s', costs(279))
})

describe('the price of one pack is read where its count is printed', () => {
  const ofOne = { title: 'Чай мента', priceCents: 129, multiBuy: null }

  it.each(['20 пакетчета', '10 бр.', '16 таблетки'])('%s', (pack) => {
    const printed = page(line('Чай мента', 50, 100, 14), line(`${pack} за 1,29 €`, 50, 150, 12))
    expect(printed).toMatchObject([{ ...ofOne, packSize: pack }])
    const beside = page(line('Чай мента', 50, 100, 14), line(`${pack} за`, 50, 118, 9), line('1,29 €', 50, 150, 30))
    expect(beside).toMatchObject([{ ...ofOne, packSize: pack }])
    expect(page(line(`Чай мента ${pack} за 1,29 €`, 50, 150, 12))).toMatchObject([{ priceCents: 129, multiBuy: null }])
  })

  it('but what several cost where they are asked for', () => {
    const printed = page(line('Чай мента', 50, 100, 14), line('Вземи 6 броя за 2,40 €', 50, 150, 12))
    expect(printed).toMatchObject([{ multiBuy: { kind: 'amount', pieces: 6, amountCents: 240 } }])
  })
})

describe('no price is read out of a saving, a delivery or a unit price', () => {
  it.each([
    '1 кг = € 7,98',
    '1 кг = 3,98 €/7,78 лв.',
    '1 кг = 3,98€/7,78лв.',
    '1 кг = 3,98 € / 7,78 лв.',
    'спестявате 3,50 €/6,85 лв.',
    '1 кг = 3,98 – 4,23 €',
    '1 кг = 3,98 € – 4,23 €',
    'спестявате 2,00 – 3,50 €',
    'Sie sparen € 2,00',
    'над € 50',
    'Ersparnis 2,00 €',
    'Rabatt € 2,00',
    'экономия 2,00 €',
    'Versand 4,90 €',
    'Lieferung ab 4,90 €',
    'Delivery 4.90 €',
  ])('%s', hasNoPrice)

  it.each(['inkl. Versand 4,90 €', '20% Rabatt 4,90 €', 'nach Rabatt 4,90 €'])('but out of %s', costs(490))

  it('but out of the first of two amounts of which nothing is said', () => {
    const small = line('върху щанда на всеки голям магазин', 50, 118, 9)
    const read = page(line('Сирене краве', 50, 100, 14), small, line('2,79 – 3,79 €', 50, 150, 30))
    expect(read.map(({ priceCents }) => priceCents)).toContain(279)
  })
})

describe('the lowest price of the 30 days before a reduction', () => {
  const beside = (text: string) =>
    page(line('Кафе Лаваца', 50, 100, 14), line('1,79 €', 50, 150, 30), line(text, 50, 190, 8))

  it.each([
    'Най-ниска цена за последните 30 дни:',
    'Най-ниска цена 30 дни преди намалението:',
    '30-Tage-Bestpreis:',
    'Niedrigster Preis der letzten 30 Tage:',
    'Lowest price in the last 30 days:',
    'Самая низкая цена за последние 30 дней:',
  ])('is no offer of its own, and no title: %s', (text) => {
    const offer = { title: 'Кафе Лаваца', priceCents: 179 }
    expect(beside(`${text} 1,69 €`)).toMatchObject([{ ...offer, oldPriceCents: null }])
    expect(beside(`${text} 2,29 €`)).toMatchObject([{ ...offer, oldPriceCents: 229 }])
  })
})

describe('no price is read out of what a prize is worth or has to be spent', () => {
  it.each([
    'Спечели ваучер на стойност 50,00 €',
    'ваучер на стойност 50,00 € / 97,79 лв.',
    'Gutschein im Wert von € 50,00',
    'Win a voucher worth €50.00',
    'Подарок стоимостью 50,00 €',
    '1 лепенка за всеки 10,00 €',
    'За всеки похарчени 20 €',
    'Награда 500,00 €',
  ])('%s', hasNoPrice)

  it.each(['от 2,79 €', 'von 2,79 €', 'всяка 2,79 €'])('but out of %s', costs(279))
})

describe('no price is read out of a coupon, a saving up to it or a prize', () => {
  it.each([
    '5,00 € отстъпка',
    '5,00 € отстъпка при покупка',
    '5,00 €/9,78 лв. отстъпка',
    '€5.00 off',
    '5,00 € Rabatt',
    'Спести до 5,00 €',
    'отстъпка до 5,00 €',
    'Save up to € 5.00',
    'Sparen Sie bis zu 5,00 €',
    'Sparen Sie bis zu € 5,00',
    'Спечели 500,00 €',
    'Спечелете ваучер за 100,00 €',
    'Gewinnen Sie 500,00 €',
  ])('%s', hasNoPrice)

  it('nor where their words are in other print', () => {
    const words = [...line('отстъпка', 50, 156, 16), ...line('при покупка над 30 €', 50, 180, 10)]
    expect(page(line('КУПОН', 50, 60, 30), line('5,00 €', 50, 110, 40), words)).toEqual([])
  })

  it.each(['2,99 € отстъпка 20 %', '2,99 € sparen Sie 1,00 €'])('but out of %s', costs(299))
})

describe('no price is read out of opening hours', () => {
  it.each(['8.30 – 20.30', '8.00 – 21.00', 'от 8.30 до 20.30', 'Пон. – Съб. 7.30 – 22.00'])('%s', hasNoPrice)

  it('nor out of those of a list of shops', () => {
    const shops = ['Варна, бул. Княз Борис 12', 'Бургас, ул. Шейново 4', 'Русе, пл. Дунав 1', 'Видин, ул. Цар Иван 9']
    const rows = shops.flatMap((shop, at) => [
      ...line(shop, 50, 100 + at * 40, 10),
      ...line('8.30 – 20.30', 400, 100 + at * 40, 10),
    ])
    expect(page(rows)).toEqual([])
  })

  it.each([
    ['8.30 20.30', 830],
    ['3.15 – 12.45', 315],
    ['9.00 – 14.00 €', 900],
  ])('but out of %s', (text, priceCents) => {
    const small = line('върху щанда на всеки голям магазин', 50, 118, 9)
    const read = page(line('Сирене краве', 50, 100, 14), small, line(text, 50, 150, 30))
    expect(read.map((offer) => offer.priceCents)).toContain(priceCents)
  })
})

describe('no price is read out of a measure that is written out', () => {
  it.each(['1,25 литра', '0,75 Liter', '1.50 litres', '1,50 килограма'])('%s', hasNoPrice)

  it.each(['2,99 килограм', '2,99 кило'])('but out of %s', costs(299))
})

describe('no price is read out of a deposit of each piece', () => {
  it.each([
    'Депозит за бутилка 0,15 €',
    'залог за кен 10 ст.',
    'Pfand je Flasche 0,25 €',
    'Pfand/Flasche 0,08 €',
    '0,25 € Pfand/Flasche',
    'Pfand € 0,25',
  ])('%s', hasNoPrice)

  it.each([
    ['2,99 € депозит за бутилка 0,10 €', 10],
    ['2,99 € + 0,10 € депозит за бутилка', 10],
    ['без депозит за бутилка 2,99 €', null],
  ])('but out of the price beside it: %s', (text, depositCents) => {
    expect(offersIn(text, 20)).toMatchObject([{ priceCents: 299, oldPriceCents: null, depositCents }])
  })
})

describe('no price is read out of the money of another country', () => {
  it.each([
    '129,90 ₽',
    'CHF 12.90',
    '12.90 CHF',
    '£ 2.50',
    '129,90 руб.',
    '12,90 lei',
    '12,90 lei/kg',
    '129,90 ₽/кг',
    '12,90 RON',
    '129,90 грн',
  ])('%s', hasNoPrice)

  it('also where it is in smaller print', () => {
    const raised = [...line('12', 50, 150, 40), ...line('99', 92, 150, 18), ...line('lei', 92, 172, 12)]
    expect(field(raised)).toEqual([])
    expect(field([...line('CHF', 20, 168, 12), ...line('12.90', 50, 150, 30)])).toEqual([])
  })

  it('but out of the price beside the name of a rum', () => {
    expect(field([...line('Ron', 20, 168, 12), ...line('12.90', 50, 150, 30)])).toMatchObject([{ priceCents: 1290 }])
  })

  it('but out of the price that stands before it', () => {
    expect(offersIn('2,99 CHF 3.20')).toMatchObject([{ priceCents: 299 }])
  })
})
