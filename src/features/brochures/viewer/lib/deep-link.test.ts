import { describe, expect, it } from 'vitest'
import { namesGoneOffer, parseTarget, targetQuery } from './deep-link'

const place = { pageCount: 12, pageOfOffer: (id: string) => (id === 'milk' ? 4 : undefined) }

describe('parseTarget', () => {
  it.each([
    ['?page=5', { page: 5, offer: null }],
    ['?page=12&utm=x', { page: 12, offer: null }],
    ['?offer=milk', { page: 4, offer: 'milk' }],
    ['?offer=milk&page=9', { page: 4, offer: 'milk' }],
    ['?offer=gone&page=9', { page: 9, offer: null }],
  ])('%s is a target', (search, target) => {
    expect(parseTarget(search, place)).toEqual(target)
  })

  it.each([
    '',
    '?page=',
    '?page=0',
    '?page=13',
    '?page=-1',
    '?page=1e1',
    '?page=5x',
    '?page=05',
    '?offer=',
    '?offer=gone',
  ])('"%s" is none', (search) => {
    expect(parseTarget(search, place)).toBeNull()
  })
})

describe('targetQuery', () => {
  it.each([
    ['', { page: 5, offer: null }, '?page=5'],
    ['?page=2', { page: 5, offer: null }, '?page=5'],
    ['?offer=milk', { page: 5, offer: null }, '?page=5'],
    ['?page=2', { page: 4, offer: 'milk' }, '?offer=milk'],
    ['?page=2', null, ''],
    ['?ref=a&page=2', null, '?ref=a'],
  ])('%s with a target becomes a query', (search, target, query) => {
    expect(targetQuery(search, target)).toBe(query)
  })

  it('leads back to the same target', () => {
    for (const target of [
      { page: 7, offer: null },
      { page: 4, offer: 'milk' },
    ])
      expect(parseTarget(targetQuery('?x=1', target), place)).toEqual(target)
  })
})

describe('namesGoneOffer', () => {
  it.each([
    ['?offer=gone', '', true],
    ['?offer=gone&page=9', '', true],
    ['', '#offer-gone', true],
    ['?offer=milk', '#offer-milk', false],
    ['?page=5', '#page-5', false],
    ['', '', false],
    ['?offer=', '', false],
  ])('%s%s', (search, hash, gone) => {
    expect(namesGoneOffer({ search, hash }, place)).toBe(gone)
  })
})
