import { describe, expect, test } from 'vitest'
import { splitRefund } from './refund-parts'

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
