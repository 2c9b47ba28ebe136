import { expect, it } from 'vitest'
import { categoryFilterHref, noCategoryFilter, parseCategoryFilter } from './data'

it('gives the plain page to whoever chose nothing', () => {
  expect(categoryFilterHref('bg', 'toys', noCategoryFilter)).toBe('/c/toys')
  expect(categoryFilterHref('de', 'toys', noCategoryFilter)).toBe('/de/c/toys')
  expect(parseCategoryFilter({})).toEqual(noCategoryFilter)
})

it('writes a choice into an address that reads back as the same choice', () => {
  const filter = { shop: 'kubche', state: 'upcoming', sort: 'newest', after: '2026-11-20_x' } as const
  const href = categoryFilterHref('ru', 'toys', filter)
  expect(href).toBe('/ru/c/toys/filter?shop=kubche&state=upcoming&sort=newest&after=2026-11-20_x')
  expect(parseCategoryFilter(Object.fromEntries(new URLSearchParams(href.split('?')[1])))).toEqual(filter)
})

it('takes no notice of what is not a choice', () => {
  expect(parseCategoryFilter({ state: 'stolen', sort: ['newest', 'ends'], shop: '', after: undefined })).toEqual({
    ...noCategoryFilter,
    sort: 'newest',
  })
})
