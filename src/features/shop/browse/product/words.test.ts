import { expect, it } from 'vitest'
import { productPriceTexts } from './words'

const variant = (id: string, priceCents: number | null) => ({
  id,
  sku: id,
  ean: null,
  size: id,
  priceCents,
  colour: 'red',
  inStock: true,
})

/** Reduced from 50 € to 40 €; XL costs 60 €, and XS always 40 €. */
const range = { variants: [variant('M', null), variant('XL', 6000), variant('XS', 4000)] }
const product = {
  goodsCents: 4000,
  goodsPriorCents: 5000,
  priceCents: 4000,
  isFrom: true,
  oldPriceCents: 5000,
  currency: 'EUR' as const,
  isSample: false,
}
const priorNote = 'Lowest price in the 30 days before the reduction: €50.00'

it('strikes a price for what costs as much as the reduced product, before and after it is chosen, and for no other', () => {
  expect(productPriceTexts(product, range, 'en')).toMatchObject({
    product: { text: '€40.00', oldText: '€50.00', from: 'from' },
    variants: {
      M: { text: '€40.00', oldText: '€50.00' },
      XL: { text: '€60.00', oldText: null },
      XS: { text: '€40.00', oldText: null },
    },
    priorNote,
  })
})

it('strikes the price of a reduced variant although another one has a lower price of its own', () => {
  const cheaper = { ...product, priceCents: 3000, oldPriceCents: null }
  expect(productPriceTexts(cheaper, { variants: [variant('M', null), variant('S', 3000)] }, 'en')).toMatchObject({
    product: { text: '€30.00', oldText: null },
    variants: { M: { text: '€40.00', oldText: '€50.00' }, S: { text: '€30.00', oldText: null } },
    priorNote,
  })
})

it('repeats no texts of the product, and has no note without a reduction or for a sample', () => {
  const one = { ...product, isFrom: false }
  expect(productPriceTexts(one, { variants: [variant('M', null), variant('L', null)] }, 'en').variants).toEqual({})
  const usual = { ...one, goodsPriorCents: null, oldPriceCents: null }
  expect(productPriceTexts(usual, range, 'en').priorNote).toBeNull()
  expect(productPriceTexts({ ...one, isSample: true }, { variants: [] }, 'en').priorNote).toBeNull()
})
