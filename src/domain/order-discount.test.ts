import { expect, it } from 'vitest'
import { type Coupon, discountLines, isLargeGift, type PriceGift } from './order-discount'
import { type OrderLine, orderTotals, vatParts, vatShares } from './order-totals'

const line = (unitPriceCents: number, quantity = 1, vatRatePercent = 20): OrderLine => ({
  quantity,
  unitPriceCents,
  vatRatePercent,
})

const discounts = (lines: OrderLine[], coupon: Coupon) => discountLines(lines, coupon).map((each) => each.discountCents)

it('shares a discount so that its cents add up, the odd ones going to the largest remainders', () => {
  expect(discounts([line(1000), line(1000), line(1000)], { amountCents: 100 })).toEqual([34, 33, 33])
  expect(discounts([line(1), line(199)], { amountCents: 100 })).toEqual([1, 99])
  expect(discounts([line(1999, 3), line(501)], { percentOff: 15 })).toEqual([900, 75])
})

it('takes no more than the goods cost, and nothing of delivery', () => {
  const lines = discountLines([line(500), line(250)], { amountCents: 10_000 })
  expect(lines.map((each) => each.discountCents)).toEqual([500, 250])
  expect(orderTotals(lines, 499)).toEqual({ subtotalCents: 0, vatCents: 83, totalCents: 499 })
  expect(discounts([line(500)], { amountCents: -5 })).toEqual([0])
  expect(discounts([line(0), line(0)], { percentOff: 50 })).toEqual([0, 0])
  expect(discounts([], { percentOff: 50 })).toEqual([])
})

it('leaves half of the price before a promotion, where a coupon keeps that', () => {
  const sale = (unitPriceCents: number, shelfCents: number, quantity = 1) => ({
    ...line(unitPriceCents, quantity),
    shelfCents,
  })
  const half: Coupon = { percentOff: 50, keepsHalf: true }
  expect(discounts([sale(1000, 2000)], half)).toEqual([0])
  expect(discounts([sale(1500, 2001, 2)], half)).toEqual([998])
  expect(discounts([sale(100, 2000)], half)).toEqual([0])
  expect(discounts([line(1999), sale(1000, 2000)], half)).toEqual([999, 0])
  expect(discounts([sale(1000, 2000)], { amountCents: 500, keepsHalf: true })).toEqual([0])
  expect(discounts([sale(1000, 2000)], { percentOff: 60, keepsHalf: false })).toEqual([600])
  expect(discounts([sale(1501, 2001, 2)], { ...half, ofEachPiece: true })).toEqual([2 * 500])
  const off = (amountCents: number): Coupon => ({ amountCents, keepsHalf: true })
  expect(discounts([sale(4000, 8000), line(6000)], off(2000))).toEqual([0, 2000])
  expect(discounts([sale(4000, 8000), line(1000)], off(1000))).toEqual([0, 500])
})

it('takes off each piece what is announced for one, where a percentage is of each piece', () => {
  const announced: Coupon = { percentOff: 15, ofEachPiece: true, keepsHalf: true }
  expect(discounts([line(1999, 3), line(501)], announced)).toEqual([3 * 300, 76])
  expect(discounts([line(1003, 2)], { ...announced, percentOff: 10 })).toEqual([2 * 101])
  expect(discounts([line(1003, 2)], { percentOff: 10 })).toEqual([201])
  expect(discounts([line(1, 5), line(0)], { percentOff: 99, ofEachPiece: true })).toEqual([5, 0])
})

/** Deterministic random numbers (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function wantedOf(lines: OrderLine[], coupon: Coupon): number {
  if (!('percentOff' in coupon)) return coupon.amountCents
  const { ofEachPiece, percentOff } = coupon
  const off = (cents: number) => Math.ceil((cents * percentOff) / 100)
  const sum = (cents: number[]) => cents.reduce((total, each) => total + each, 0)
  if (ofEachPiece) return sum(lines.map(({ quantity, unitPriceCents }) => quantity * off(unitPriceCents)))
  return off(sum(lines.map(({ quantity, unitPriceCents }) => quantity * unitPriceCents)))
}

it('makes lines, discounts, delivery and VAT equal the total to the cent in 100,000 orders', () => {
  const random = randomFrom(7)
  const rates = [20, 9, 0]
  for (let order = 0; order < 100_000; order += 1) {
    const lines = Array.from({ length: 1 + random(6) }, () =>
      line(random(20_000), 1 + random(5), rates[random(rates.length)]),
    )
    const ofEachPiece = random(4) === 0
    const coupon: Coupon = random(2) === 0 ? { percentOff: random(101), ofEachPiece } : { amountCents: random(30_000) }
    const shippingCents = random(1000)
    const reduced = discountLines(lines, coupon)
    const totals = orderTotals(reduced, shippingCents)
    const goods = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
    const discount = reduced.reduce((sum, { discountCents }) => sum + discountCents, 0)
    const wanted = wantedOf(lines, coupon)
    const shares = vatShares(reduced, shippingCents)
    const shared = shares.reduce((sum, { grossCents }) => sum + grossCents, 0)
    const parts = vatParts(reduced, shippingCents)
    const taxed = parts.lines.reduce((sum, cents) => sum + cents, parts.shippingCents)
    const near = reduced.every(({ discountCents, quantity, unitPriceCents, vatRatePercent }, at) => {
      const exact = ((quantity * unitPriceCents - discountCents) * vatRatePercent) / (100 + vatRatePercent)
      return Math.abs((parts.lines[at] ?? -1) - exact) <= 1
    })
    const split = shares.every(
      ({ grossCents, netCents, ratePercent, vatCents }) =>
        netCents + vatCents === grossCents && Math.abs(netCents * ratePercent - vatCents * 100) <= 50 + ratePercent / 2,
    )
    const fair = reduced.every(
      ({ quantity, unitPriceCents, discountCents }) =>
        Number.isInteger(discountCents) && discountCents >= 0 && discountCents <= quantity * unitPriceCents,
    )
    if (
      !fair ||
      !split ||
      !near ||
      taxed !== totals.vatCents ||
      shared !== totals.totalCents ||
      shares.reduce((sum, { vatCents }) => sum + vatCents, 0) !== totals.vatCents ||
      discount !== Math.min(wanted, goods) ||
      totals.totalCents !== goods - discount + shippingCents ||
      totals.vatCents < 0 ||
      totals.vatCents > totals.totalCents
    )
      expect.unreachable(JSON.stringify({ lines, coupon, shippingCents, totals }))
  }
})

it.each<[string, PriceGift, boolean]>([
  ['50 %', { percentOff: 50 }, false],
  ['51 %', { percentOff: 51 }, true],
  ['10 euro of at least 20', { amountCents: 1000, minimumCents: 2000 }, false],
  ['10 euro of at least 19.99', { amountCents: 1000, minimumCents: 1999 }, true],
  ['10 euro of anything', { amountCents: 1000 }, true],
])('may take off half without an admin, and no more: %s', (_gift, gift, isLarge) => {
  expect(isLargeGift(gift)).toBe(isLarge)
})
