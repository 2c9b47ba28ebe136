import { describe, expect, it } from 'vitest'
import { isCounted, parseSearch, searchHref } from './params'

describe('parseSearch', () => {
  it('reads what is a choice', () => {
    const raw = {
      q: ' мляко ',
      exact: 'yes',
      kind: 'offers',
      category: 'supermarket',
      shop: 'zora',
      group: 'maslo',
      town: 'Стара Загора',
      state: 'past',
      card: 'no',
      reduced: 'yes',
      brand: 'Верея',
      min: '1,5',
      max: '3.00 €',
      sort: 'kg',
      after: '1_2026-01-01_x',
    }
    expect(parseSearch(raw)).toEqual({ ...raw, q: 'мляко', brand: 'верея', min: 150, max: 300 })
  })

  it('takes anything else for not chosen', () => {
    const none = {
      q: '',
      exact: null,
      kind: null,
      category: null,
      shop: null,
      group: null,
      town: null,
      state: null,
      card: null,
      reduced: null,
      brand: null,
      min: null,
      max: null,
      sort: null,
      after: null,
    }
    expect(parseSearch({})).toEqual(none)
    expect(parseSearch({ min: 'евтино', max: '-3', brand: 'а'.repeat(90), reduced: 'no' })).toEqual(none)
    expect(
      parseSearch({ category: '../x', shop: ['A', 'b'], state: 'all', kind: 'x', card: 'yes', sort: 'relevance' }),
    ).toEqual(none)
    expect(parseSearch({ q: ['сок', 'чай'] }).q).toBe('сок')
    expect(parseSearch({ q: 'а'.repeat(1000) }).q).toHaveLength(200)
  })
})

it('takes a price of a kilo in the words for the order by it, unless another is chosen', () => {
  expect(parseSearch({ q: 'сирене под 12 лв/кг' })).toMatchObject({ q: 'сирене', max: null, sort: 'kg' })
  expect(parseSearch({ q: 'сирене под 12 лв/кг', sort: 'price' })).toMatchObject({ q: 'сирене', sort: 'price' })
})

describe('searchHref', () => {
  it('writes what parseSearch reads', () => {
    const params = {
      ...parseSearch({}),
      q: 'кисело мляко & сирене',
      category: 'toys',
      town: 'Русе',
      state: 'upcoming' as const,
      brand: 'верея',
      min: 0,
      max: 205,
      sort: 'l' as const,
    }
    const href = searchHref('de', params)
    expect(href).toMatch(/^\/de\/search\?/)
    expect(parseSearch(Object.fromEntries(new URL(href, 'http://x').searchParams))).toEqual(params)
  })

  it('is short without choices', () => {
    expect(searchHref('bg', {})).toBe('/search')
  })
})

it('counts shops and towns of products only where their prices are not asked for', () => {
  const counted = (raw: Record<string, string>) => ['shop', 'brand'].map((key) => isCounted(parseSearch(raw), key))
  expect(counted({ q: 'мляко', card: 'no' })).toEqual([true, true])
  expect(counted({ q: 'мляко', max: '3' })).toEqual([false, true])
  expect(counted({ q: 'мляко', reduced: 'yes', kind: 'products' })).toEqual([false, true])
  expect(counted({ q: 'мляко', max: '3', kind: 'offers' })).toEqual([true, true])
})

it('writes letters as they are, and escapes what an address gives another meaning', () => {
  expect(searchHref('bg', { q: 'кисело мляко', town: 'Стара Загора' })).toBe('/search?q=кисело+мляко&town=Стара+Загора')
  expect(searchHref('de', { q: 'Käse & Brot 50%' })).toBe('/de/search?q=Käse+%26+Brot+50%25')
})
