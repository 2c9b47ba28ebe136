import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ChosenPrice, OrderButton, PriorNote } from './order-button'
import { VariantChoiceProvider } from './variant-choice'

const variant = (id: string, colour: string, priceCents: number | null) => ({
  id,
  sku: id,
  ean: null,
  size: id,
  priceCents,
  colour,
  inStock: true,
})
const colour = (slug: string) => ({ slug, name: slug, hex: '#000000' })

/** A colour with one size is chosen with it; of grey nothing is. */
const range = {
  colours: ['grey', 'red', 'blue'].map(colour),
  sizes: ['S', 'M', 'L', 'XL'],
  variants: [
    variant('S', 'grey', null),
    variant('M', 'grey', null),
    variant('L', 'red', null),
    variant('XL', 'blue', 6000),
  ],
  heaviestGrams: 500,
}
const reduced = { text: '€40.00', oldText: '€50.00' }
const price = {
  product: { ...reduced, from: 'from' },
  variants: { S: reduced, M: reduced, L: reduced, XL: { text: '€60.00', oldText: null } },
  priorNote: 'The lowest was €50.00',
  oldLabel: 'Old price',
}

const shown = (chosen: string) =>
  renderToStaticMarkup(
    <VariantChoiceProvider product="p" range={range} address={false} colour={chosen}>
      <ChosenPrice price={price} size="lg" />
      <PriorNote price={price} />
    </VariantChoiceProvider>,
  )

it('names the lowest price of the 30 days before, while nothing or something reduced is chosen', () => {
  for (const chosen of ['grey', 'red']) {
    expect(shown(chosen)).toContain('<s>€50.00</s>')
    expect(shown(chosen)).toContain(price.priorNote)
  }
})

it('names none where a variant with its own price is chosen', () => {
  const html = shown('blue')
  expect(html).toContain('€60.00')
  expect(html).not.toContain('<s>')
  expect(html).not.toContain(price.priorNote)
})

const ordered = (form?: string) =>
  renderToStaticMarkup(
    <VariantChoiceProvider product="p" range={range} address={false}>
      <OrderButton words={{ addToCart: 'Add to cart', soldOut: 'Sold out' }} price={price} form={form} />
    </VariantChoiceProvider>,
  )

it("has a bar for the page's own product alone: the bar of another would submit the form of the first", () => {
  expect(ordered('order').match(/<button/g)).toHaveLength(2)
  expect(ordered('order')).toContain('order-bar')
  expect(ordered().match(/<button/g)).toHaveLength(1)
  expect(ordered()).not.toContain('order-bar')
})
