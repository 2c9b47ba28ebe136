import { describe, expect, it } from 'vitest'
import type { Word } from '../../brochure-import/types'
import { line, page } from './page-fixtures'

const names = ['Сирене', 'Домати', 'Хляб', 'Ориз']

describe('the fields of a page', () => {
  describe('whose names take two lines', () => {
    const read = (names: readonly string[], ...aside: Word[][]) =>
      page(
        ...names.map((name, at) => {
          const lines = name.split(' / ').flatMap((text, below) => line(text, 50, 50 + at * 110 + below * 16, 14))
          return [...lines, ...line(`${at + 1},99 €`, 50, 86 + at * 110, 26)]
        }),
        ...aside,
      ).map(({ title, brand }) => `${brand ?? ''} | ${title}`)

    it('have no brand where a German name goes on because its line is full, also beside a wide field', () => {
      const names = ['Katzenstreu / Klumpen', 'Kaustange / Dental', 'Vogelfutter / Mischung', 'Nagerheu / Bergwiese']
      const wide = [...line('Hundefutter mit Rind und Gemüse', 300, 50, 14), ...line('9,99 €', 300, 86, 26)]
      const whole = names.map((name) => ` | ${name.replace(' / ', ' ')}`)
      expect(read(names)).toEqual(whole)
      expect(read(names, wide)).toEqual(expect.arrayContaining(whole))
    })

    it('have one where the first line ends early, and those beside them whose line was full have none', () => {
      const branded = ['Milka / Alpenmilch Schokolade', 'Zewa / Küchentücher weiß', 'Sirius / Weichkäse mit Pfeffer']
      const names = [...branded, 'Iglo / Gemüse für die Pfanne', 'Iglo / Fischstäbchen aus Kabeljau']
      expect(read([...names, 'Waldbeerenfruchtaufstrich / Extra'])).toEqual([
        ...names.map((name) => name.replace(' / ', ' | ')),
        ' | Waldbeerenfruchtaufstrich Extra',
      ])
    })

    it('keep goods that stand over their brand', () => {
      const names = ['Сирене / Саяна', 'Кашкавал / Верея', 'Масло / Верея', 'Луканка / Карловска']
      expect(read(names)).toEqual(names.map((name) => ` | ${name.replace(' / ', ' ')}`))
    })
  })

  it('have a brand on the line before the name, in the same print, where the second line begins anew', () => {
    const fields = names.map((name, at) => [
      ...line(`Майчина ${'абвг'[at]}рижа`, 50, 60 + at * 180, 12),
      ...line(`${name} по рецепта`, 50, 74 + at * 180, 12),
      ...line(`${at + 1},99 €`, 50, 95 + at * 180, 24),
    ])
    expect(page(...fields)).toMatchObject(
      names.map((name, at) => ({ title: `${name} по рецепта`, brand: `Майчина ${'абвг'[at]}рижа` })),
    )
  })

  it('keep to the place where their titles are, seen from the price', () => {
    const fields = names.map((name, at) => [
      ...line(`${at + 1},99 €`, 80 + at * 140, 100, 20),
      ...line(`${name} едър`, 20 + at * 140, 150 + (at % 2) * 30, 10),
    ])
    expect(page(...fields).map(({ title, priceCents }) => [title, priceCents])).toEqual(
      names.map((name, at) => [`${name} едър`, at * 100 + 199]),
    )
  })

  it('stand so close that the titles of two read as one line', () => {
    const row = (top: number) => [
      ...line('Паста прясна', 50, top, 16),
      ...line('Розе', 162, top, 16),
      ...line('1,99 €', 50, top + 60, 20),
      ...line('2,99 €', 162, top + 60, 20),
      ...line('на грозд', 162, top + 20, 8),
    ]
    expect(page(row(60), row(260), row(460)).map(({ title }) => title)).toEqual(
      Array.from({ length: 3 }, () => ['Паста прясна', 'Розе']).flat(),
    )
  })

  it('have their small print at one side, also where that of another is nearer', () => {
    const fields = names.map((name, at) => [
      ...line(`${at + 1},99 €`, 50, 40 + at * 130, 24),
      ...line(`${name} едър`, 50, 68 + at * 130, 12),
      ...line(`${at + 1}00 г`, 50, 120 + at * 130, 8),
    ])
    expect(page(...fields).map(({ packSize }) => packSize)).toEqual(['100 г', '200 г', '300 г', '400 г'])
  })

  it('are not called by days, bullets, what is saved or the number of an article', () => {
    const said = ['30.11. до 06.12.2026 г.', '• Клас А', 'Спестяваш 150 €', 'арт. № 2145', 'без ДДС']
    const field = (text: string) => page(line('Кана', 50, 60, 12), line(text, 50, 120, 12), line('9,99 €', 50, 140, 24))
    expect(said.map((text) => field(text)[0]?.title)).toEqual(said.map(() => 'Кана'))
  })

  it('have a measure that is written out as their pack and not as an old price', () => {
    const read = page(line('Лимонада', 50, 100, 14), line('1,25 литра', 50, 118, 9), line('0,99 €', 50, 150, 30))
    expect(read).toMatchObject([{ title: 'Лимонада', priceCents: 99, oldPriceCents: null, packSize: '1,25 литра' }])
  })

  it('have no price of a litre for their own, also where it stands between name and price', () => {
    const fields = names.map((name, at) => [
      ...line(`${name} бяло`, 50, 60 + at * 150, 12),
      ...line('250 мл · 19,80 €/л', 50, 78 + at * 150, 8),
      ...line('4,95 €', 50, 90 + at * 150, 14),
    ])
    expect(page(...fields)).toMatchObject(
      names.map((name) => ({ title: `${name} бяло`, priceCents: 495, oldPriceCents: null, packSize: '250 мл' })),
    )
  })

  it('are sold by the unit of their price', () => {
    const read = (price: string) => page(line('Кашкавал Витоша', 50, 100, 14), line(price, 50, 150, 30))
    expect(read('1,29 €/100 г')).toMatchObject([{ priceCents: 129, packSize: '100 г' }])
    expect(read('0,79 €/10 бр.')).toMatchObject([{ priceCents: 79, packSize: '10 бр.' }])
    expect(read('9,99 €/кг')).toMatchObject([{ priceCents: 999, packSize: '1 кг' }])
    expect(read('9,99 €/кг цяла пита')).toMatchObject([{ priceCents: 999, packSize: '1 кг' }])
  })

  it('have a price in the money of its unit, also where that has a number', () => {
    const rows = ['1,99 €', '2,99 €', '1,29 €/100 г'].map((price, at) => [
      ...line(`${names[at]} едър`, 50, 60 + at * 180, 14),
      ...line(price, 50, 90 + at * 180, 30),
    ])
    expect(page(...rows).map(({ uncertain }) => uncertain)).toEqual([false, false, false])
  })
})
