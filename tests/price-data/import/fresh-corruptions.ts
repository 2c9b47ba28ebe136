import { gzipSync, zipSync } from 'fflate'
import { bytesIn } from '@/features/price-data/import/read/encoding'
import { type Corruption, type Random, type Table, written } from './corruptions'

const [place, store, name, code, group, shelf, promo] = [0, 1, 2, 3, 4, 5, 6]
const utf8 = (text: string) => Buffer.from(text, 'utf8')
const numberOf = (price: string | undefined) => Number((price ?? '').replace(',', '.'))
const times = (price: string | undefined, factor: number) => (price ? (numberOf(price) * factor).toFixed(2) : '')
const inOld = (encoding: string, text: string) =>
  Buffer.concat([...text].map((sign) => bytesIn(encoding, sign) ?? Buffer.from('?')))

type Change = (row: string[], all: string[][], random: Random) => string[]
const withRows = (table: Table, rows: string[][]) => utf8(written({ ...table, rows }))

/** Changes whole products, shops or rows: those whose key falls into the share. */
const some =
  (share: number, key: ((row: string[]) => string) | null, change: Change): Corruption =>
  (table, random) => {
    const chosen = new Map<string, boolean>()
    const rows = table.rows.map((row, at) => {
      const of = key ? key(row) : String(at)
      if (!chosen.has(of)) chosen.set(of, random() < share)
      return chosen.get(of) ? change(row, table.rows, random) : row
    })
    return withRows(table, rows)
  }
const product = (row: string[]) => row[code] ?? ''
const shop = (row: string[]) => `${row[place]} ${row[store]}`

/** Changes one block of rows in the middle. */
const block =
  (share: number, change: (row: string[], at: number, all: string[][]) => string[]): Corruption =>
  (table, random) => {
    const length = Math.ceil(table.rows.length * share)
    const from = Math.floor(random() * (table.rows.length - length))
    const isIn = (at: number) => at >= from && at < from + length
    return withRows(
      table,
      table.rows.map((row, at, all) => (isIn(at) ? change(row, at, all) : row)),
    )
  }
const lines =
  (change: (line: string, at: number, random: Random) => string): Corruption =>
  (table, random) =>
    utf8(
      written(table)
        .split('\r\n')
        .map((line, at) => (at > 0 && line ? change(line, at, random) : line))
        .join('\r\n'),
    )
const cut =
  (share: number, quote: string): Corruption =>
  (table) => {
    const bytes = utf8(written(table, quote ? {} : { delimiter: ';', quote: '' }))
    return bytes.subarray(0, Math.floor(bytes.length * share))
  }
const both = (row: string[], change: (price: string | undefined) => string) =>
  row.with(shelf, change(row[shelf])).with(promo, change(row[promo]))
const postcodes = new Map([
  ['68134', '1000'],
  ['56784', '4000'],
  ['10135', '9000'],
  ['07079', '8000'],
  ['87374', '8600'],
])
const latin: Record<string, string> = { а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', и: 'i', к: 'k', л: 'l', м: 'm' }
const later: Record<string, string> = { н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ш: 'sh', я: 'ya' }

/**
 * The fourth list, written and measured before any rule was changed for it. The third argument of a corruption is
 * another chain's table.
 */
export const freshCorruptions: Record<string, Corruption> = {
  'a third of the rows shifted to the right': block(0.3, (row) => ['', ...row.slice(0, 6)]),
  'prices of a third of the rows one row down': block(0.3, (row, at, all) =>
    row.with(shelf, all[at - 1]?.[shelf] ?? ''),
  ),
  'prices of a tenth of the rows one row down': block(0.1, (row, at, all) =>
    row.with(shelf, all[at - 1]?.[shelf] ?? ''),
  ),
  'cut after nine tenths, with quotes': cut(0.9, '"'),
  'cut after nine tenths, without quotes': cut(0.93, ''),
  'another day behind it': (table, random) =>
    utf8(
      written(table) +
        written({ ...table, rows: table.rows.map((row) => both(row, (price) => times(price, 0.9 + random() / 5))) }),
    ),
  'another chain behind it': (table, _, other) => utf8(written(table) + written({ ...table, rows: other.rows })),
  'another chain instead': (table, _, other) => withRows(table, other.rows),
  'no header and the columns turned': (table) =>
    utf8(
      written({ header: table.rows[0] ?? [], rows: table.rows.slice(1) })
        .split('\r\n')
        .map((line) => line.split(',').toReversed().join(','))
        .join('\r\n'),
    ),
  'byte order marks before every tenth line': lines((line, at) => (at % 10 ? line : `\ufeff${line}`)),
  'a page of nulls in the middle': (table) => {
    const bytes = utf8(written(table))
    const page = Math.min(4096, Math.floor(bytes.length / 5))
    return bytes.fill(0, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + page)
  },
  'windows-1251 and CP866 by turns': (table) =>
    Buffer.concat(
      written(table)
        .split('\r\n')
        .map((line, at) => inOld(at % 2 ? 'ibm866' : 'windows-1251', `${line}\r\n`)),
    ),
  'a quote lost here and there': lines((line, _, random) => (random() < 0.1 ? line.replace('",', ',') : line)),
  'a line end lost here and there': (table, random) =>
    utf8(
      written(table)
        .split('\r\n')
        .map((line) => line + (random() < 0.1 ? '' : '\r\n'))
        .join(''),
    ),
  'a hundredfold price for a fifth of the products': some(0.2, product, (row) =>
    both(row, (price) => times(price, 100)),
  ),
  'a tenth of the price for a fifth of the products': some(0.2, product, (row) =>
    both(row, (price) => times(price, 0.1)),
  ),
  'a tenfold price for a twentieth of the products': some(0.05, product, (row) =>
    both(row, (price) => times(price, 10)),
  ),
  'leva in a quarter of the shops': some(0.25, shop, (row) => both(row, (price) => times(price, 1.95583))),
  'leva for a quarter of the products': some(0.25, product, (row) => both(row, (price) => times(price, 1.95583))),
  'leva in a quarter of the rows': some(0.25, null, (row) => both(row, (price) => times(price, 1.95583))),
  'rows twice with other prices': (table, random) =>
    withRows(
      table,
      table.rows.flatMap((row) =>
        random() < 0.15 ? [row, row.with(shelf, times(row[shelf], 0.7 + random() * 0.6))] : [row],
      ),
    ),
  'both prices exchanged for a third of the promotions': some(0.33, null, (row) =>
    row[promo] && numberOf(row[promo]) > 0 ? row.with(shelf, row[promo] ?? '').with(promo, row[shelf] ?? '') : row,
  ),
  'titles of both prices exchanged': (table) =>
    utf8(
      written({
        ...table,
        header: table.header.with(shelf, table.header[promo] ?? '').with(promo, table.header[shelf] ?? ''),
      }),
    ),
  'names and codes sorted, the rest left': (table) => {
    const sorted = table.rows
      .map((row) => [row[name] ?? '', row[code] ?? '', row[group] ?? ''])
      .sort((one, other) => ((one[0] ?? '') < (other[0] ?? '') ? -1 : 1))
    return withRows(
      table,
      table.rows.map((row, at) => row.toSpliced(name, 3, ...(sorted[at] ?? []))),
    )
  },
  'promotions as dates': some(1, null, (row) =>
    row.with(promo, row[promo] ? row[promo].replace(/^(\d{1,2})[.,](\d\d)$/, '$1.$2.2026') : ''),
  ),
  'promotions as percents': some(1, null, (row) =>
    numberOf(row[promo]) > 0 && numberOf(row[promo]) < numberOf(row[shelf])
      ? row.with(promo, String(Math.round(100 - (100 * numberOf(row[promo])) / numberOf(row[shelf]))))
      : row,
  ),
  'promotions as what is saved': some(1, null, (row) =>
    numberOf(row[promo]) > 0 && numberOf(row[promo]) < numberOf(row[shelf])
      ? row.with(promo, (numberOf(row[shelf]) - numberOf(row[promo])).toFixed(2))
      : row,
  ),
  'an error page behind three quarters': (table) =>
    utf8(
      `${written({ ...table, rows: table.rows.slice(0, table.rows.length * 0.75) })}<html><body><h1>504 Gateway Time-out</h1></body></html>`,
    ),
  'packed twice': (table) => Buffer.from(zipSync({ 'day.csv': utf8(written(table)) })),
  'packed by gzip': (table) => Buffer.from(gzipSync(utf8(written(table)))),
  'one line without line ends': (table) => utf8(written(table, { end: '' })),
  'one line with spaces for line ends': (table) => utf8(written(table, { end: ' ' })),
  'two of five shops lost': (table, random) => {
    const lost = new Map<string, boolean>()
    for (const row of table.rows) if (!lost.has(shop(row))) lost.set(shop(row), random() < 0.4)
    return withRows(
      table,
      table.rows.filter((row) => !lost.get(shop(row))),
    )
  },
  'codes like 1,3E+12 for a fifth of the products': some(0.2, product, (row) => row.with(code, '1,3E+12')),
  'codes rounded for a fifth of the products': some(0.2, product, (row) =>
    row.with(code, `${(row[code] ?? '').slice(0, 3)}000000`),
  ),
  'postcodes for towns': some(1, null, (row) => row.with(place, postcodes.get(row[place] ?? '') ?? '5000')),
  'towns without their last digit': some(1, null, (row) => row.with(place, (row[place] ?? '').slice(0, 4))),
  'towns of a quarter of the shops exchanged': some(0.25, shop, (row) =>
    row.with(place, row[place] === '68134' ? '56784' : '68134'),
  ),
  'euro and leva in one value': some(1, null, (row) =>
    both(row, (price) => (price ? `${price} / ${times(price, 1.95583)}` : '')),
  ),
  'one price in each group': (table) => {
    const first = new Map<string, string>()
    for (const row of table.rows) if (!first.has(row[group] ?? '')) first.set(row[group] ?? '', row[shelf] ?? '')
    return withRows(
      table,
      table.rows.map((row) => row.with(shelf, first.get(row[group] ?? '') ?? '')),
    )
  },
  'prices of another chain': (table, _, other) =>
    withRows(
      table,
      table.rows.map((row, at) => row.with(shelf, other.rows[at % other.rows.length]?.[shelf] ?? '1.00')),
    ),
  'the number of the row for a price': (table) =>
    withRows(
      table,
      table.rows.map((row, at) => row.with(shelf, String(at + 1))),
    ),
  'prices with one decimal': some(1, null, (row) =>
    both(row, (price) => (price ? price.replace(/([.,]\d)\d+$/, '$1') : '')),
  ),
  'prices below one without their point': some(1, null, (row) =>
    row.with(shelf, (row[shelf] ?? '').replace(/^0[.,]/, '0')),
  ),
  'letters as numbers of HTML': (table) =>
    utf8(written(table).replace(/[А-я]/g, (letter) => `&#${letter.charCodeAt(0)};`)),
  'quoted-printable': (table) =>
    utf8(
      [...utf8(written(table))]
        .map((byte) => (byte > 127 ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte)))
        .join(''),
    ),
  'names in Latin for half of the products': some(0.5, product, (row) =>
    row.with(
      name,
      [...(row[name] ?? '').toLowerCase()].map((letter) => latin[letter] ?? later[letter] ?? letter).join(''),
    ),
  ),
  'every shop called the same': some(1, null, (row) => row.with(store, 'Магазин')),
  'promotions for all at the same discount': some(1, null, (row) => row.with(promo, times(row[shelf], 0.9))),
  'promotions kept for products of the next shop': block(0.5, (row, at, all) =>
    row.with(promo, all[at - 1]?.[promo] ?? ''),
  ),
  'noughts for prices of a fifth of the products': some(0.2, product, (row) => row.with(shelf, '0.00')),
  'ninety-nine for prices of a tenth of the products': some(0.1, product, (row) => row.with(shelf, '999.99')),
}
