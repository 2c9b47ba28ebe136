import { expect, it } from 'vitest'
import { toCell } from '@/lib/csv/cell-mark'
import {
  changedRows,
  type GridRow,
  isOfSpreadsheet,
  missingRows,
  newRow,
  pasted,
  rebaseRows,
  shownRows,
  typedSince,
} from './grid-rows'

const cells = { colour: 'Синьо', size: 'M', sku: 'S-1', ean: '', price: '', weight: '', stock: '3' }
const stored = (changes: Partial<typeof cells> = {}, id = 'one') => ({
  id,
  cells: { ...cells, ...changes },
  reserved: 0,
  unpacked: 0,
  correction: 1,
})
const rows = (...all: Partial<typeof cells>[]): GridRow[] =>
  shownRows(all.map((changes, index) => stored(changes, String(index))))
const typed = (row: GridRow | undefined, changes: Partial<typeof cells>): GridRow[] =>
  row ? [{ ...row, cells: { ...row.cells, ...changes } }] : []

const blue = { slug: 'blue', name: 'Синьо', hex: '#0000ff' }
const red = { slug: 'red', name: 'Червено', hex: '#ff0000' }

it('generates only the pairs of colour and size that are missing', () => {
  const added = missingRows(rows({}), { colours: [blue, red], sizes: ['M', 'L'], sku: 'S' })
  expect(added.map((row) => `${row.cells.colour} ${row.cells.sku} ${row.cells.stock}`)).toEqual([
    'Синьо S-BLUE-L 0',
    'Червено S-RED-M 0',
    'Червено S-RED-L 0',
  ])
})

it('takes cells of a spreadsheet from the cell on in which they are pasted, also beyond the last row', () => {
  const result = pasted(rows({}, { sku: 'S-2' }), {
    index: 1,
    column: 'price',
    text: '12,90\t250\t7\r\n9,90\t300\r\n',
  })
  expect(result).toHaveLength(3)
  expect(result[1]?.cells).toMatchObject({ sku: 'S-2', price: '12,90', weight: '250', stock: '7' })
  expect(result[2]).toMatchObject({ id: null, cells: { sku: '', price: '9,90', weight: '300', stock: '' } })
})

it('takes cells of an exported table without the apostrophe that keeps a spreadsheet from rewriting them', () => {
  const cells = { size: '38,5', sku: '00123', ean: '4006381333931' }
  const text = `${Object.values(cells).map(toCell).join('\t')}\r\n`
  expect(text).toBe("'38,5\t'00123\t'4006381333931\r\n")
  const [row, next] = pasted(rows({}), { index: 0, column: 'size', text: `${text}'s\tS-2\t` })
  expect(row?.cells).toMatchObject(cells)
  expect(next?.cells).toMatchObject({ size: "'s", sku: 'S-2' })
})

it('takes also a single cell of an exported table, and leaves other words to the field', () => {
  expect(["'38,5\r\n", '12,90\t250', '12,90\n9,90\n'].map(isOfSpreadsheet)).toEqual([true, true, true])
  expect(['38,5\r\n', "'s", ' S-1 '].map(isOfSpreadsheet)).toEqual([false, false, false])
})

it('knows what was typed', () => {
  const [first] = rows({})
  expect(changedRows(rows({}))).toEqual([])
  expect(changedRows(typed(first, { stock: '3 ' }))).toEqual([])
  expect(changedRows(typed(first, { stock: '4' }))).toHaveLength(1)
})

it('keeps what was typed when it shows what someone else has changed meanwhile', () => {
  const [first] = shownRows([stored()])
  const now = { ...stored({ stock: '1', price: '8,00' }), correction: 2 }
  const [again] = rebaseRows(typed(first, { price: '9,90' }), [now])
  expect(again?.cells).toMatchObject({ price: '9,90', stock: '1' })
  expect(again).toMatchObject({ seen: { price: '8,00', stock: '1' }, correction: 2 })
})

it('keeps what was typed, added and removed while it was saved, and stores the rest', () => {
  const [first, second] = rows({}, { sku: 'S-2' })
  const sent = [...typed(first, { stock: '4' }), ...typed(second, {})]
  const now = [...typed(first, { stock: '4', price: '12,90' }), newRow({ sku: 'S-3' })]
  const answer = [stored({ stock: '4' }, '0'), stored({ sku: 'S-2' }, '1'), stored({ sku: 'S-4' }, '4')]
  const after = typedSince(now, sent, answer)
  expect(after.map((row) => row.cells.sku)).toEqual(['S-1', 'S-4', 'S-3'])
  expect(after[0]).toMatchObject({ cells: { stock: '4', price: '12,90' }, seen: { stock: '4', price: '' } })
  expect(changedRows(after)).toHaveLength(2)
})

it('knows a new row by its number once it is saved', () => {
  const sent = [newRow({ sku: ' S-1', stock: '3' })]
  const [row] = typedSince(pasted(sent, { index: 0, column: 'stock', text: '5' }), sent, [stored()])
  expect(row).toMatchObject({ id: 'one', cells: { stock: '5', sku: 'S-1' }, seen: { stock: '3' } })
})
