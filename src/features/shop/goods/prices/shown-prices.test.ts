import { expect, it } from 'vitest'
import { codePriceTexts } from './shown-prices'

const product = { codePrice: { text: 'AUTUMN', cents: 4250, priorCents: 5000 } }
const range = (...prices: (number | null)[]) => ({
  variants: prices.map((priceCents, at) => ({
    id: String(at),
    sku: String(at),
    ean: null,
    size: 'M',
    priceCents,
    colour: 'red',
    inStock: true,
  })),
})

it('names the code, what it costs with it and the lowest price of the 30 days before', () => {
  expect(codePriceTexts(product, range(null, null), 'en')).toEqual([
    'With the code AUTUMN: €42.50',
    'Lowest price in the 30 days before the reduction with the code: €50.00',
  ])
})

it('says nothing without a code, and nothing where a variant has a price of its own', () => {
  expect(codePriceTexts({ ...product, codePrice: null }, range(null), 'bg')).toEqual([])
  expect(codePriceTexts(product, range(null, 5500), 'bg')).toEqual([])
  expect(codePriceTexts(product, range(null, 5000), 'bg')).toEqual([])
})
