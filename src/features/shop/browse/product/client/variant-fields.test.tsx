import { expect, it, vi } from 'vitest'
import { blankPage, ErrorPage, translate } from '../../../../../../tests/setup/page'
import { VariantChoiceProvider } from './variant-choice'
import { VariantFields } from './variant-fields'

const variant = (colour: string, size: string) => ({
  id: `${colour}-${size}`,
  sku: size,
  ean: null,
  size,
  priceCents: null,
  colour,
  inStock: true,
})
const range = {
  colours: ['red', 'blue'].map((slug) => ({ slug, name: slug, hex: '#000000' })),
  sizes: ['S', 'M'],
  variants: [variant('red', 'S'), variant('red', 'M'), variant('blue', 'S'), variant('blue', 'M')],
  heaviestGrams: 500,
}
const words = {
  colour: 'Colour',
  size: 'Size',
  sizesOf: 'Sizes of {colour}',
  chooseSize: 'Choose a size',
  soldOut: 'sold out',
  soldOutNow: 'Sold out',
  lastPieces: ['1 left', '2 left', '3 left'],
  quantity: { label: 'Quantity', less: 'Less', more: 'More' },
}

/** @returns the form's values once the script has started */
async function started(address: string, before: (root: HTMLElement) => void) {
  vi.stubGlobal('fetch', async () => Response.json({}))
  const { hydrate } = await blankPage(`https://example.com/p/shirt${address}`)
  const form = (
    <form>
      <VariantChoiceProvider product="p" range={range}>
        <VariantFields words={words} button={null} />
      </VariantChoiceProvider>
    </form>
  )
  const root = await hydrate(form, before)
  const field = (name: string) => root.querySelector<HTMLInputElement>(`input[name=${name}]`)
  const checked = (name: string) => root.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value
  return [checked('colour'), checked('variant'), field('quantity')?.value]
}

const pick = (root: HTMLElement, value: string) => {
  const box = root.querySelector<HTMLInputElement>(`input[value=${value}]`)
  if (box) box.checked = true
}

it('keeps the size and quantity that were chosen before the script of the page had started', async () => {
  const chosen = await started('', (root) => {
    pick(root, 'red-M')
    const quantity = root.querySelector<HTMLInputElement>('input[name=quantity]')
    if (quantity) quantity.value = '3'
  })
  expect(chosen).toEqual(['red', 'red-M', '3'])
  expect(window.location.search).toBe('?color=red&size=M')
})

it('keeps an early colour, with the size of the address', async () => {
  expect(await started('', (root) => pick(root, 'blue'))).toEqual(['blue', undefined, '1'])
  expect(await started('?color=red&size=M', (root) => pick(root, 'blue'))).toEqual(['blue', 'blue-M', '1'])
})

it('shows the choice of the address where nobody was early', async () => {
  expect(await started('?color=blue&size=S', () => undefined)).toEqual(['blue', 'blue-S', '1'])
  expect(await started('', () => undefined)).toEqual(['red', undefined, '1'])
})

it('a size sells out on a page that the browser has translated', async () => {
  const { draw } = await blankPage('https://example.com/p/shirt')
  const stock = { left: 5 }
  vi.stubGlobal('fetch', async () => Response.json({ free: { 'red-M': stock.left } }))
  const { root, redraw } = await draw(null)
  const page = (product: string) => (
    <ErrorPage>
      <VariantChoiceProvider product={product} range={range}>
        <VariantFields words={words} button={null} />
      </VariantChoiceProvider>
    </ErrorPage>
  )
  await redraw(page('p'))
  translate(root)
  stock.left = 0
  await redraw(page('q'))
  await vi.waitFor(() => expect(root.textContent).toContain(words.soldOut))
})
