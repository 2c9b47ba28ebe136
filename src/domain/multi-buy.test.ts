import { describe, expect, it } from 'vitest'
import { type MultiBuy, multiBuyOf, needsSeveral, priceAfterChange, priceOfOne, priceOfPieces } from './multi-buy'

const amount = (pieces: number, amountCents: number): MultiBuy => ({ kind: 'amount', pieces, amountCents })
const free = (pieces: number, of: number): MultiBuy => ({ kind: 'free', pieces, free: of })
const percent = (pieces: number, off: number): MultiBuy => ({ kind: 'percent', pieces, percentOff: off })

describe('a multi-buy price', () => {
  it('has the parts of its kind alone', () => {
    const parts = { pieces: 2, amountCents: 300, free: 1, percentOff: 50 }
    expect(multiBuyOf({ kind: 'amount', ...parts })).toEqual(amount(2, 300))
    expect(multiBuyOf({ kind: 'free', ...parts })).toEqual(free(2, 1))
    expect(multiBuyOf({ kind: 'percent', ...parts })).toEqual(percent(2, 50))
    expect(multiBuyOf({ kind: 'free', pieces: 1, free: 1 })).toEqual(free(1, 1))
    expect(multiBuyOf({ kind: 'percent', pieces: 2, percentOff: 100 })).toEqual(percent(2, 100))
  })

  it.each([
    { kind: 'amount', pieces: 1, amountCents: 300 },
    { kind: 'amount', pieces: 2 },
    { kind: 'amount', pieces: 2, amountCents: 0 },
    { kind: 'amount', pieces: 2.5, amountCents: 300 },
    { kind: 'amount', pieces: 100, amountCents: 300 },
    { kind: 'free', pieces: 0, free: 1 },
    { kind: 'free', pieces: 2, free: null },
    { kind: 'percent', pieces: 1, percentOff: 50 },
    { kind: 'percent', pieces: 2, percentOff: 101 },
    { kind: 'percent', percentOff: 50 },
  ] as const)('is not $kind of $pieces', (parts) => {
    expect(multiBuyOf(parts)).toBeNull()
  })
})

describe('the price of one', () => {
  it.each([
    ['2 for 3.00', 199, amount(2, 300), 150, 2],
    ['2 for 2.99, half a cent up', 199, amount(2, 299), 150, 2],
    ['3 for 1.00, a third of a cent down', 50, amount(3, 100), 33, 3],
    ['3 for 2.00, two thirds of a cent up', 99, amount(3, 200), 67, 3],
    ['1 for 3.00, which is no condition', 300, amount(1, 300), 300, 1],
    ['2+1', 199, free(2, 1), 133, 3],
    ['1+1', 199, free(1, 1), 100, 2],
    ['4+2', 100, free(4, 2), 67, 6],
    ['the second at half the price', 200, percent(2, 50), 150, 2],
    ['the second at -30 % of an odd price', 199, percent(2, 30), 169, 2],
    ['the third at -100 %, which is 2+1', 199, percent(3, 100), 133, 3],
    ['one at half the price, which is no condition', 200, percent(1, 50), 100, 1],
    ['nothing', 0, percent(2, 50), 0, 2],
  ] as const)('%s', (_, single, multiBuy, cents, pieces) => {
    expect(priceOfOne(single, multiBuy)).toEqual({ cents, pieces })
  })
})

describe('the price of more than one piece', () => {
  it.each([
    ['one of 3 for 2.00', 67, amount(3, 200), 1, 67],
    ['3 for 2.00, to the cent', 67, amount(3, 200), 3, 200],
    ['seven of 3 for 2.00', 67, amount(3, 200), 7, 467],
    ['one more than 2 for 3.00', 199, amount(2, 300), 3, 499],
    ['two of 2+1', 199, free(2, 1), 2, 398],
    ['three of 2+1', 199, free(2, 1), 3, 398],
    ['four of 2+1', 199, free(2, 1), 4, 597],
    ['two, the second at -30 % of an odd price', 199, percent(2, 30), 2, 338],
    ['three, the second at half the price', 200, percent(2, 50), 3, 500],
    ['four without a condition', 199, null, 4, 796],
  ] as const)('%s', (_, priceCents, multiBuy, count, cents) => {
    expect(priceOfPieces({ priceCents, multiBuy }, count)).toBe(cents)
  })
})

describe('a price that needs several', () => {
  it('is that of one of an amount for several', () => {
    expect(needsSeveral({ priceCents: 150, multiBuy: amount(2, 300) })).toBe(true)
    expect(needsSeveral({ priceCents: 33, multiBuy: amount(3, 100) })).toBe(true)
  })

  it.each([
    ['the price of a single piece', { priceCents: 199, multiBuy: amount(2, 300) }],
    ['a price without a condition', { priceCents: 150, multiBuy: null }],
    ['an amount for one', { priceCents: 300, multiBuy: amount(1, 300) }],
    ['a price that is needed for what several cost', { priceCents: 0, multiBuy: percent(2, 50) }],
  ])('is not %s', (_, offer) => {
    expect(needsSeveral(offer)).toBe(false)
  })

  it('follows the amount for several, and a single price does not', () => {
    const before = { priceCents: 150, multiBuy: amount(2, 300) }
    expect(priceAfterChange({ priceCents: 150, multiBuy: amount(2, 280) }, before)).toBe(140)
    expect(priceAfterChange({ priceCents: 199, multiBuy: amount(2, 280) }, before)).toBe(199)
    expect(priceAfterChange({ priceCents: 150, multiBuy: null }, before)).toBe(150)
    const single = { priceCents: 199, multiBuy: amount(2, 300) }
    expect(priceAfterChange({ priceCents: 199, multiBuy: amount(2, 280) }, single)).toBe(199)
    expect(priceAfterChange({ priceCents: 199, multiBuy: amount(2, 280) }, undefined)).toBe(199)
  })
})
