import { expect, it } from 'vitest'
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
