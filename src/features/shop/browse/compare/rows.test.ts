import { expect, it } from 'vitest'
import { factsOf } from '@/features/shop/goods/facts'
import type { ComparedProduct } from './read-compared'
import { compareRows } from './rows'

type Variant = ComparedProduct['range']['variants'][number]

const variant = (size: string, priceCents: number | null, inStock = true): Variant => ({
  id: size,
  sku: size,
  ean: null,
  size,
  priceCents,
  colour: 'red',
  inStock,
})

function compared(variants: Variant[], chest: Record<string, string> = {}): ComparedProduct {
  return {
    product: {
      id: 'id',
      slug: 'coat',
      sku: 'coat',
      title: 'Coat',
      summary: '',
      images: [],
      priceCents: 5000,
      isFrom: false,
      goodsCents: 5000,
      goodsPriorCents: 6000,
      oldPriceCents: 6000,
      currency: 'EUR',
      badge: null,
      rating: null,
      reviewCount: 0,
      categories: [],
      tags: [],
      isSample: false,
      features: [],
      description: null,
      layout: 'default',
      picturesByColour: [],
      relatedIds: [],
      codePrice: null,
      facts: {
        ...factsOf({}),
        composition: [{ fibre: 'wool', percent: 100 }],
        sizeChart: { howToMeasure: null, rows: Object.entries(chest).map(([size, text]) => ({ size, chest: text })) },
      },
    },
    range: {
      colours: [{ slug: 'red', name: 'red', hex: '#ff0000' }],
      sizes: [...new Set(variants.map(({ size }) => size))],
      variants,
      heaviestGrams: 500,
    },
    rating: null,
    delivery: null,
  }
}

const one = compared([variant('S', null), variant('M', 7000, false), variant('L', 8000)], { S: '88–92', M: '92–96' })
const other = compared([variant('S', null)], { S: '90–94' })
const rowsOf = (size: string | null) =>
  Object.fromEntries(compareRows([one, other], size, 'en').map((row) => [row.name, row]))

it('says what a size costs, with the prior price where the product is reduced, and that it is sold out or not made', () => {
  const { values, differs } = rowsOf('M')['Price in size M'] ?? {}
  expect(values).toEqual(['€70.00\nsold out', 'Not in this size'])
  expect(differs).toBe(true)
  expect(rowsOf('S')['Price in size S']?.values[0]).toContain(
    '€50.00\nLowest price in the 30 days before the reduction: €60.00',
  )
  expect(rowsOf(null).Price?.values[0]).toMatch(/^from €50\.00/)
})

it('names a prior price for a size that has the product’s price, whatever the least price is, and for no other', () => {
  const goods = compared([variant('XS', 3000), variant('S', null), variant('M', 5000)])
  const cheaper = { ...goods, product: { ...goods.product, priceCents: 3000, isFrom: true, oldPriceCents: null } }
  const priceIn = (size: string | null) => compareRows([cheaper], size, 'en')[0]?.values
  expect(priceIn('S')).toEqual(['€50.00\nLowest price in the 30 days before the reduction: €60.00'])
  expect([priceIn('XS'), priceIn('M'), priceIn(null)]).toEqual([['€30.00'], ['€50.00'], ['from €30.00']])
})

it('gives the measures of the chosen size, or of each that there is', () => {
  expect(rowsOf('S')['Chest, cm']?.values).toEqual(['88–92', '90–94'])
  expect(rowsOf(null)['Chest, cm']?.values).toEqual(['S 88–92\nM 92–96', 'S 90–94'])
})

it('writes measures with the decimal sign of the language, and calls them equal whichever sign was typed', () => {
  const goods = ['24.5', '24,5'].map((chest) => compared([variant('S', null)], { S: chest }))
  expect(compareRows(goods, 'S', 'de').find(({ name }) => name.startsWith('Brust'))).toMatchObject({
    values: ['24,5', '24,5'],
    differs: false,
  })
})

it('marks what differs, and leaves out what nobody says anything to', () => {
  const rows = rowsOf('S')
  expect([rows.Composition?.differs, rows['Sizes in stock']?.differs, rows['Chest, cm']?.differs]).toEqual([
    false,
    true,
    true,
  ])
  expect(Object.keys(rows)).not.toContain('Manufacturer')
  expect(Object.keys(rows)).not.toContain('Waist, cm')
})
