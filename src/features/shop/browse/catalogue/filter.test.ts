import { expect, it } from 'vitest'
import { catalogueHref, chosenCount, knownFilter, noCatalogueFilter, parseCatalogueFilter } from './filter'

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

it('ignores categories, colours and tags that have another slug since', () => {
  const names = { category: { shirts: {} }, colour: { blue: {} }, tag: {} }
  const old = { ...noCatalogueFilter, category: ['tops'], colour: ['azure'], tag: ['eco'], size: ['M'] }
  expect(knownFilter(old, names)).toEqual({ ...noCatalogueFilter, size: ['M'] })
  expect(chosenCount(knownFilter({ ...old, size: [] }, names))).toBe(0)
  const mixed = { ...noCatalogueFilter, category: ['shirts', 'tops'], colour: ['blue', 'constructor'] }
  expect(knownFilter(mixed, names)).toEqual({ ...noCatalogueFilter, category: ['shirts'], colour: ['blue'] })
})
