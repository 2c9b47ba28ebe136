import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ListedShopPrice } from '@/domain/shopping-list'
import { limits } from '@/lib/lists/list-limits'
import { newList, withItem, withRemoved } from '../changes'
import { knownOf, noPrices, rememberedItems, rememberedPrices, rememberPrices, withPriceAnswer } from './known-prices'
import { emptyStored, ownEntry } from './stored-lists'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const price: ListedShopPrice = {
  ...{ shop: 'alfa', shopName: 'ALFA', cents: 199, source: 'prices', day: '2026-11-19', until: null },
  ...{ loyaltyOnly: false, path: '/prices' },
}
const known = withPriceAnswer(withPriceAnswer(noPrices, { 'product:bread': [price] }), { 'note:1': [price] }, [
  { id: 'note:1', text: 'мляко' },
])
const bread = { id: 'product:bread', title: 'Хляб' }

it('a note that says something else has no longer the price of what it said, also after the page is opened anew', () => {
  rememberPrices(known)
  for (const prices of [known, rememberedPrices()]) {
    expect(knownOf(prices, [bread, { id: 'note:1', title: 'кафе' }]).prices).toEqual({ 'product:bread': [price] })
    expect(knownOf(prices, [bread, { id: 'note:1', title: 'мляко' }]).prices).toEqual(known.prices)
  }
})

it('a thing keeps its price under another title, and what is not on the list is left out', () => {
  expect(knownOf(known, [{ ...bread, title: 'Хляб Добруджа' }])).toEqual({
    prices: { 'product:bread': [price] },
    texts: {},
  })
})

it('prices that were remembered before their texts were are still known', () => {
  kept.set('broshura-list-prices', JSON.stringify({ prices: known.prices }))
  expect(rememberedPrices()).toEqual({ prices: known.prices, texts: {} })
  kept.set('broshura-list-prices', '{"prices":1}')
  expect(rememberedPrices()).toEqual(noPrices)
})

const listOf = (id: string, ...items: string[]) =>
  items.reduce(
    (list, item, at) => withItem(list, { id: item, title: item, details: '', price: null }, at + 2),
    newList(id, id, 1),
  )

it('the prices of all lists of the browser are remembered, not only of the one that is open, and of no deleted list', () => {
  const lists = [listOf('a', 'product:bread'), listOf('b', 'product:salt', 'product:bread')]
  const gone = withRemoved(listOf('c', 'product:oil'), true, 9)
  const stored = { ...emptyStored(), entries: [...lists, gone].map((list) => ownEntry(list, false)) }
  expect(rememberedItems([bread], stored).map(({ id }) => id)).toEqual(['product:bread', 'product:salt'])
})

it('where there are many, those of the open list come first', () => {
  const many = (name: string) => Array.from({ length: limits.items }, (_, at) => `product:${name}-${at}`)
  const lists = ['a', 'b', 'c'].map((name) => listOf(name, ...many(name)))
  const stored = { ...emptyStored(), entries: lists.map((list) => ownEntry(list, false)) }
  const open = many('c').map((id) => ({ id, title: id }))
  const kept = rememberedItems(open, stored)
  expect(kept.slice(0, limits.items)).toEqual(open)
  expect(kept).toHaveLength(2 * limits.items)
})
