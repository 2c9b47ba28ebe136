import { expect, it } from 'vitest'
import { discountLines } from '@/domain/order-discount'
import { orderTotals } from '@/domain/order-totals'
import { moneyDue } from './money-due'

/** The same numbers at each run (mulberry32). */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

it('gives back the whole payment of 100,000 orders whose pieces come back singly in any order, to the cent', () => {
  const upTo = numbers(20261125)
  let wrong = 0
  for (let count = 0; count < 100_000; count += 1) {
    const bought = Array.from({ length: 1 + upTo(3) }, () => ({
      quantity: 1 + upTo(4),
      unitPriceCents: 1 + upTo(20_000),
      vatRatePercent: upTo(2) ? 20 : 9,
    }))
    const lines = upTo(2) ? discountLines(bought, { percentOff: 1 + upTo(60) }) : bought
    const shippingCents = upTo(2) ? upTo(900) : 0
    const { totalCents: paidCents } = orderTotals(lines, shippingCents)
    const left = lines.flatMap((line, at) => Array.from({ length: line.quantity }, () => at))
    const returned = lines.map(() => 0)
    let refundCents = 0
    while (left.length > 0) {
      const kept = left.length
      const [at = 0] = left.splice(upTo(kept), 1)
      const line = lines[at]
      if (!line) throw new Error('there is no such line')
      const before = returned[at] ?? 0
      const sums = { order: '', shippingCents, kept, paidCents, refundCents }
      refundCents += moneyDue([{ ...line, pieces: 1, returned: before }], sums).dueCents
      returned[at] = before + 1
    }
    if (refundCents !== paidCents) wrong += 1
  }
  expect(wrong).toBe(0)
})
