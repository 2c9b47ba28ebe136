import { describe, expect, it } from 'vitest'
import { outlierHoldOf, outlierIn, rangeOfGroup, rangeOfHistory, usualRange } from './price-outlier'

/**
 * Unit prices in euro cents a kilogram as chains reported them on 2026-05-13: ground coffee, and bars of soap with the
 * costly ones.
 */
const coffee = [1390, 1590, 1785, 1790, 1845, 1990, 2150, 2196, 2290, 2390, 2790, 3196, 3196, 3990, 5990]

const range = (prices: number[]) => {
  const found = usualRange(prices)
  if (!found) throw new Error('no range')
  return found
}
const of = (chains: number, prices: number[]) =>
  prices.map((unitCents, index) => ({ unitCents, chain: index % chains }))

describe('the usual range', () => {
  it('is the middle half, of prices that are charged', () => {
    expect(usualRange([1, 2, 3, 4])).toEqual({ low: 1, median: 2, high: 3 })
    expect(usualRange([219])).toEqual({ low: 219, median: 219, high: 219 })
    expect(usualRange(coffee)).toEqual({ low: 1790, median: 2196, high: 3196 })
  })
  it('knows nothing of nothing', () => {
    expect(usualRange([])).toBeNull()
    expect(usualRange([0, 0])).toBeNull()
  })
  it('hardly moves with wrong prices', () => {
    expect(usualRange([...coffee, 7, 30_420])).toEqual({ low: 1790, median: 2196, high: 3196 })
  })
})

describe('an outlier of a group', () => {
  it('is the kilogram of whole beans among ground coffee, and a price of nothing', () => {
    expect(outlierIn(460, range(coffee), 'group')).toMatchObject({ against: 'group', side: 'low' })
    expect(outlierIn(0, range(coffee), 'group')?.side).toBe('low')
  })
  it('is not the cheapest coffee, nor the dear one', () => {
    for (const price of coffee) expect(outlierIn(price, range(coffee), 'group')).toBeNull()
  })
  it('is allowed more above than below, and a factor of two where all prices are alike', () => {
    const alike = { low: 100, median: 100, high: 100 }
    expect([49, 50, 200, 300, 301].map((price) => outlierIn(price, alike, 'group')?.side)).toEqual([
      'low',
      ...Array.from({ length: 3 }, () => undefined),
      'high',
    ])
  })
  it('is found in no small group, and in none of fewer than three chains', () => {
    expect(rangeOfGroup(of(3, coffee.slice(0, 11)))).toBeNull()
    expect(rangeOfGroup(of(2, coffee))).toBeNull()
    expect(rangeOfGroup(of(3, coffee))).toEqual(usualRange(coffee))
  })
})

describe('an outlier of a history', () => {
  const days = (count: number, price: number) => Array.from({ length: count }, () => price)
  it('is a comma in the wrong place, not half the price', () => {
    const usual = range(days(30, 299))
    expect(outlierIn(30, usual, 'history')).toMatchObject({ against: 'history', side: 'low' })
    expect(outlierIn(2990, usual, 'history')?.side).toBe('high')
    expect(outlierIn(149, usual, 'history')).toBeNull()
  })
  it('allows what a price has swung before', () => {
    expect(outlierIn(100, range([...days(20, 100), ...days(20, 300)]), 'history')).toBeNull()
  })
  it('is found in none of fewer than fourteen days', () => {
    expect(rangeOfHistory(days(13, 299))).toBeNull()
    expect(rangeOfHistory(days(14, 299))?.median).toBe(299)
  })
})

describe('an editor’s decision', () => {
  const outlier = outlierIn(460, range(coffee), 'group')
  const reasons = outlier ? [outlier] : []
  it('lets an accepted price be compared while it is about the same', () => {
    const accepted = { decision: 'accepted', price: 460 } as const
    expect(outlierHoldOf(460, reasons, null)).toBe('waiting')
    expect(outlierHoldOf(460, reasons, accepted)).toBeNull()
    expect(outlierHoldOf(500, reasons, accepted)).toBeNull()
    expect(outlierHoldOf(330, reasons, accepted)).toBe('waiting')
    expect(outlierHoldOf(460, [], null)).toBeNull()
  })
  it('keeps a rejected price out until the chain reports another', () => {
    const rejected = { decision: 'rejected', price: 460 } as const
    expect(outlierHoldOf(460, reasons, rejected)).toBe('rejected')
    expect(outlierHoldOf(460, [], rejected)).toBe('rejected')
    expect(outlierHoldOf(461, reasons, rejected)).toBe('waiting')
    expect(outlierHoldOf(1990, [], rejected)).toBeNull()
  })
})
