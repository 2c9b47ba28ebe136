import { describe, expect, it, test } from 'vitest'
import { moneyDue, refundOf, splitRefund } from './money-due'
import { discountLines } from './order-discount'
import { orderTotals } from './order-totals'

const upTo = (most: number) => Math.floor(Math.random() * (most + 1))

describe('a refund of an order that vouchers have paid in part', () => {
  test('goes back to the vouchers in the order of their use, and then to the card', () => {
    const payments = [
      { name: 'card', isVoucher: false, leftCents: 3000 },
      { name: 'first', isVoucher: true, leftCents: 1000 },
      { name: 'second', isVoucher: true, leftCents: 500 },
    ]
    const named = (cents: number) => splitRefund(payments, cents).parts.map((part) => [part.payment.name, part.cents])
    expect(named(700)).toEqual([['first', 700]])
    expect(named(1600)).toEqual([
      ['first', 1000],
      ['second', 500],
      ['card', 100],
    ])
    expect(splitRefund(payments, 5000).leftCents).toBe(500)
  })

  test('adds up to the cent, over 100,000 orders that are given back in several parts', () => {
    for (let round = 0; round < 100_000; round++) {
      const paid = Array.from({ length: 1 + upTo(4) }, () => ({
        isVoucher: Math.random() < 0.6,
        leftCents: upTo(20_000),
      }))
      let left = paid.map((payment) => ({ ...payment }))
      const total = paid.reduce((sum, { leftCents }) => sum + leftCents, 0)
      let asked = 0
      while (asked < total && Math.random() < 0.9) {
        const cents = 1 + upTo(total - asked - 1)
        const { parts, leftCents } = splitRefund(left, cents)
        const vouchers = parts.reduce((sum, part) => sum + (part.payment.isVoucher ? part.cents : 0), 0)
        const money = parts.reduce((sum, part) => sum + (part.payment.isVoucher ? 0 : part.cents), 0)
        if (leftCents !== 0 || vouchers + money !== cents) throw new Error(`${vouchers} + ${money} is not ${cents}`)
        const voucherLeft = left.reduce((sum, each) => sum + (each.isVoucher ? each.leftCents : 0), 0)
        if (vouchers !== Math.min(voucherLeft, cents)) throw new Error('money went back before the vouchers were full')
        left = left.map((each) => ({
          ...each,
          leftCents: each.leftCents - (parts.find(({ payment }) => payment === each)?.cents ?? 0),
        }))
        if (left.some((each) => each.leftCents < 0)) throw new Error('more went back than was paid')
        asked += cents
      }
      const rest = left.reduce((sum, { leftCents }) => sum + leftCents, 0)
      if (rest + asked !== total) throw new Error(`${rest} left and ${asked} given back is not ${total}`)
    }
  })
})

/** Deterministic random numbers (mulberry32). */
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

it('follows what arrived: nothing for nothing, and never more than is due', () => {
  const line = { quantity: 2, returned: 0, unitPriceCents: 4852, discountCents: null, vatRatePercent: 20 }
  const sums = { shippingCents: 399, kept: 2, paidCents: 10_103, refundCents: 0 }
  expect(moneyDue([{ ...line, pieces: 2 }], sums).dueCents).toBe(10_103)
  expect(moneyDue([{ ...line, pieces: 1 }], sums).dueCents).toBe(4852)
  expect(moneyDue([{ ...line, pieces: 0 }], sums).dueCents).toBe(0)
  // No further delivery costs are due for an order whose pieces are all back already.
  expect(moneyDue([{ ...line, returned: 2, pieces: 0 }], { ...sums, kept: 0 }).dueCents).toBe(0)
  // The proposed sum follows the due sum; a sum typed by staff is kept up to what is due.
  expect(refundOf(10_103, 10_103, 4852)).toBe(4852)
  expect(refundOf(4000, 10_103, 4852)).toBe(4000)
  expect(refundOf(4853, 10_103, 4852)).toBeNull()
  expect(refundOf(4853, null, 4852)).toBeNull()
})
