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
  expect(basketTotals(prices, basket)).toEqual({
    same: [1, 6, 31],
    nowhere: [],
    totals: [
      { chain: 'b', cents: 90 + 280 + 200, whole: 570, estimated: 0, missing: [] },
      { chain: 'a', cents: 100 + 300 + 250, whole: 650, estimated: 0, missing: [] },
    ],
  })
})

it('compares what all chains have, and estimates beside it what one lacks at the middle price of the others', () => {
  const prices = [
    ...chain('a', { 1: 100, 6: 90 }),
    ...chain('b', { 1: 100, 6: 100, 31: 20 }),
    ...chain('c', { 1: 100, 6: 100, 31: 30 }),
    ...chain('d', { 1: 100, 6: 110, 31: 40 }),
  ]
  const { same, totals } = basketTotals(prices, basket)
  expect(same).toEqual([1, 6])
  expect(totals).toEqual([
    { chain: 'a', cents: 230, whole: 530, estimated: 300, missing: [31] },
    { chain: 'b', cents: 250, whole: 450, estimated: 0, missing: [] },
    { chain: 'c', cents: 250, whole: 550, estimated: 0, missing: [] },
    { chain: 'd', cents: 270, whole: 670, estimated: 0, missing: [] },
  ])
})

it('rounds an estimate once, not also the middle price of which it is made', () => {
  const prices = [
    ...chain('a', { 1: 100, 6: 100 }),
    ...chain('b', { 1: 100, 6: 100, 31: 25 }),
    ...chain('c', { 1: 100, 6: 100, 31: 30 }),
  ]
  expect(basketTotals(prices, basket).totals.map(({ estimated }) => estimated)).toContain(275)
})

it('leaves out the chains that have least where all have too little in common', () => {
  const prices = [
    ...chain('a', { 1: 100, 6: 100, 31: 10 }),
    ...chain('b', { 1: 100, 6: 100 }),
    ...chain('c', { 6: 100, 31: 10 }),
    ...chain('d', { 1: 100, 31: 10 }),
  ]
  const { same, totals } = basketTotals(prices, basket)
  expect(same).toEqual([1, 6])
  expect(totals.map(({ chain: name }) => name)).toEqual(['a', 'b'])
})

it('compares only chains that have two thirds, and leaves out what none of them has', () => {
  const prices = [...chain('a', { 1: 100 }), ...chain('b', { 1: 100, 6: 100 })]
  const { totals, nowhere } = basketTotals(prices, basket)
  expect(totals).toMatchObject([{ chain: 'b', cents: 250, whole: 250, missing: [] }])
  expect(nowhere).toEqual([31])
  expect(basketTotals([], basket).totals).toEqual([])
})

it('holds each staple once', () => {
  expect(new Set(stapleBasket.map(({ group }) => group)).size).toBe(stapleBasket.length)
})
