import { describe, expect, it } from 'vitest'
import { saysLoyalty } from './loyalty-words'
import { line, page } from './page-fixtures'

describe('words that ask for the card or the app of the shop', () => {
  it.each([
    'САМО С КАРТА',
    'Само с карта!',
    'с карта',
    'С клубна карта',
    'само с карта за лоялност',
    'Цена с карта',
    'с Вашата карта',
    'с карта Житен',
    'Клубна цена',
    'Nur mit Karte',
    'mit Kundenkarte',
    'Preis mit der Bonus-Card',
    'Only with card',
    'with your loyalty card',
    'Clubcard price',
    'Members only',
    'Только с картой',
    'Цена по карте',
    'по клубной карте',
    'С Lidl Plus',
    'Само с Lidl Plus',
    'С Kaufland Card',
    'с BILLA Club',
    'Lidl Plus Preis',
    'с приложението',
    'Само с мобилното приложение!',
    'в приложението на Житен',
    'mit der Lidl Plus App',
    'App-Preis',
    'nur in der App',
    'nur mit Lidl-App',
    'with the app',
    'app price',
    'в приложении',
    'только через мобильное приложение',
    'nur mit PAYBACK Karte',
    'Nur mit PAYBACK',
    'PAYBACK Preis',
    'со скидочной картой',
    'с дисконтной картой',
    'Lilly карта',
    'Метро карта',
    'Müller Card',
    'цена за IKEA Family',
    'с Lilly Club',
    'с приложението T-MARKET',
    'mit Kaufland Karte',
  ])('%s', (text) => expect(saysLoyalty(text)).toBe(true))

  it.each([
    'Плащане с карта',
    'с банкова карта',
    'с карта памет 64 GB',
    'Подаръчна карта',
    'Отстъпка 20% с карта при покупка над 20 евро',
    'Игра с карти за цялото семейство и приятели',
    'mit Kreditkarte',
    'Speicherkarte',
    'with memory card',
    'оплата картой',
    'Чай с лимон',
    'Карта',
    'Изтегли приложението',
    'с мобилно приложение',
    'чрез приложението Tuya Smart',
    'mit App-Steuerung',
    'mit App',
    'mit Appenzeller',
    'с Apple Pay',
    'с пенсионна карта',
    'със студентска карта',
    'со студенческой картой',
    'mit Studentenkarte',
    'с карта за подарък',
    'с градска карта',
    'с карта на града',
    'с карта на света',
    'mit Weltkarte',
    'с microSD карта',
    'Lilly подаръчна карта',
    'Пощенска карта',
    'Lilly',
    'чрез приложението Smart Life',
    'с мобильным приложением',
  ])('and not %s', (text) => expect(saysLoyalty(text)).toBe(false))
})

describe('a page that says so', () => {
  const offer = (title: string, price: string, left: number) => [line(title, left, 300, 14), line(price, left, 330, 30)]
  const other = [...offer('Кисело мляко', '1,29 €', 40), ...offer('Краве масло', '3,49 €', 320)]

  it.each([
    ['САМО С КАРТА', [line('САМО С КАРТА', 320, 280, 10)]],
    ['two lines', [line('САМО С', 320, 268, 10), line('КАРТА', 320, 280, 10)]],
    ['Nur mit Karte, under the price', [line('Nur mit Karte', 320, 366, 10)]],
    ['С приложението', [line('С ПРИЛОЖЕНИЕТО', 320, 280, 10)]],
  ])('marks the offer beside which it stands, and calls none so: %s', (_, mark) => {
    const read = page(...other, ...mark)
    expect(read.map(({ title, loyaltyOnly }) => [title, loyaltyOnly])).toEqual([
      ['Кисело мляко', false],
      ['Краве масло', true],
    ])
  })

  it('marks none where it stands at the foot of the page', () => {
    const read = page(...other, line('Само с карта', 40, 780, 8))
    expect(read.map(({ loyaltyOnly }) => loyaltyOnly)).toEqual([false, false])
  })

  describe('of one of two prices', () => {
    const goods = [...line('Кафе Лаваца', 40, 100, 14), ...line('мляно, 250 г', 40, 118, 9)]
    const normal = line('5,99 €', 40, 150, 30)

    it.each([
      ['beneath, in one line', line('с карта 4,79 €', 40, 186, 14)],
      ['beneath, with its label over it', [line('С КАРТА', 40, 184, 8), line('4,79 €', 40, 194, 16)].flat()],
      ['beside the price', line('само с карта 4,79 €', 130, 160, 12)],
    ])('keeps the price for everybody where that with the card is in smaller print %s', (_, card) => {
      const offer = { title: 'Кафе Лаваца', priceCents: 599, oldPriceCents: null, loyaltyOnly: false }
      expect(page(goods, normal, card)).toMatchObject([offer])
    })

    it('takes the one without the card for the old price where both are in one print', () => {
      const both = [...line('без карта 5,99 €', 40, 150, 24), ...line('с карта 4,49 €', 250, 150, 24)]
      expect(page(goods, both)).toMatchObject([
        { title: 'Кафе Лаваца', priceCents: 449, oldPriceCents: 599, loyaltyOnly: true },
      ])
    })
  })
})
