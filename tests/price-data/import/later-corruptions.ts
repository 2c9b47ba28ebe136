import { bytesIn } from '@/features/price-data/import/read/encoding'
import { type Corruption, type Table, written } from './corruptions'

const [place, store, name, code, group, shelf, promo] = [0, 1, 2, 3, 4, 5, 6]
const utf8 = (text: string) => Buffer.from(text, 'utf8')
const each =
  (change: (row: string[], at: number, all: string[][]) => string[]): Corruption =>
  (table) =>
    utf8(written({ ...table, rows: table.rows.map((row, at) => change(row, at, table.rows)) }))
const inOld = (encoding: string, text: string) =>
  Buffer.concat([...text].map((sign) => bytesIn(encoding, sign) ?? Buffer.from('?')))
const times = (price: string | undefined, factor: number) =>
  price ? (Number(price.replace(',', '.')) * factor).toFixed(2) : ''
const shuffled = <Value>(values: Value[], random: () => number): Value[] =>
  values
    .map((value) => ({ value, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ value }) => value)

/** Corruptions that were written after all rules. */
export const laterCorruptions: Record<string, Corruption> = {
  'CP866 with semicolons and decimal commas': (table: Table) =>
    inOld(
      'ibm866',
      written(
        { ...table, rows: table.rows.map((row) => row.with(shelf, (row[shelf] ?? '').replace('.', ','))) },
        { delimiter: ';' },
      ),
    ),
  'windows-1251 with tabs and carriage returns': (table) =>
    inOld('windows-1251', written(table, { delimiter: '\t', quote: '', end: '\r' })),
  'names in windows-1251, the rest in UTF-8, within one line': (table) =>
    Buffer.concat(
      [table.header, ...table.rows].flatMap((row, at) =>
        row.flatMap((value, column) => [
          at > 0 && column === name ? inOld('windows-1251', value) : utf8(value.replaceAll(',', ' ')),
          utf8(column === 6 ? '\n' : ','),
        ]),
      ),
    ),
  'UTF-8 three times': (table) => {
    const again = (text: string) => new TextDecoder('windows-1252').decode(utf8(text))
    return utf8(again(again(written(table))))
  },
  'UTF-16 cut in the middle of a character': (table) => {
    const bytes = Buffer.from(`\ufeff${written(table)}`, 'utf16le')
    return bytes.subarray(0, Math.floor(bytes.length / 2) * 2 - 1)
  },
  'one letter lost in each name': each((row, at) =>
    row.with(name, (row[name] ?? '').replace(/[а-я]/i, at % 2 ? '' : '�')),
  ),
  'columns named but all in one': (table) =>
    utf8([table.header, ...table.rows].map((row) => `"${row.join(' ')}"`).join('\n')),
  'columns in another order from the middle on': (table) => {
    const turned = (row: string[]) => row.toReversed()
    const half = Math.floor(table.rows.length / 2)
    return utf8(written({ ...table, rows: [...table.rows.slice(0, half), ...table.rows.slice(half).map(turned)] }))
  },
  'two files, the second with another order': (table) => {
    const half = Math.floor(table.rows.length / 2)
    const turned = { header: table.header.toReversed(), rows: table.rows.slice(half).map((row) => row.toReversed()) }
    return utf8(written({ ...table, rows: table.rows.slice(0, half) }) + written(turned))
  },
  'codes in random order': (table, random) => {
    const codes = [...new Set(table.rows.map((row) => row[code] ?? ''))]
    const others = new Map(shuffled(codes, random).map((one, at) => [codes[at] ?? '', one]))
    return utf8(written({ ...table, rows: table.rows.map((row) => row.with(code, others.get(row[code] ?? '') ?? '')) }))
  },
  'codes of all products the same': each((row) => row.with(code, '1')),
  'codes with spaces in them': each((row) => row.with(code, (row[code] ?? '').split('').join(' '))),
  'codes like 1,3E5': each((row) => row.with(code, '1,3E5')),
  'prices doubled': each((row) => row.with(shelf, times(row[shelf], 2)).with(promo, times(row[promo], 2))),
  'prices a tenth': each((row) => row.with(shelf, times(row[shelf], 0.1)).with(promo, times(row[promo], 0.1))),
  'prices a twentieth more': each((row) =>
    row.with(shelf, times(row[shelf], 1.05)).with(promo, times(row[promo], 1.05)),
  ),
  'prices with a point at the thousands': each((row) => row.with(shelf, `1.${(row[shelf] ?? '').replace('.', '')}`)),
  'promotions of the next row': each((row, at, all) => row.with(promo, all[(at + 1) % all.length]?.[promo] ?? '')),
  'promotions in leva': each((row) => row.with(promo, times(row[promo], 1.95583))),
  'the price in both columns': each((row) => row.with(promo, row[shelf] ?? '')),
  'prices as text with apostrophes': each((row) => row.with(shelf, `'${row[shelf]}`)),
  'minus before each price': each((row) => row.with(shelf, `-${row[shelf]}`)),
  'towns of the next row': each((row, at, all) => row.with(place, all[(at + 37) % all.length]?.[place] ?? '')),
  'towns unknown for half': each((row, at) => (at % 2 ? row.with(place, '00001') : row)),
  'shops named by their number': each((row) => row.with(store, String((row[store] ?? '').length))),
  'groups as names': each((row) => row.with(group, 'Хляб')),
  'groups moved for a tenth': each((row, at) =>
    at % 10 ? row : row.with(group, String((Number(row[group]) % 101) + 1)),
  ),
  'every third row lost its end': each((row, at) => (at % 3 ? row : row.slice(0, 5))),
  'every second row lost its end': each((row, at) => (at % 2 ? row : row.slice(0, 5))),
  'the first third twice, the last third gone': (table) => {
    const third = table.rows.slice(0, Math.floor(table.rows.length / 3))
    return utf8(
      written({ ...table, rows: [...third, ...table.rows.slice(0, Math.floor((table.rows.length * 2) / 3))] }),
    )
  },
  'a name for every product': each((row) => row.with(name, 'МЛЯКО ПРЯСНО 3% 1Л')),
  'names in Latin letters': each((row) => row.with(name, (row[name] ?? '').normalize('NFKD').replace(/[а-я]/gi, 'x'))),
  'names and shops in one': each((row) => row.with(name, `${row[store]} ${row[name]}`)),
  JSON: (table) => utf8(JSON.stringify(table.rows)),
  'an Excel file': () =>
    Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 73 + 19) % 256)),
    ]),
  'nulls alone': () => Buffer.alloc(5000),
}
