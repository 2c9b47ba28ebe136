import { expect, it } from 'vitest'
import { stockFaults } from './stock-ledger'

const stock = (onHand: number, reserved = 0) => [{ variant: 'shirt', onHand, reserved }]
const sold = (pieces: number) => [{ variant: 'shirt', pieces }]

it('as much is gone as was sold or is reserved', () => {
  expect(stockFaults(stock(10), stock(7), [], sold(3))).toEqual([])
  expect(stockFaults(stock(10, 1), stock(8, 2), sold(1), sold(4))).toEqual([])
})

it('finds what was sold and is still there, and what is gone and was not sold', () => {
  expect(stockFaults(stock(10), stock(8), [], sold(3))).toEqual(['variant shirt: 2 pieces are gone, 3 were sold'])
  expect(stockFaults(stock(10), stock(6), [], sold(3))).toEqual(['variant shirt: 4 pieces are gone, 3 were sold'])
})

it('finds more pieces sold than there were', () => {
  expect(stockFaults(stock(1), stock(-1), [], sold(2))).toEqual(['variant shirt: -1 on hand, 0 reserved'])
  expect(stockFaults(stock(1), stock(1, 2), [], sold(2))).toEqual(['variant shirt: 1 on hand, 2 reserved'])
})
