import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cheapestOfAllShops, cheapestTwoShops, type ShoppingPlan, shopPlans, type WantedItem } from './list-totals'

const cheapestShop = (items: WantedItem[]) => shopPlans(items)[0] ?? null

const shops = ['alfa', 'beta', 'gamma', 'delta']
const item = fc.record({
  prices: fc.array(fc.record({ shop: fc.constantFrom(...shops), cents: fc.integer({ min: 1, max: 50 }) }), {
    maxLength: 6,
  }),
})
const wanted = fc.array(item, { maxLength: 6 }).map((all) => all.map((one, id) => ({ ...one, id: `note:${id}` })))

/** Brute force: tries every shop for every item. */
function costs(items: WantedItem[], chosen: string[]): { missing: number; total: number } {
  const priced = items.filter(({ prices }) => prices.length > 0)
  const cheapest = priced.map(({ prices }) =>
    Math.min(...prices.filter(({ shop }) => chosen.includes(shop)).map(({ cents }) => cents)),
  )
  const found = cheapest.filter(Number.isFinite)
  return { missing: cheapest.length - found.length, total: found.reduce((sum, one) => sum + one, 0) }
}

function bestOf(items: WantedItem[], choices: string[][]): { missing: number; total: number } {
  const all = choices.map((chosen) => costs(items, chosen))
  const missing = Math.min(...all.map((one) => one.missing))
  return { missing, total: Math.min(...all.filter((one) => one.missing === missing).map((one) => one.total)) }
}

const singles = shops.map((shop) => [shop])
const pairs = shops.flatMap((one) => shops.map((other) => [one, other]))

const soldIn = (items: WantedItem[]) =>
  [...new Set(items.flatMap(({ prices }) => prices.map(({ shop }) => shop)))].sort()

/** The whole plan of every choice, which takes too long with the shops of a country. */
function planOf(items: WantedItem[], chosen: string[]): ShoppingPlan {
  const plan: ShoppingPlan = { shops: [], totalCents: 0, shopOf: new Map(), missing: [] }
  for (const { id, prices } of items.filter((one) => one.prices.length > 0)) {
    const [least] = prices
      .filter(({ shop }) => chosen.includes(shop))
      .sort((one, other) => one.cents - other.cents || chosen.indexOf(one.shop) - chosen.indexOf(other.shop))
    if (!least) {
      plan.missing.push(id)
      continue
    }
    plan.shopOf.set(id, least.shop)
    plan.totalCents += least.cents
  }
  plan.shops = chosen.filter((shop) => [...plan.shopOf.values()].includes(shop))
  return plan
}

function slowTwoShops(items: WantedItem[]): ShoppingPlan | null {
  const sold = soldIn(items)
  const two = sold.flatMap((one, index) => sold.slice(index + 1).map((other) => [one, other]))
  const plans = [...sold.map((shop) => [shop]), ...two].map((chosen) => planOf(items, chosen))
  const merit = (one: ShoppingPlan, other: ShoppingPlan) =>
    one.missing.length - other.missing.length ||
    one.totalCents - other.totalCents ||
    one.shops.length - other.shops.length
  return plans.sort(merit)[0] ?? null
}

function slowAllShops(items: WantedItem[]): ShoppingPlan | null {
  const sold = soldIn(items)
  if (sold.length === 0) return null
  const cheapestIn = (shop: string) =>
    items.filter(({ prices }) => {
      const least = Math.min(...prices.map(({ cents }) => cents))
      return prices.some((price) => price.shop === shop && price.cents === least)
    }).length
  let open = sold
  for (const shop of sold.toSorted((one, other) => cheapestIn(one) - cheapestIn(other))) {
    const others = open.filter((one) => one !== shop)
    const { missing, totalCents } = planOf(items, others)
    if (missing.length === 0 && totalCents === planOf(items, sold).totalCents) open = others
  }
  return planOf(items, open)
}

describe('the cheapest shops for a list', () => {
  it('are chosen, and share the list, as if every plan were worked out', () => {
    fc.assert(
      fc.property(wanted, (items) => {
        expect(cheapestTwoShops(items)).toEqual(slowTwoShops(items))
        expect(cheapestOfAllShops(items)).toEqual(slowAllShops(items))
      }),
    )
  })

  it('are those that trying all of them finds', () => {
    fc.assert(
      fc.property(wanted, (items) => {
        const [one, two] = [cheapestShop(items), cheapestTwoShops(items)]
        if (items.every(({ prices }) => prices.length === 0)) {
          expect([one, two]).toEqual([null, null])
          return
        }
        expect({ missing: one?.missing.length, total: one?.totalCents }).toEqual(bestOf(items, singles))
        expect({ missing: two?.missing.length, total: two?.totalCents }).toEqual(bestOf(items, pairs))
      }),
    )
  })

  it('account for every item that has a price, once', () => {
    fc.assert(
      fc.property(wanted, (items) => {
        const priced = items.filter(({ prices }) => prices.length > 0).map(({ id }) => id)
        for (const plan of [cheapestShop(items), cheapestTwoShops(items)]) {
          if (plan) expect([...plan.shopOf.keys(), ...plan.missing].sort()).toEqual(priced.sort())
        }
      }),
    )
  })

  it('are never worse with two than with one, and two only where that gains something', () => {
    fc.assert(
      fc.property(wanted, (items) => {
        const [one, two] = [cheapestShop(items), cheapestTwoShops(items)]
        if (!one || !two || two.shops.length < 2) return
        const gains = two.missing.length < one.missing.length || two.totalCents < one.totalCents
        expect(gains).toBe(true)
      }),
    )
  })

  it('have everything before they are cheap', () => {
    const items: WantedItem[] = [
      {
        id: 'note:1',
        prices: [
          { shop: 'alfa', cents: 200 },
          { shop: 'beta', cents: 300 },
        ],
      },
      { id: 'note:2', prices: [{ shop: 'beta', cents: 90 }] },
      { id: 'note:3', prices: [] },
    ]
    expect(cheapestShop(items)).toMatchObject({ shops: ['beta'], totalCents: 390, missing: [] })
    expect(cheapestTwoShops(items)).toMatchObject({ shops: ['alfa', 'beta'], totalCents: 290, missing: [] })
    expect(cheapestShop(items.slice(0, 1))).toMatchObject({ shops: ['alfa'], totalCents: 200 })
  })
})
