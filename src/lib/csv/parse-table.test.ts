import { expect, it } from 'vitest'
import { toCell } from './cell-mark'
import { parseTable } from './parse-table'
import { isSound } from './table-flaws'

const columns = {
  byHeading: new Map([
    ['sku', 'sku'],
    ['price', 'price'],
    ['preis', 'price'],
    ['stock', 'stock'],
  ] as const),
  required: ['sku'] as const,
}
const tableOf = (text: string) => parseTable(text, columns)

it('names the lines that a comma without quotes has shifted', () => {
  const table = tableOf('\ufeffsku,price,stock\nS1,12.50,4\nS2,12,50,4\nS3,"12,50",4\n')
  expect([table.stray, isSound(table)]).toEqual([[3], false])
})

it('names them also where a spreadsheet has given the file one more column', () => {
  expect(tableOf('sku;price;;stock;\nS1;12,50;;4;\nS2;12;50;4;\n').stray).toEqual([3])
})

it('leaves empty cells at the end of a line alone', () => {
  const table = tableOf('sku,price,stock\nS1,12.50,4,,,\nS2,12.50\n')
  expect([table.stray, table.rows.length, isSound(table)]).toEqual([[], 2, true])
})

it('names headings that are not ours, and reads the others', () => {
  const table = tableOf('sku;prise; ;stock\nS1;12,50;;4\n')
  expect(table).toMatchObject({ unread: ['prise'], missing: [], rows: [{ cells: { sku: 'S1', stock: '4' } }] })
  expect(isSound(table)).toBe(true)
})

it.each(['price,price', 'price,Preis'])('refuses two headings of one column: %s', (headings) => {
  const table = tableOf(`sku,${headings}\nS1,1,2\n`)
  expect([table.twice, isSound(table)]).toEqual([['price'], false])
})

it.each([
  '10-12',
  '9/10',
  '1.2.3',
  '3.12',
  '1,50',
  '3,5 %',
  '9:30',
  '00123',
  '4006381333931',
  '1E5',
  'MAR-12',
  'Sept 2',
  '5 май',
  '2. Dezember 26',
  "'10-12",
  '=1+1',
])('a spreadsheet leaves %j as it is, and it comes back', (text) => {
  expect(toCell(text)).toBe(`'${text}`)
  expect(tableOf(`sku;stock\n${toCell(text)};1\n`).rows).toMatchObject([{ cells: { sku: text } }])
})

it.each(['M', '42', '250', '5 #81', 'S-1', '1 л', '500 г', '3XL', 'Marta', '№ 12'])(
  '%j needs no apostrophe',
  (text) => {
    expect(toCell(text)).toBe(text)
  },
)

it('numbers stay numbers', () => {
  expect([toCell(-5), toCell(4_006_381_333_931), toCell(null)]).toEqual([-5, 4_006_381_333_931, null])
})
