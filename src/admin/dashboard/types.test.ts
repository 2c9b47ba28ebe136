import { describe, expect, it } from 'vitest'
import { dashboardHref, readFilter } from './types'

const nothing = { state: 'all', search: '', retailer: '', category: '', page: 1 } as const
const id = '019368f2-7a6b-7c1d-9e2f-3a4b5c6d7e8f'

describe('the dashboard filter', () => {
  it('reads what an address asks for', () => {
    expect(readFilter({ state: 'today', search: ' мляко ', retailer: id, page: '3' })).toEqual({
      state: 'today',
      search: 'мляко',
      retailer: id,
      category: '',
      page: 3,
    })
  })

  it('takes what makes no sense as not asked for', () => {
    const odd = { state: 'drop table', search: ['a', 'b'], retailer: '1', category: 7, page: '-2' }
    expect(readFilter(odd)).toEqual(nothing)
    expect(readFilter(undefined)).toEqual(nothing)
  })

  it('writes an address that reads as the same filter', () => {
    const filter = { state: 'draft', search: 'a & b', retailer: id, category: id, page: 4 } as const
    const address = new URL(dashboardHref(filter, { page: 4 }), 'http://localhost')
    expect(readFilter(Object.fromEntries(address.searchParams))).toEqual(filter)
  })

  it('starts at the first page when the filter changes', () => {
    expect(dashboardHref({ ...nothing, page: 4 }, { state: 'expired' })).toBe('/admin/broshura-dashboard?state=expired')
    expect(dashboardHref({ ...nothing, state: 'draft' }, { state: 'all' })).toBe('/admin/broshura-dashboard')
  })
})
