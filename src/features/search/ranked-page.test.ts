import { expect, it } from 'vitest'
import type { PriceOfUnit } from '@/domain/unit-price'
import { alikeByUnitPrice } from './ranked-page'

const order = (hits: [rank: number, unitPrice: PriceOfUnit | null][]) => {
  const made = hits.map(([rank, unitPrice]) => ({ id: rank, unitPrice }))
  const ranks = new Map(hits.map(([rank]) => [rank, rank]))
  return alikeByUnitPrice(made, ranks, ({ unitPrice }) => unitPrice).map(({ id }) => id)
}
const kg = (cents: number): PriceOfUnit => ({ cents, unit: 'kg' })
const l = (cents: number): PriceOfUnit => ({ cents, unit: 'l' })

it('orders what is measured by the same unit by its unit price, and leaves the rest in its place', () => {
  expect(
    order([
      [100, kg(900)],
      [150, null],
      [200, l(400)],
      [300, kg(600)],
      [400, l(300)],
    ]),
  ).toEqual([300, 150, 400, 100, 200])
})

it('puts nothing before what is meant more, and gives what is not ranked no place by its price', () => {
  expect(
    order([
      [100, kg(900)],
      [100_000_100, kg(200)],
      [199_999_999, kg(1)],
    ]),
  ).toEqual([100, 100_000_100, 199_999_999])
})
