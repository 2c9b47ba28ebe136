import { describe, expect, it } from 'vitest'
import { line, page } from './page-fixtures'

const field = (left: number, top: number, title: string, ...under: [text: string, size: number][]) => [
  ...line(title, left, top, 12),
  ...under.flatMap(([text, size], at) => line(text, left, top + 20 + at * 34, size)),
]

describe('a multi-buy price on a page', () => {
  it('belongs to the offer beside it and is not its price', () => {
    const found = page(
      field(50, 60, 'Масло краве', ['1,99 €', 24], ['2 за 3,00 €', 12]),
      field(350, 60, 'Хляб ръжен', ['1,49 €', 24]),
      field(50, 300, 'Кафе мляно', ['4,99 €', 24], ['2+1 подарък', 12]),
      field(350, 300, 'Сок ябълка', ['2,49 €', 24], ['вторият на половин цена', 12]),
    )
    expect(found).toMatchObject([
      {
        title: 'Масло краве',
        priceCents: 199,
        multiBuy: { kind: 'amount', pieces: 2, amountCents: 300 },
        printedTerms: ['2 за 3,00 €'],
      },
      { title: 'Хляб ръжен', priceCents: 149, multiBuy: null, printedTerms: [] },
      { title: 'Кафе мляно', priceCents: 499, multiBuy: { kind: 'free', pieces: 2, free: 1 } },
      { title: 'Сок ябълка', priceCents: 249, multiBuy: { kind: 'percent', pieces: 2, percentOff: 50 } },
    ])
    expect(found).toHaveLength(4)
  })

  it('gives the price of one, which is doubted, where no price of a single piece is printed', () => {
    expect(
      page(
        field(50, 60, 'Масло краве', ['2 за 3,00 €', 20]),
        field(350, 60, 'Хляб ръжен', ['1,49 €', 20]),
        field(50, 300, 'Кафе мляно', ['4,99 €', 20]),
        field(350, 300, 'Сок ябълка', ['2,49 €', 20]),
      ),
    ).toMatchObject([
      {
        title: 'Масло краве',
        priceCents: 150,
        oldPriceCents: null,
        multiBuy: { kind: 'amount', pieces: 2, amountCents: 300 },
        uncertain: true,
      },
      { title: 'Хляб ръжен', priceCents: 149, multiBuy: null },
      { title: 'Кафе мляно', priceCents: 499, multiBuy: null },
      { title: 'Сок ябълка', priceCents: 249, multiBuy: null },
    ])
  })

  it.each(['3 за 4,50 €', '3 for 4.50 €'])('of %s alone is one of three, and never all of them', (text) => {
    expect(page(field(50, 60, 'Сирене краве', [text, 30]))).toMatchObject([
      { title: 'Сирене краве', priceCents: 150, multiBuy: { kind: 'amount', pieces: 3, amountCents: 450 } },
    ])
  })

  it.each(['2 Packungen für 4,99 €', '2 бутилки за 4,99 €', '2 опаковки за 4,99 €'])('of %s is that of two', (text) => {
    expect(page(field(50, 60, 'Сирене краве', [text, 30]))).toMatchObject([
      {
        title: 'Сирене краве',
        priceCents: 250,
        multiBuy: { kind: 'amount', pieces: 2, amountCents: 499 },
        uncertain: true,
      },
    ])
  })

  it('is read where its amount is printed larger than its words', () => {
    expect(
      page(
        field(50, 60, 'Масло краве', ['2 за', 10], ['3,00 €', 24]),
        field(350, 60, 'Хляб ръжен', ['', 1], ['1,49 €', 24]),
      ),
    ).toMatchObject([
      { title: 'Масло краве', priceCents: 150, multiBuy: { kind: 'amount', pieces: 2, amountCents: 300 } },
      { title: 'Хляб ръжен', priceCents: 149, multiBuy: null },
    ])
  })

  describe('that stands in leva too', () => {
    const bread = [...line('Хляб ръжен', 350, 60, 12), ...line('1,49 €', 350, 100, 24)]
    const two = { title: 'Масло краве', priceCents: 153, multiBuy: { kind: 'amount', pieces: 2, amountCents: 306 } }

    it.each([
      ['beneath the euro', ['3,06 €', '5,98 лв.']],
      ['over the euro', ['5,98 лв.', '3,06 €']],
      ['alone', ['5,98 лв.']],
    ])('is that of several, %s', (_, amounts) => {
      const printed = amounts.flatMap((text, at) => line(text, 50, 94 + at * 30, 24))
      const found = page(line('Масло краве', 50, 60, 12), line('2 за', 50, 80, 10), printed, bread)
      expect(found).toMatchObject([two, { title: 'Хляб ръжен', priceCents: 149, multiBuy: null }])
    })

    it.each(['2 за 3,06 € / 5,98 лв.', '2 за 5,98 лв./3,06 €'])('is read in one line: %s', (text) => {
      expect(page(line('Масло краве', 50, 60, 12), line(text, 50, 80, 20), bread)).toMatchObject([
        two,
        { title: 'Хляб ръжен', priceCents: 149 },
      ])
    })

    it('is no price beneath words and amount in two lines', () => {
      const found = page(field(50, 60, 'Масло краве', ['2 за', 10], ['3,06 €', 24], ['5,98 лв.', 24]), bread)
      expect(found).toMatchObject([two, { title: 'Хляб ръжен', priceCents: 149 }])
    })
  })

  it('is read in two lines', () => {
    expect(
      page(field(50, 60, 'Zahnpasta', ['1,99 €', 24]), [
        ...line('2. Artikel', 50, 116, 10),
        ...line('zum halben Preis', 50, 127, 10),
      ]),
    ).toMatchObject([{ priceCents: 199, multiBuy: { kind: 'percent', pieces: 2, percentOff: 50 } }])
  })
})

describe('a deposit on a page', () => {
  it.each([
    '+ 0,25 € депозит',
    'zzgl. 0,25 € Pfand',
    'залог 0,25 €',
    'депозит за бутилка 0,25 €',
    'Pfand je Flasche 0,25 €',
  ])('%s is beside the price and no price', (text) => {
    expect(
      page(field(50, 60, 'Минерална вода', ['1,99 €', 24], [text, 9]), field(350, 60, 'Хляб ръжен', ['1,49 €', 24])),
    ).toMatchObject([
      { title: 'Минерална вода', priceCents: 199, oldPriceCents: null, depositCents: 25, printedTerms: [text] },
      { title: 'Хляб ръжен', priceCents: 149, depositCents: null },
    ])
  })
})
