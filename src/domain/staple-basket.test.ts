import { expect, it } from 'vitest'
import { basketTotals, type Staple, stapleBasket, type UnitPriceOf } from './staple-basket'

const basket: Staple[] = [
  { group: 1, unit: 'kg', amount: 500 },
  { group: 6, unit: 'l', amount: 2000 },
  { group: 31, unit: 'piece', amount: 10 },
]

const chain = (name: string, prices: Record<number, number>): UnitPriceOf[] =>
  Object.entries(prices).map(([group, unitCents]) => ({ chain: name, group: Number(group), unitCents }))

it('adds up amounts of kilos, litres and pieces, cheapest chain first', () => {
  const prices = [...chain('a', { 1: 200, 6: 150, 31: 25 }), ...chain('b', { 1: 180, 6: 140, 31: 20 })]
  expect(basketTotals(prices, basket)).toEqual([
    { chain: 'b', cents: 90 + 280 + 200, missing: [] },
    { chain: 'a', cents: 100 + 300 + 250, missing: [] },
  ])
})

it('names what a chain lacks and counts it at the middle price of the others', () => {
  const prices = [
    ...chain('a', { 1: 100, 6: 100 }),
    ...chain('b', { 1: 100, 6: 100, 31: 20 }),
    ...chain('c', { 1: 100, 6: 100, 31: 30 }),
    ...chain('d', { 1: 100, 6: 100, 31: 40 }),
  ]
  expect(basketTotals(prices, basket).map(({ chain: name, cents, missing }) => [name, cents, missing])).toEqual([
    ['b', 450, []],
    ['c', 550, []],
    ['a', 550, [31]],
    ['d', 650, []],
  ])
})

it('compares only chains that have two thirds, and leaves out what none of them has', () => {
  const prices = [...chain('a', { 1: 100 }), ...chain('b', { 1: 100, 6: 100 })]
  expect(basketTotals(prices, basket)).toEqual([{ chain: 'b', cents: 250, missing: [] }])
  expect(basketTotals([], basket)).toEqual([])
})

it('holds each staple once', () => {
  expect(new Set(stapleBasket.map(({ group }) => group)).size).toBe(stapleBasket.length)
})
