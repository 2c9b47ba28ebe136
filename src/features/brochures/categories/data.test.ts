import { expect, it } from 'vitest'
import { filterHref, noFilter, parseFilter } from './data'

it('gives the plain page to whoever chose nothing', () => {
  expect(filterHref('bg', 'toys', noFilter)).toBe('/c/toys')
  expect(filterHref('de', 'toys', noFilter)).toBe('/de/c/toys')
  expect(parseFilter({})).toEqual(noFilter)
})

it('writes a choice into an address that reads back as the same choice', () => {
  const filter = { shop: 'kubche', state: 'upcoming', sort: 'newest', after: '2026-11-20_x' } as const
  const href = filterHref('ru', 'toys', filter)
  expect(href).toBe('/ru/c/toys/filter?shop=kubche&state=upcoming&sort=newest&after=2026-11-20_x')
  expect(parseFilter(Object.fromEntries(new URLSearchParams(href.split('?')[1])))).toEqual(filter)
})

it('takes no notice of what is not a choice', () => {
  expect(parseFilter({ state: 'stolen', sort: ['newest', 'ends'], shop: '', after: undefined })).toEqual({
    ...noFilter,
    sort: 'newest',
  })
})
