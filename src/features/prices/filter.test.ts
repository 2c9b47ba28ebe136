import { expect, it } from 'vitest'
import { filterHref, noFilter, parseFilter } from './filter'

it('gives the plain page to whoever chose nothing', () => {
  expect(filterHref('bg', 'butter', noFilter)).toBe('/prices/butter')
  expect(parseFilter({})).toEqual(noFilter)
})

it('writes a choice into an address that reads back as the same choice', () => {
  const filter = { place: '63427', chain: 'alfa', size: 250, period: 365, after: '0_1_2' } as const
  const href = filterHref('de', 'butter', filter)
  expect(href).toBe('/de/prices/butter/filter?place=63427&chain=alfa&size=250&period=365&after=0_1_2')
  expect(parseFilter(Object.fromEntries(new URLSearchParams(href.split('?')[1])))).toEqual(filter)
})

it('takes no notice of what is not a choice', () => {
  expect(parseFilter({ size: '1.5', period: '31', chain: ['a', 'b'], place: '' })).toEqual({ ...noFilter, chain: 'a' })
  expect(parseFilter({ size: '-3' })).toEqual(noFilter)
})
