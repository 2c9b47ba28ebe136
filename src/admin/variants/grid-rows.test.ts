import { expect, it } from 'vitest'
import { type GridRow, generated, pasted, tableText } from './grid-rows'

const row = (changes: Partial<GridRow>): GridRow => ({
  colour: 'blue',
  size: 'M',
  sku: 'S-1',
  ean: '',
  price: '',
  weight: '',
  stock: '3',
  reserved: 0,
  ...changes,
})

it('generates only the pairs of colour and size that are missing', () => {
  const rows = generated([row({})], { colours: ['blue', 'red'], sizes: ['M', 'L'], sku: 'S' })
  expect(rows.map(({ sku, stock }) => `${sku} ${stock}`)).toEqual(['S-1 3', 'S-BLUE-L 0', 'S-RED-M 0', 'S-RED-L 0'])
})

it('takes cells of a spreadsheet from the cell on in which they are pasted, also beyond the last row', () => {
  const rows = pasted([row({}), row({ sku: 'S-2' })], {
    index: 1,
    column: 'price',
    text: '12,90\t250\t7\r\n9,90\t300\r\n',
  })
  expect(rows).toHaveLength(3)
  expect(rows[1]).toMatchObject({ sku: 'S-2', price: '12,90', weight: '250', stock: '7' })
  expect(rows[2]).toMatchObject({ sku: '', price: '9,90', weight: '300', stock: '' })
})

it('writes cells so that commas and quotes stay what they are', () => {
  expect(tableText('shirt', [row({ price: '12,90', sku: 'A"B' })])).toBe(
    'product,colour,size,sku,ean,price,weight,stock\n"shirt","blue","M","A""B","","12,90","","3"',
  )
})
