import { expect, it } from 'vitest'
import type { Catalogue } from './data'
import { catalogueFacets } from './facets'
import { noCatalogueFilter } from './filter'

const catalogue = (size: Record<string, number>): Catalogue => ({
  products: [],
  total: 0,
  page: 1,
  counts: { category: {}, size, colour: {}, price: {}, tag: {}, reduced: 0 },
  names: {
    category: {},
    colour: {},
    tag: {},
    chart: {
      aaaaaa: { id: 'a', text: 'Shoes', hex: null },
      bbbbbb: { id: 'b', text: 'Belts', hex: null },
    },
  },
})

const partsOf = (counted: Record<string, number>, size: string[] = []) =>
  catalogueFacets(catalogue(counted), { ...noCatalogueFilter, size }, 'en').flatMap(({ parts }) =>
    parts.map(({ title, values }) => [title, values.map(({ text, count, chosen }) => ({ text, count, chosen }))]),
  )

const notChosen = { chosen: false }

it('puts the sizes of each chart under its name, in their order, and those without a chart last', () => {
  expect(partsOf({ 'aaaaaa.40': 2, 'aaaaaa.39': 1, '.M': 3, 'bbbbbb.85': 1, 'bbbbbb.105': 4 })).toEqual([
    [
      'Belts',
      [
        { text: '85', count: 1, ...notChosen },
        { text: '105', count: 4, ...notChosen },
      ],
    ],
    [
      'Shoes',
      [
        { text: '39', count: 1, ...notChosen },
        { text: '40', count: 2, ...notChosen },
      ],
    ],
    ['Other sizes', [{ text: 'M', count: 3, ...notChosen }]],
  ])
})

it('shows at most sixty tags, those with most products and the chosen one', () => {
  const slugs = Array.from({ length: 90 }, (_, index) => `tag-${index}`)
  const base = catalogue({})
  const all = {
    ...base,
    counts: { ...base.counts, tag: Object.fromEntries(slugs.map((slug, index) => [slug, index + 1])) },
    names: { ...base.names, tag: Object.fromEntries(slugs.map((slug) => [slug, { id: slug, text: slug, hex: null }])) },
  }
  const [facet] = catalogueFacets(all, { ...noCatalogueFilter, tag: ['tag-0'] }, 'en')
  const shown = facet?.parts.flatMap(({ values }) => values.map(({ value }) => value)) ?? []
  expect(shown).toHaveLength(60)
  expect(shown).toEqual(expect.arrayContaining(['tag-0', 'tag-89', 'tag-31']))
  expect(shown).not.toContain('tag-30')
})

it('names no part where there is only one', () => {
  expect(partsOf({ 'aaaaaa.40': 2 })).toEqual([[null, [{ text: '40', count: 2, ...notChosen }]]])
})

it('counts a size of any chart, as an older address has it, in all charts', () => {
  const parts = partsOf({ 'aaaaaa.40': 2, 'bbbbbb.40': 3 }, ['40'])
  expect(parts.at(-1)).toEqual(['Other sizes', [{ text: '40', count: 5, chosen: true }]])
})
