export interface WantedItem {
  id: string
  /** Integer euro cents for all pieces of the item; of several prices of one shop the lowest counts. */
  prices: readonly { shop: string; cents: number }[]
}

export interface ShoppingPlan {
  shops: string[]
  totalCents: number
  shopOf: Map<string, string>
  missing: string[]
}

type Costs = { id: string; byShop: Map<string, number> }[]

/**
 * The whole list in each shop that has any of it, the best shop first: more items win over a lower sum. Items without a
 * price in any shop are left out.
 */
export function shopPlans(items: readonly WantedItem[]): ShoppingPlan[] {
  const costs = costsOf(items)
  return shopsIn(costs)
    .map((shop) => planFor([shop], costs))
    .sort(byMerit)
}

/** The best plan with at most two shops, by the same rule; one shop where a second one gains nothing. */
export function cheapestTwoShops(items: readonly WantedItem[]): ShoppingPlan | null {
  const costs = costsOf(items)
  const shops = shopsIn(costs)
  // Compared by their sums: the chains of a whole day make ten thousand pairs, and a phone works them out at each tick.
  const columns = shops.map((shop) => costs.map(({ byShop }) => byShop.get(shop) ?? Number.POSITIVE_INFINITY))
  let best: (Sum & { one: number; other: number }) | null = null
  for (const [one, other] of singlesAndPairs(shops.length)) {
    const sum = sumOf(columns[one] ?? [], columns[other] ?? [])
    if (best === null || isBetter(sum, best)) best = { ...sum, one, other }
  }
  if (best === null) return null
  const { one, other } = best
  const chosen = shops.filter((_, index) => index === one || index === other)
  return planFor(chosen, costs)
}

/** Single shops first, because the first of equals wins. */
function* singlesAndPairs(count: number): Generator<readonly [number, number]> {
  for (let one = 0; one < count; one += 1) yield [one, one]
  for (let one = 0; one < count; one += 1) {
    for (let other = one + 1; other < count; other += 1) yield [one, other]
  }
}

type Sum = { missing: number; totalCents: number }

/** Of each item the lower cost, infinite where a shop does not have it. */
function sumOf(costs: readonly number[], others: readonly number[]): Sum {
  let missing = 0
  let totalCents = 0
  for (let item = 0; item < costs.length; item += 1) {
    const cost = Math.min(costs[item] ?? Number.POSITIVE_INFINITY, others[item] ?? Number.POSITIVE_INFINITY)
    if (cost === Number.POSITIVE_INFINITY) missing += 1
    else totalCents += cost
  }
  return { missing, totalCents }
}

const isBetter = (one: Sum, other: Sum) =>
  one.missing < other.missing || (one.missing === other.missing && one.totalCents < other.totalCents)

/**
 * Each item in its cheapest shop, in any number of shops, but in none without which the list costs the same; null where
 * no shop has a price.
 */
export function cheapestOfAllShops(items: readonly WantedItem[]): ShoppingPlan | null {
  const costs = costsOf(items)
  if (costs.length === 0) return null
  const shops = shopsIn(costs)
  // Of each item the shops in which it is cheapest; while one of them is open, the list costs the same.
  const cheapest = costs.map(({ byShop }) => {
    const least = Math.min(...byShop.values())
    return new Set(shops.filter((shop) => byShop.get(shop) === least))
  })
  const uses = new Map(shops.map((shop) => [shop, cheapest.filter((open) => open.has(shop)).length]))
  // A shop that is the cheapest for few items is the first to be left out.
  const byUse = shops.toSorted((one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0))
  const needed = new Set(shops)
  for (const shop of byUse) {
    if (cheapest.some((open) => open.size === 1 && open.has(shop))) continue
    for (const open of cheapest) open.delete(shop)
    needed.delete(shop)
  }
  return planFor([...needed], costs)
}

function costsOf(items: readonly WantedItem[]): Costs {
  return items
    .filter(({ prices }) => prices.length > 0)
    .map(({ id, prices }) => {
      const byShop = new Map<string, number>()
      for (const { shop, cents } of prices) {
        byShop.set(shop, Math.min(cents, byShop.get(shop) ?? Number.POSITIVE_INFINITY))
      }
      return { id, byShop }
    })
}

function shopsIn(costs: Costs): string[] {
  return [...new Set(costs.flatMap(({ byShop }) => [...byShop.keys()]))].sort()
}

function planFor(shops: string[], costs: Costs): ShoppingPlan {
  const plan: ShoppingPlan = { shops: [], totalCents: 0, shopOf: new Map(), missing: [] }
  for (const { id, byShop } of costs) {
    let chosen: string | undefined
    for (const shop of shops) {
      const cost = byShop.get(shop)
      if (cost !== undefined && (chosen === undefined || cost < (byShop.get(chosen) ?? 0))) chosen = shop
    }
    if (chosen === undefined) plan.missing.push(id)
    else {
      plan.shopOf.set(id, chosen)
      plan.totalCents += byShop.get(chosen) ?? 0
    }
  }
  const used = new Set(plan.shopOf.values())
  plan.shops = shops.filter((shop) => used.has(shop))
  return plan
}

function byMerit(one: ShoppingPlan, other: ShoppingPlan): number {
  return (
    one.missing.length - other.missing.length ||
    one.totalCents - other.totalCents ||
    one.shops.length - other.shops.length
  )
}
