import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OrderLine, orderTotals, piecesCents } from './order-totals'

const line = (quantity: number, unitPriceCents: number, vatRatePercent = 20): OrderLine => ({
  quantity,
  unitPriceCents,
  vatRatePercent,
})

describe('the totals of an order', () => {
  it('are those of its lines and the delivery, with the VAT inside', () => {
    expect(orderTotals([line(2, 1200), line(1, 600)], 600)).toEqual({
      subtotalCents: 3000,
      vatCents: 600,
      totalCents: 3600,
    })
  })

  it('round the VAT once for each rate, not for each line', () => {
    expect(orderTotals([line(1, 100), line(1, 100), line(1, 100)], 0).vatCents).toBe(50)
    expect(orderTotals([line(1, 100)], 0).vatCents).toBe(17)
  })

  it('tax the delivery with the highest rate', () => {
    expect(orderTotals([line(1, 1090, 9), line(1, 1200, 20)], 600).vatCents).toBe(90 + 300)
  })

  it('are nothing without lines', () => {
    expect(orderTotals([], 0)).toEqual({ subtotalCents: 0, vatCents: 0, totalCents: 0 })
  })

  it('are whole cents, and the VAT is a part of them', () => {
    const lines = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 100 }),
        unitPriceCents: fc.integer({ min: 0, max: 1_000_000 }),
        vatRatePercent: fc.integer({ min: 0, max: 27 }),
      }),
    )
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 100_000 }), (given, shipping) => {
        const { subtotalCents, vatCents, totalCents } = orderTotals(given, shipping)
        expect(totalCents).toBe(subtotalCents + shipping)
        expect(Number.isInteger(vatCents)).toBe(true)
        expect(vatCents).toBeLessThan(totalCents + 1)
        expect(vatCents).toBeGreaterThan(-1)
      }),
    )
  })
})

describe('the pieces of a line', () => {
  it('share its discount, and add up to it in whatever parts they come', () => {
    const shirts = { ...line(3, 1000), discountCents: 500 }
    expect([piecesCents(shirts, 0, 1), piecesCents(shirts, 1, 1), piecesCents(shirts, 2, 1)]).toEqual([833, 834, 833])
    const anyLine = fc.record({
      quantity: fc.integer({ min: 1, max: 50 }),
      unitPriceCents: fc.integer({ min: 1, max: 100_000 }),
      vatRatePercent: fc.constant(20),
      discountCents: fc.integer({ min: 0, max: 1 }),
    })
    fc.assert(
      fc.property(anyLine, fc.nat(), (given, cut) => {
        const first = cut % (given.quantity + 1)
        const parts = piecesCents(given, 0, first) + piecesCents(given, first, given.quantity - first)
        expect(parts).toBe(given.quantity * given.unitPriceCents - given.discountCents)
      }),
    )
  })
})
