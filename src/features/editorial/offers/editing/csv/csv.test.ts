import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MultiBuy } from '@/domain/multi-buy'
import { locales } from '@/i18n/routing'
import { decodeFile, parseTable } from '@/lib/csv/parse-table'
import type { StoredOffer } from '../types'
import { writeCsv } from './csv-endpoints'
import { offerTable, planOffers } from './plan'
import type { NamedCategory } from './read-cells'

const pages = new Set([1, 2, 3])
const categories: NamedCategory[] = [
  { id: '01a1f84f-e7b6-753e-a60a-81dd8e5b0001', slug: 'toys', names: { bg: 'Играчки', de: 'Spielzeug' } },
  { id: '01a1f84f-e7b6-753e-a60a-81dd8e5b0002', slug: 'food', names: { bg: 'Храна', en: 'Food', ru: 'Еда' } },
]
const [toys, food] = ['01a1f84f-e7b6-753e-a60a-81dd8e5b0001', '01a1f84f-e7b6-753e-a60a-81dd8e5b0002'] as const
const options = { pages, categories, removeOthers: false }

const offer = (part: Partial<StoredOffer> = {}): StoredOffer => ({
  id: '01a1f84f-e7b6-753e-a60a-81dd8e5b95ae',
  updatedAt: '2026-11-20T10:00:00.000Z',
  pageNumber: 2,
  title: 'Прясно мляко',
  brand: 'Верея',
  packSize: '1 л',
  priceCents: 249,
  oldPriceCents: 319,
  unitPriceCents: 249,
  unit: 'l',
  multiBuy: null,
  depositCents: null,
  loyaltyOnly: true,
  validFrom: '2026-11-16',
  validTo: null,
  category: null,
  box: { x: 0.33499999999999996, y: 0.1, width: 0.25, height: 0.2 },
  ...part,
})

const planOf = (text: string, stored: readonly StoredOffer[], given: Parameters<typeof planOffers>[2]) =>
  planOffers(parseTable(text, offerTable), stored, given)

const problems = (text: string) =>
  planOf(text, [offer()], options).errors.map(({ line, problem }) => `${line} ${problem}`)

describe('an exported table', () => {
  it('opens in Excel: its mark, semicolons and decimal commas, commas and points in English', () => {
    const german = writeCsv([offer()], categories, 'de')
    expect(german.startsWith('\ufeffID;Seite;Titel;')).toBe(true)
    expect(german).toContain('2;Прясно мляко;Верея;1 л;2,49;3,19;2,49;l;;;1;2026-11-16;;;33,5;10;25;20\r\n')
    expect(writeCsv([offer()], categories, 'en')).toContain(
      '2,Прясно мляко,Верея,1 л,2.49,3.19,2.49,l,,,1,2026-11-16,,,33.5,10,25,20',
    )
  })

  it('never holds a cell that a spreadsheet would run', () => {
    const text = writeCsv([offer({ title: '=HYPERLINK("http://x")', brand: '+1', packSize: '@a' })], categories, 'bg')
    expect(text).toContain(`"'=HYPERLINK(""http://x"")";'+1;'@a`)
  })

  it('holds no text that a spreadsheet would make a day or another number, and days as days', () => {
    const text = writeCsv([offer({ packSize: '1/2', brand: '00123' })], categories, 'de')
    expect(text).toContain(";'00123;'1/2;2,49;")
    expect(text).toContain(';1;2026-11-16;;')
  })

  it('is read back without a difference, in every language', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map((value) => value.trim())
    const title = fc.oneof(
      text.filter((value) => value !== '' && !/\p{Cc}/u.test(value)),
      fc.constantFrom('=1+1', "'=x", '-5%', '"а";б', 'а,б', "''"),
    )
    const cents = fc.integer({ min: 0, max: 9_999_999 })
    const category = fc.constantFrom(null, toys, food)
    const stored = fc.record({
      title,
      packSize: fc.constantFrom(null, '1 л', '1/2', '10-12', '3.12', '00123', '4006381333931', '1E5', 'MAR-12'),
      priceCents: cents,
      oldPriceCents: fc.option(cents),
      loyaltyOnly: fc.boolean(),
      multiBuy: fc.constantFrom<MultiBuy | null>(
        null,
        { kind: 'amount', pieces: 2, amountCents: 300 },
        { kind: 'free', pieces: 2, free: 1 },
        { kind: 'percent', pieces: 3, percentOff: 50 },
      ),
      depositCents: fc.option(fc.integer({ min: 1, max: 500 })),
      category,
    })
    fc.assert(
      fc.property(stored, fc.constantFrom(...locales), (part, language) => {
        const before = [offer(part)]
        const plan = planOf(writeCsv(before, categories, language), before, { ...options, removeOthers: true })
        expect(plan).toMatchObject({ create: [], change: [], remove: [], errors: [], same: 1 })
      }),
    )
  })
})

describe('a table from elsewhere', () => {
  it.each([
    ['semicolons', 'Страница;Заглавие;Цена\n1;Сок;2,49'],
    ['commas', 'Page,Title,Price\n1,Сок,2.49'],
    ['tabs', 'Seite\tTitel\tPreis\n1\tСок\t2,49 €'],
    ['a named delimiter', 'sep=;\r\nСтраница;Название;Цена\r\n1;Сок;2,49\r\n'],
    ['our own names', 'pageNumber;title;priceCents;other\n1;Сок;2,49;x'],
    ['quotes and empty lines', '\n"Page";"Title";"Price"\n\n"1";"Сок";"2,49"\n\n'],
  ])('with %s', (_, text) => {
    const { create, errors } = planOf(text, [], options)
    expect(errors).toEqual([])
    expect(create).toMatchObject([{ fields: { pageNumber: 1, title: 'Сок', priceCents: 249 } }])
  })

  it('in the code pages of spreadsheets', () => {
    const cp1251 = new Uint8Array([0xd1, 0xee, 0xea])
    const utf16 = new Uint8Array([0xff, 0xfe, 0x21, 0x04, 0x3e, 0x04, 0x3a, 0x04])
    expect(decodeFile(cp1251)).toBe('Сок')
    expect(decodeFile(utf16).replace('\ufeff', '')).toBe('Сок')
    expect(decodeFile(new TextEncoder().encode('Сок'))).toBe('Сок')
  })

  it('changes only what it has columns for, and dates that a spreadsheet has turned', () => {
    const { id } = offer()
    const { change } = planOf(`ID;Page;Title;Price;Valid to\n${id};2;Прясно мляко;2,49;22.11.2026`, [offer()], options)
    expect(change).toMatchObject([{ changed: ['validTo'], fields: { brand: 'Верея', validTo: '2026-11-22' } }])
  })
})

describe('a day with slashes, which some write first and others the month', () => {
  const stored = offer({ validFrom: '2026-12-03', validTo: '2026-12-09' })
  const head = 'ID;Page;Title;Price;Valid from;Valid to'
  const read = (from: string, to: string) =>
    planOf(`${head}\n${stored.id};2;Прясно мляко;2,49;${from};${to}`, [stored], options)

  it.each([
    ['12/3/2026', '12/9/2026'],
    ['03/12/2026', '09/12/2026'],
    ['2026-12-03', '09.12.2026'],
  ])('is unchanged where it can be the stored one: %s', (from, to) => {
    expect(read(from, to)).toMatchObject({ same: 1, change: [], errors: [] })
  })

  it('is read where it can be one day only', () => {
    expect(read('12/22/2026', '23/12/2026').change).toMatchObject([
      { fields: { validFrom: '2026-12-22', validTo: '2026-12-23' } },
    ])
    expect(read('5/5/2026', '').change).toMatchObject([{ fields: { validFrom: '2026-05-05', validTo: null } }])
  })

  it('is an error of its line where it can be two', () => {
    expect(read('3/4/2026', '').errors).toMatchObject([
      { column: 'validFrom', problem: 'dayOrMonth', value: '3/4/2026' },
    ])
    expect(read('', '4/3/2027').errors).toMatchObject([{ column: 'validTo', problem: 'dayOrMonth' }])
    expect(read('13/13/2026', '').errors).toMatchObject([{ column: 'validFrom', problem: 'day' }])
  })
})

describe('what several cost, in a table', () => {
  const head = 'Page;Title;Price;Multi-buy;Deposit'
  const read = (cells: string) => planOf(`${head}\n1;Масло;${cells}`, [], options)

  it('is written as a shop writes it, and the deposit as an amount', () => {
    const stored = offer({ multiBuy: { kind: 'amount', pieces: 2, amountCents: 300 }, depositCents: 25 })
    expect(writeCsv([stored], categories, 'de').replaceAll('\u00a0', ' ')).toContain(';l;2 für 3,00 €;0,25;1;')
  })

  it('is the price of one where no other is named', () => {
    expect(read(';2 за 3 €;0,25').create).toMatchObject([
      {
        fields: { priceCents: 150, multiBuy: { kind: 'amount', pieces: 2, amountCents: 300 }, depositCents: 25 },
      },
    ])
    expect(read('1,99;2+1;').create).toMatchObject([
      { fields: { priceCents: 199, multiBuy: { kind: 'free', pieces: 2, free: 1 }, depositCents: null } },
    ])
  })

  it('changes a price that is of several in the plan already, with its question', () => {
    const stored = offer({
      priceCents: 1500,
      oldPriceCents: null,
      multiBuy: { kind: 'amount', pieces: 2, amountCents: 3000 },
    })
    const text = writeCsv([stored], categories, 'bg')
      .replaceAll('\u00a0', ' ')
      .replace(';2 за 30,00 €;', ';2 за 3,00 €;')
    const { change, doubtful } = planOf(text, [stored], options)
    expect(change).toMatchObject([
      { changed: expect.arrayContaining(['priceCents', 'multiBuy']), fields: { priceCents: 150 } },
    ])
    expect(doubtful).toMatchObject([{ from: 1500, to: 150 }])
  })

  it('that is none is an error of its line, and 2+1 is no price', () => {
    expect(read('1,99;много;').errors).toMatchObject([{ column: 'multiBuy', problem: 'multiBuy', value: 'много' }])
    expect(read(';2+1;').errors).toMatchObject([{ column: 'priceCents', problem: 'price' }])
    expect(read('1,99;;много').errors).toMatchObject([{ column: 'depositCents', problem: 'money' }])
  })
})

describe('the category of an offer in a table', () => {
  const head = 'ID;Page;Title;Price;Category'
  const read = (cell: string, before: StoredOffer) =>
    planOf(`${head}\n${before.id};2;Прясно мляко;2,49;${cell}`, [before], options)

  it('is written as the editor reads it, and in Bulgarian where it has no name in that language', () => {
    expect(writeCsv([offer({ category: toys })], categories, 'de')).toContain(';2026-11-16;;Spielzeug;')
    expect(writeCsv([offer({ category: toys })], categories, 'en')).toContain(',2026-11-16,,Играчки,')
  })

  it.each(['Food', 'еда', ' ХРАНА ', 'food', food])('is found by any of its names: %s', (cell) => {
    expect(read(cell, offer()).change).toMatchObject([{ changed: ['category'], fields: { category: food } }])
  })

  it('is that of the brochure where the cell is empty, and stays where the column is missing', () => {
    expect(read('', offer({ category: toys })).change).toMatchObject([{ fields: { category: null } }])
    const { same } = planOf(
      `ID;Page;Title;Price\n${offer().id};2;Прясно мляко;2,49`,
      [offer({ category: toys })],
      options,
    )
    expect(same).toBe(1)
  })

  it('that is none is an error of its line; of two with one name an offer keeps its own', () => {
    expect(read('Хранаа', offer()).errors).toEqual([
      { line: 2, column: 'category', problem: 'category', value: 'Хранаа' },
    ])
    const twins = [...categories, { id: '01a1f84f-e7b6-753e-a60a-81dd8e5b0003', slug: 'more', names: { bg: 'Храна' } }]
    const own = offer({ category: '01a1f84f-e7b6-753e-a60a-81dd8e5b0003' })
    expect(planOf(writeCsv([own], twins, 'bg'), [own], { ...options, categories: twins }).same).toBe(1)
  })
})

describe('a table with errors', () => {
  it('is told line by line', () => {
    const { id } = offer()
    const head = 'ID;Page;Title;Price;Old price;Unit;Only with loyalty card;Valid from;Valid to'
    expect(problems(`${head}\n;1;;2,49;;;;;`)).toEqual(['2 title'])
    expect(problems(`${head}\n;9;Сок;2,49;;;;;`)).toEqual(['2 page'])
    expect(problems(`${head}\n;1;Сок;много;-1;;;;`)).toEqual(['2 price', '2 money'])
    expect(problems(`${head}\n;1;Сок;1000000,01;1234567;;;;`)).toEqual(['2 price', '2 money'])
    expect(problems(`${head}\n;1;Сок;2,49;;фунт;може би;;`)).toEqual(['2 unit', '2 yesNo'])
    expect(problems(`${head}\n;1;Сок;2,49;;;;31.02.2026;`)).toEqual(['2 day'])
    expect(problems(`${head}\n;1;Сок;2,49;;;;2026-11-22;2026-11-16`)).toEqual(['2 dayOrder'])
    expect(problems(`${head}\n${id};2;Сок;2,49;;;;;\n${id};2;Сок;2,49;;;;;\nx;1;Сок;2,49;;;;;`)).toEqual([
      '3 sameId',
      '4 unknownId',
    ])
    expect(problems(`${head}\n;1;${'я'.repeat(201)};2,49;;;;;`)).toEqual(['2 tooLong'])
    expect(problems('Page;Title;Price;From the left;From the top;Width;Height\n1;Сок;2,49;90;0;20;10')).toEqual([
      '2 box',
    ])
  })

  it('says which columns are missing, and when it is no table', () => {
    expect(planOf('Title\nСок', [], options).missing).toEqual(['pageNumber', 'priceCents'])
    expect(planOf('', [], options).missing).toHaveLength(3)
  })
})

it('a plan is named by the file, the offers it was compared with and what is to be removed', () => {
  const token = (text: string, offers: StoredOffer[], removeOthers = false) =>
    planOf(text, offers, { ...options, removeOthers }).token
  const one = token('a', [offer()])
  expect(token('a', [offer()])).toBe(one)
  expect(token('b', [offer()])).not.toBe(one)
  expect(token('a', [offer({ updatedAt: 'later' })])).not.toBe(one)
  expect(token('a', [offer()], true)).not.toBe(one)
})
