import { describe, expect, it } from 'vitest'
import { type KnownListing, type LastDay, todayOf } from './chain-day'
import { chainHoldOf } from './hold'
import { type CompanyFile, CompanyReader } from './read/company-file'
import { aggregatePrices, wholeCountry } from './read/observe'

const header =
  'Населено място,Търговски обект,Наименование на продукта,Код на продукта,Категория,Цена на дребно,Цена в промоция'
const goods = ['Прясно мляко', 'Сирене краве', 'Слънчогледово олио', 'Бял хляб', 'Ориз бисерен']
const shops = [
  ['68134', 'Център'],
  ['56784', 'Тракия'],
] as const
const rows: string[][] = shops.flatMap(([place, store]) =>
  Array.from({ length: 100 }, (_, at): string[] => {
    const price = 1 + (at % 37) / 10 + at / 1000
    const promo = at % 5 ? '' : (price * 0.75).toFixed(2)
    return [place, store, `${goods[at % 5]} Житница ${at} 400г`, `${5000 + at}`, '6', price.toFixed(2), promo]
  }),
)
const text = (all: string[][]) => [header, ...all.map((row) => row.join(','))].join('\r\n')
const read = (content: string, bounds?: { bytes: number; lines: number }): CompanyFile => {
  const reader = new CompanyReader('EUR', bounds)
  reader.write(Buffer.from(content))
  return reader.end()
}

function lastOf({ prices }: CompanyFile): LastDay {
  const { listings, observations, stores } = aggregatePrices(prices)
  const byCode = Map.groupBy(observations, ({ code }) => code)
  const known = listings.map(({ code, name, group }): [string, KnownListing] => {
    const own = byCode.get(code) ?? []
    const {
      low = 0,
      median = 0,
      high = 0,
      promo = null,
      stores: count = 0,
    } = own.find(({ place }) => place === wholeCountry) ?? {}
    const places = new Map(own.flatMap(({ place, ...one }) => (place === wholeCountry ? [] : [[place, one] as const])))
    return [code, { name, group, low, median, high, promo, stores: count, places }]
  })
  const usual = { rows: prices.length, listings: listings.length, stores }
  return { day: '2026-05-14', listings: new Map(known), usual }
}
const last = lastOf(read(text(rows)))
const reasonsOf = (file: CompanyFile) =>
  chainHoldOf(todayOf('2026-05-15', file, last), last)?.reasons.map(({ kind }) => kind) ?? []
const [place, code, shelf, promo] = [0, 3, 5, 6]
const productOf = (at: number) => at % 100
const multiplied = (price = '', factor: number) => price && (Number(price) * factor).toFixed(2)
const changed = (isIn: (row: string[], at: number) => boolean, change: (row: string[]) => string[]) =>
  text(rows.map((row, at) => (isIn(row, at) ? change(row) : row)))

it('an ordinary day is published', () => expect(reasonsOf(read(text(rows)))).toEqual([]))

describe.each<[kind: string, most: number, broken: (count: number) => string]>([
  [
    'prices-far',
    6,
    (count) =>
      changed(
        (_, at) => at < count,
        (row) => row.with(shelf, multiplied(row[shelf], 2)),
      ),
  ],
  [
    'rows-differ',
    10,
    (count) => text([...rows, ...rows.slice(0, count).map((row) => row.with(shelf, multiplied(row[shelf], 1.1)))]),
  ],
  [
    'products-new',
    50,
    (count) =>
      text([
        ...rows,
        ...rows.slice(0, count).map((row) => row.with(2, `Бисквити ${row[code]}`).with(code, `9${row[code]}`)),
      ]),
  ],
  [
    'codes-differ',
    5,
    (count) =>
      changed(
        (_, at) => productOf(at) < count,
        (row) => row.with(code, `9${row[code]}`),
      ),
  ],
  [
    'towns-differ',
    10,
    (count) =>
      changed(
        (_, at) => at < count,
        (row) => row.with(place, '10135'),
      ),
  ],
  [
    'promos-above',
    2,
    (count) =>
      changed(
        (_, at) => at % 5 === 0 && at < count * 5,
        (row) => row.with(promo, '9.99'),
      ),
  ],
  [
    'promos-far',
    4,
    (count) =>
      changed(
        (_, at) => productOf(at) < count * 5,
        (row) => row.with(promo, multiplied(row[promo], 0.5)),
      ),
  ],
  [
    'promos-filled',
    80,
    (count) =>
      changed(
        () => true,
        (row) => row.with(promo, Number(row[code]) - 5000 < count ? multiplied(row[shelf], 0.9) : ''),
      ),
  ],
])('%s', (kind, most, broken) => {
  it(`is no doubt with ${most}`, () => expect(reasonsOf(read(broken(most)))).toEqual([]))
  it('is one with one more, and has an example', () => {
    const file = read(broken(most + 1))
    expect(reasonsOf(file)).toEqual([kind])
    expect(chainHoldOf(todayOf('2026-05-15', file, last), last)?.example?.text).toBeTruthy()
  })
})

it('prices that double are far, prices that rise by four fifths are those of ended promotions', () => {
  const by = (factor: number) =>
    changed(
      (_, at) => at < 20,
      (row) => row.with(shelf, multiplied(row[shelf], factor)),
    )
  expect(reasonsOf(read(by(1.8)))).toEqual([])
  expect(reasonsOf(read(by(1.95583)))).toEqual(['prices-far'])
})

it('the price in both columns says that nothing is reduced, which is doubted where something was', () => {
  expect(
    reasonsOf(
      read(
        changed(
          () => true,
          (row) => row.with(promo, row[shelf] ?? ''),
        ),
      ),
    ),
  ).toEqual(['promos-lost'])
})

it('another chain’s rows below a second header are doubted however few they are', () => {
  const foreign = rows.slice(0, 5).map((row) => row.with(2, `Бисквити ${row[code]}`).with(code, `9${row[code]}`))
  expect(reasonsOf(read(`${text(rows)}\r\n${text(foreign)}`))).toEqual(['products-new'])
  expect(reasonsOf(read(text([...rows, ...foreign])))).toEqual([])
})

it('a file with more bytes or lines than any chain has is not read', () => {
  const content = text(rows)
  const bytes = Buffer.byteLength(content)
  expect(reasonsOf(read(content, { bytes, lines: 200 }))).toEqual([])
  expect(reasonsOf(read(content, { bytes: bytes - 1, lines: 200 }))).toEqual(['too-large'])
  expect(reasonsOf(read(content, { bytes, lines: 199 }))).toEqual(['too-large'])
})

it('a line that is far too long is rejected, and the others are read', () => {
  const file = read(`${text(rows)}\r\n${','.repeat(100_000)}`)
  expect(file.rejected).toEqual({ columns: 1 })
  expect(reasonsOf(file)).toEqual([])
})

it('byte order marks inside a file, and half a character at its end, change nothing', () => {
  const whole = read(text(rows)).prices
  expect(read(text(rows).replaceAll('\r\n', '\r\n\ufeff')).prices).toEqual(whole)
  const reader = new CompanyReader('EUR')
  reader.write(Buffer.from(`\ufeff${text(rows)}\r\n`, 'utf16le').subarray(0, -1))
  expect(reader.end().prices).toEqual(whole)
})
