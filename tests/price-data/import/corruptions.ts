import { bytesIn } from '@/features/price-data/import/read/encoding'

export type Table = { header: string[]; rows: string[][] }
export type Random = () => number

/** Damage to a file by a program, a clerk or a disk; `other` is the file of another chain. */
export type Corruption = (table: Table, random: Random, other: Table) => Buffer

type Form = { delimiter?: string; quote?: string; end?: string; tail?: string }

const [place, store, name, code, group, shelf, promo] = [0, 1, 2, 3, 4, 5, 6]

export function written(
  { header, rows }: Table,
  { delimiter = ',', quote = '"', end = '\r\n', tail = '' }: Form = {},
): string {
  const value = (text: string) => (quote ? quote + text.replaceAll(quote, quote + quote) + quote : text)
  return [header, ...rows].map((row) => row.map(value).join(delimiter) + tail + end).join('')
}

const utf8 = (text: string) => Buffer.from(text, 'utf8')
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16()

/** Encodes in an old encoding; missing characters become a question mark. */
const inOld = (encoding: string) => (text: string) =>
  Buffer.concat([...text].map((sign) => bytesIn(encoding, sign) ?? Buffer.from('?')))

const encoded =
  (encode: (text: string) => Buffer, form?: Form): Corruption =>
  (table) =>
    encode(written(table, form))
const inForm = (form: Form) => encoded(utf8, form)
const lines =
  (change: (lines: string[], random: Random) => string[]): Corruption =>
  (table, random) =>
    utf8(change(written(table).split('\r\n'), random).join('\r\n'))

const rows =
  (change: (row: string[], at: number, all: string[][], random: Random) => string[]): Corruption =>
  (table, random) =>
    utf8(written({ ...table, rows: table.rows.map((row, at) => change(row, at, table.rows, random)) }))
const column = (at: number, change: (value: string, row: number, all: string[][]) => string): Corruption =>
  rows((row, number, all) => row.with(at, change(row[at] ?? '', number, all)))
const order =
  (to: number[], { withHeader }: { withHeader: boolean }): Corruption =>
  (table) => {
    const moved = (row: string[]) => to.map((at) => row[at] ?? '')
    return utf8(written({ header: withHeader ? moved(table.header) : table.header, rows: table.rows.map(moved) }))
  }
const kept =
  (filter: (row: string[], at: number, all: string[][], random: Random) => boolean): Corruption =>
  (table, random) =>
    utf8(written({ ...table, rows: table.rows.filter((row, at) => filter(row, at, table.rows, random)) }))

const times = (factor: number) => (price: string) =>
  price === '' ? '' : (Number(price.replace(',', '.')) * factor).toFixed(2)
const next = (at: number) => (_: string, row: number, all: string[][]) => all[(row + 1) % all.length]?.[at] ?? ''
const asLatin = (text: string) => Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(text)), 'utf8')
const withComma = (price: string) => price.replace('.', ',')

export const corruptions: Record<string, Corruption> = {
  'windows-1251': encoded(inOld('windows-1251')),
  CP866: encoded(inOld('ibm866')),
  MacCyrillic: encoded(inOld('x-mac-cyrillic')),
  'KOI8-R': encoded(inOld('koi8-r')),
  'ISO-8859-5': encoded(inOld('iso-8859-5')),
  'UTF-16 with a mark': encoded((text) => Buffer.from(`\ufeff${text}`, 'utf16le')),
  'UTF-16 turned, with a mark': encoded((text) => swapped(Buffer.from(`\ufeff${text}`, 'utf16le'))),
  'UTF-16 without a mark': encoded((text) => Buffer.from(text, 'utf16le')),
  'UTF-16 turned, without a mark': encoded((text) => swapped(Buffer.from(text, 'utf16le'))),
  'UTF-16 with tabs, as Excel saves it': encoded((text) => Buffer.from(`\ufeff${text}`, 'utf16le'), {
    delimiter: '\t',
    quote: '',
  }),
  'UTF-8 twice': encoded(asLatin),
  'UTF-8 twice, by windows-1251': encoded((text) => utf8(new TextDecoder('windows-1251').decode(utf8(text)))),
  'UTF-8 twice, by CP866': encoded((text) => utf8(new TextDecoder('ibm866').decode(utf8(text)))),
  'windows-1251 read as Latin': encoded((text) =>
    utf8(new TextDecoder('windows-1252').decode(inOld('windows-1251')(text))),
  ),
  'CP866 read as windows-1251': encoded((text) => utf8(new TextDecoder('windows-1251').decode(inOld('ibm866')(text)))),
  'an encoding that nobody knows': encoded((text) =>
    Buffer.from([...utf8(text)].map((byte) => (byte < 128 ? byte : 128 + ((byte * 37 + 11) % 128)))),
  ),
  'question marks for letters': encoded((text) => utf8(text.replace(/[а-я]/gi, '?'))),
  'replacement characters for names': column(name, (value) => value.replace(/[а-я]/gi, '\ufffd')),
  'the second half in windows-1251': (table) => {
    const text = written(table)
    const middle = text.indexOf('\r\n', text.length / 2)
    return Buffer.concat([utf8(text.slice(0, middle)), inOld('windows-1251')(text.slice(middle))])
  },
  'null characters': encoded((text) => utf8(text.replaceAll('"', '\0"'))),
  'a byte order mark twice': encoded((text) => utf8(`\ufeff\ufeff${text}`)),
  tabs: inForm({ delimiter: '\t', quote: '' }),
  semicolons: inForm({ delimiter: ';' }),
  'semicolons, decimal commas, no quotes': (table) =>
    utf8(
      written(
        {
          ...table,
          rows: table.rows.map((row) =>
            row.with(shelf, withComma(row[shelf] ?? '')).with(promo, withComma(row[promo] ?? '')),
          ),
        },
        { delimiter: ';', quote: '' },
      ),
    ),
  'upright lines': inForm({ delimiter: '|', quote: '' }),
  'single quotes': inForm({ quote: "'" }),
  'a delimiter at the end of each line': inForm({ tail: ',' }),
  'delimiters at the end of rows only': lines((all) => all.map((line, at) => (at > 0 && line ? `${line},,` : line))),
  'a header with commas above rows with semicolons': (table) =>
    utf8(
      written({ ...table, rows: [] }) +
        written({ header: table.rows[0] ?? [], rows: table.rows.slice(1) }, { delimiter: ';' }),
    ),
  'each line as one value': lines((all) => all.map((line) => (line ? `"${line.replaceAll('"', '""')}"` : line))),
  'no quotes at all': inForm({ quote: '' }),
  'backslashes before quotes': (table) => utf8(written(table).replaceAll('""', '\\"').replaceAll(',\\"', ',""')),
  'no header': lines((all) => all.slice(1)),
  'an English header': lines(([, ...all]) => ['Town,Shop,Product,Code,Category,Price,Promo', ...all]),
  'a header in capitals with the currency': (table) =>
    utf8(
      written({
        ...table,
        header: table.header.map((title) => `${title.toUpperCase()}${title.startsWith('Цена') ? ' (EUR)' : ' '}`),
      }),
    ),
  'Excel’s sep=': (table) => utf8(`sep=;\r\n${written(table, { delimiter: ';' })}`),
  'a title above the header': lines((all) => ['Цени за деня', '', ...all]),
  'a second header in the middle': lines((all) => [...all.slice(0, 9), all[0] ?? '', ...all.slice(9)]),
  'carriage returns alone': inForm({ end: '\r' }),
  'doubled carriage returns': inForm({ end: '\r\r\n' }),
  'blank lines between': inForm({ end: '\r\n\r\n' }),
  'a value over two lines': rows((row, at) => (at % 2 ? row.with(store, `${row[store]}\nпартер`) : row)),
  'another order of columns': order([code, name, shelf, promo, group, store, place], { withHeader: true }),
  'code and group swapped': order([place, store, name, group, code, shelf, promo], { withHeader: false }),
  'name and shop swapped': order([place, name, store, code, group, shelf, promo], { withHeader: false }),
  'prices swapped': order([place, store, name, code, group, promo, shelf], { withHeader: false }),
  'a column more, in the header too': (table) =>
    utf8(written({ header: ['№', ...table.header], rows: table.rows.map((row, at) => [String(at + 1), ...row]) })),
  'a column more, in the rows only': rows((row, at) => [String(at + 1), ...row]),
  'a column more in the middle': rows((row) => row.toSpliced(code, 0, '1')),
  'no promotions, in the header too': order([place, store, name, code, group, shelf], { withHeader: true }),
  'no promotions, in the rows only': order([place, store, name, code, group, shelf], { withHeader: false }),
  'no groups': order([place, store, name, code, shelf, promo], { withHeader: true }),
  'no shops': order([place, name, code, group, shelf, promo], { withHeader: false }),
  'codes like 3.80012E+12': column(code, (_, at) => `3.80${at % 3}12E+12`),
  'codes cut to three digits': column(code, (value) => value.slice(0, 3)),
  'codes without their zeros': column(code, (value) => value.replace(/^0+/, '') || '0'),
  'codes with a fraction': column(code, (value) => `${value}.0`),
  'codes as Excel’s text': column(code, (value) => `'${value}`),
  'codes of the next row': column(code, next(code)),
  'codes as ####': column(code, () => '########'),
  'prices with the euro sign': column(shelf, (value) => `${value} €`),
  'prices with EUR before': column(shelf, (value) => `EUR ${value}`),
  'prices without a nought': column(shelf, (value) => value.replace(/^0(?=[.,])/, '')),
  'decimal commas': column(shelf, withComma),
  'three decimals with a comma': column(
    shelf,
    (value) => `${Number(value.replace(',', '.')).toFixed(2).replace('.', ',')}0`,
  ),
  'prices in leva': column(shelf, times(1.95583)),
  'prices in leva, and said so': column(shelf, (value) => `${times(1.95583)(value)} лв.`),
  'both prices in cents': rows((row) =>
    row.with(shelf, times(100)(row[shelf] ?? '')).with(promo, times(100)(row[promo] ?? '')),
  ),
  'prices a hundredth': column(shelf, times(0.01)),
  'prices without the tax': rows((row) =>
    row.with(shelf, times(1 / 1.2)(row[shelf] ?? '')).with(promo, times(1 / 1.2)(row[promo] ?? '')),
  ),
  'promotions a hundredth': column(promo, times(0.01)),
  'prices without their cents': column(shelf, (value) => value.replace(/[.,]\d+$/, '')),
  'prices of the next row': column(shelf, next(shelf)),
  'prices sorted': (table) => {
    const sorted = table.rows.map((row) => row[shelf] ?? '').sort()
    return utf8(written({ ...table, rows: table.rows.map((row, at) => row.with(shelf, sorted[at] ?? '')) }))
  },
  'one price for everything': column(shelf, (_, __, all) => all[0]?.[shelf] ?? ''),
  'decimal commas without quotes': (table) =>
    utf8(
      written({ ...table, rows: table.rows.map((row) => row.with(shelf, withComma(row[shelf] ?? ''))) }, { quote: '' }),
    ),
  'prices as dates': column(shelf, (value) => value.replace(/^(\d{1,2})[.,](\d\d)$/, '$1.яну.$2')),
  'half of the file': (table) => {
    const bytes = utf8(written(table))
    return bytes.subarray(0, bytes.length / 2)
  },
  'one shop of many': kept((row, _, all) => row[store] === all[0]?.[store]),
  'one row': kept((_, at) => at === 0),
  'two of five rows lost': kept((_, __, ___, random) => random() > 0.4),
  'half of the rows twice': rows((_, at, all) => all[Math.floor(at / 2)] ?? []),
  'only the first products': kept((row, _, all) =>
    all.slice(0, all.length / 2).some((other) => other[code] === row[code]),
  ),
  'no bytes': () => Buffer.alloc(0),
  'the header alone': (table) => utf8(written({ ...table, rows: [] })),
  'a web page': () =>
    utf8('<!doctype html><html><head><title>404</title></head>\n<body>Няма такъв файл</body></html>\n'),
  'names of the next product': (table) => {
    const codes = [...new Set(table.rows.map((row) => row[code] ?? ''))]
    const names = new Map(table.rows.map((row) => [row[code] ?? '', row[name] ?? '']))
    const moved = new Map(codes.map((one, at) => [one, names.get(codes[(at + 1) % codes.length] ?? '') ?? '']))
    return utf8(written({ ...table, rows: table.rows.map((row) => row.with(name, moved.get(row[code] ?? '') ?? '')) }))
  },
  'names cut to four letters': column(name, (value) => value.slice(0, 4)),
  'names lost': column(name, () => 'Стока'),
  'entities in names': column(name, (value) => value.replaceAll('"', '&quot;').replaceAll(' ', '&nbsp;')),
  'hard spaces': rows((row) => row.map((value) => value.replaceAll(' ', '\u00a0'))),
  'every shop in one town': column(place, () => '68134'),
  'towns as names': column(place, () => 'гр. София'),
  'no names of shops': column(store, () => ''),
  'groups moved by one': column(group, (value) => String((Number(value) % 101) + 1)),
  'groups of the next row': column(group, next(group)),
  'all in one group': column(group, () => '6'),
}
