import { describe, expect, it } from 'vitest'
import { shopPlans, type WantedItem } from '@/domain/list-totals'
import { savingOf } from './saving'

const wanted = (id: string, costs: Record<string, number>, quantity = 1): WantedItem => ({
  id,
  prices: Object.entries(costs).map(([shop, cents]) => ({ shop, cents: cents * quantity })),
})
const saving = (items: WantedItem[], ticked: Record<string, number> = {}) =>
  savingOf(items, shopPlans(items), new Map(Object.entries(ticked)))

describe('what the best shop saves', () => {
  const milk = wanted('offer:milk', { alfa: 150, beta: 100 }, 2)
  const bread = wanted('offer:bread', { alfa: 90, beta: 80 })

  it('is compared with where the items were ticked, times their quantity', () => {
    expect(saving([milk, bread], { 'offer:milk': 300, 'offer:bread': 90 })).toEqual({
      shop: 'beta',
      cents: 110,
      than: null,
    })
  })

  it('counts only what both have: neither an ended offer nor what is missing in the best shop', () => {
    const cheese = wanted('offer:cheese', { alfa: 500 })
    const oil = wanted('offer:oil', { beta: 300 })
    expect(saving([milk, bread, cheese, oil], { 'offer:milk': 300, 'offer:cheese': 500 })).toMatchObject({ cents: 100 })
  })

  it('is compared with the dearest shop that has the same where nothing cheaper was ticked', () => {
    const gamma = [wanted('a', { alfa: 100, beta: 120, gamma: 150 }), wanted('b', { alfa: 100, beta: 100 })]
    expect(saving(gamma, { a: 100, b: 100 })).toEqual({ shop: 'alfa', cents: 20, than: 'beta' })
  })

  it('is nothing where all cost the same, where one shop alone has it, and without prices', () => {
    expect(saving([wanted('a', { alfa: 100, beta: 100 })])).toBeNull()
    expect(saving([wanted('a', { alfa: 100 })], { a: 100 })).toBeNull()
    expect(saving([wanted('a', {})])).toBeNull()
  })
})
