import { describe, expect, it } from 'vitest'
import { parseTable } from '@/lib/csv/parse-table'
import { planVariants } from './plan'
import { variantColumns } from './plan-words'
import type { Names, StoredVariant } from './read-variants'

const columns = { byHeading: new Map(variantColumns.map((column) => [column, column] as const)), required: [] }
const names: Names = {
  products: new Map([['shirt', 'p']]),
  prices: new Map([['shirt', 1000]]),
  colours: new Map([['blue', { slug: 'blue', id: 'c' }]]),
}

const variant = (part: Partial<StoredVariant> = {}): StoredVariant => ({
  id: 'one',
  product: 'shirt',
  colour: 'blue',
  size: 'M',
  sku: 'S-1',
  ean: null,
  price: 1290,
  weight: null,
  stock: 5,
  reserved: 0,
  unpacked: 0,
  correction: 81,
  ...part,
})

const planOf = (text: string, stored: StoredVariant[], { movesStock = true, removes = false } = {}) => {
  const remove = removes ? 'of-named' : 'none'
  return planVariants({ table: parseTable(text, columns), stored, offSale: [], names, remove, movesStock })
}

describe('the token of a plan', () => {
  const other = variant({ id: 'two', size: 'L', sku: 'S-2' })
  const same = (text: string, meanwhile: Partial<StoredVariant>) =>
    planOf(text, [variant(), other]).token ===
    planOf(text, [variant(meanwhile), { ...other, stock: 0, reserved: 1 }]).token

  it('stays the same while customers buy', () => {
    expect(same('sku;price\nS-1;9,90\n', { stock: 4, reserved: 1 })).toBe(true)
    expect(same('sku;stock;exported\nS-1;7;5 #81\n', { stock: 4, reserved: 1 })).toBe(true)
  })

  it('is another where a number would bring back what was packed since', () => {
    expect(same('sku;stock\nS-1;7\n', { stock: 4 })).toBe(false)
    expect(same('sku;stock\nS-1;5\n', { stock: 4 })).toBe(false)
  })

  it('is another where staff have changed the price or the stock since', () => {
    expect(same('sku;price\nS-1;9,90\n', { price: 1190 })).toBe(false)
    expect(same('sku;stock;exported\nS-1;7;5 #81\n', { stock: 6, correction: 82 })).toBe(false)
  })
})

describe('staff who do not handle orders', () => {
  const plan = (text: string) => planOf(text, [variant()], { movesStock: false })

  it('change prices, also with the stock of an export beside them', () => {
    expect(plan('sku;price;stock;exported\nS-1;9,90;5;5 #81\n')).toMatchObject({ change: [{ id: 'one' }], errors: [] })
  })

  it('change no stock, also not by a new variant', () => {
    const text = 'product;colour;size;sku;stock\nshirt;blue;M;S-1;6\nshirt;blue;L;S-9;1\nshirt;blue;S;S-8;0\n'
    expect(plan(text)).toMatchObject({
      errors: [
        { line: 2, column: 'stock', problem: 'rights' },
        { line: 3, column: 'stock', problem: 'rights' },
      ],
      create: [{ line: 4 }],
    })
  })
})

describe('a new variant with the colour and size of one that is left out', () => {
  const withStock = (stock: number, movesStock: boolean) =>
    planOf(`product;colour;size;sku;stock\nshirt;blue;M;S-9;${stock}\n`, [variant({ unpacked: 2 })], {
      movesStock,
      removes: true,
    })

  it('has at least the pieces that are sold and not packed', () => {
    expect(withStock(1, true).errors).toMatchObject([{ line: 2, column: 'stock', problem: 'reserved' }])
    expect(withStock(2, true)).toMatchObject({ errors: [], create: [{ line: 2 }], remove: [{ sku: 'S-1' }] })
  })

  it('keeps its stock where staff do not handle orders', () => {
    expect(withStock(4, false).errors).toMatchObject([{ line: 2, column: 'stock', problem: 'rights' }])
    expect(withStock(5, false)).toMatchObject({ errors: [], create: [{ line: 2 }], remove: [{ sku: 'S-1' }] })
  })
})

it('names a number that a spreadsheet has shortened', () => {
  const { errors } = planOf('product;colour;size;sku;ean\nshirt;blue;M;S-1;4,00638E+12\nshirt;blue;L;1.5E+14;\n', [
    variant(),
  ])
  expect(errors).toMatchObject([
    { line: 2, column: 'ean', problem: 'shortened' },
    { line: 3, column: 'sku', problem: 'shortened' },
  ])
})
