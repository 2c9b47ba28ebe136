import { expect, it } from 'vitest'
import { catalogueHref, parseCatalogueFilter } from './filter'

const sizes = [
  '38,5',
  '40/42',
  '(S)',
  '<36>',
  '34+',
  'L & XL',
  '"M"',
  "7'8",
  'р-р 44',
  '100%',
  '1#2?',
  '  S ',
  '🧦',
  '[XS]',
]

it.each(sizes)('finds any size that can be stored by the address that its filter leads to: %s', (size) => {
  const filter = { ...parseCatalogueFilter({}), size: [size] }
  const { searchParams } = new URL(catalogueHref('bg', 'shop-standard', filter), 'http://shop')
  expect(parseCatalogueFilter({ size: searchParams.getAll('size') }).size).toEqual([size])
})

it('ignores what can be no size', () => {
  expect(parseCatalogueFilter({ size: ['', 'a'.repeat(13), 'a\0b', 'M'] }).size).toEqual(['M'])
  const ofCharts = ['9f3ab2.40', '.M', `9f3ab2.${'a'.repeat(13)}`]
  expect(parseCatalogueFilter({ size: ofCharts }).size).toEqual(['.M', '9f3ab2.40'])
})
