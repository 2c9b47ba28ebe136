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
  const pairs = shops.flatMap((one, index) => shops.slice(index + 1).map((other) => [one, other]))
  return best([...shops.map((shop) => [shop]), ...pairs].map((chosen) => planFor(chosen, costs)))
}

/**
 * Each item in its cheapest shop, in any number of shops, but in none without which the list costs the same; null where
 * no shop has a price.
 */
export function cheapestOfAllShops(items: readonly WantedItem[]): ShoppingPlan | null {
  const costs = costsOf(items)
  if (costs.length === 0) return null
  const cheapestIn = (shop: string) =>
    costs.filter(({ byShop }) => byShop.get(shop) === Math.min(...byShop.values())).length
  const shops = shopsIn(costs)
  // A shop that is the cheapest for few items is the first to be left out.
  const byUse = shops.toSorted((one, other) => cheapestIn(one) - cheapestIn(other))
  const least = planFor(shops, costs)
  const needed = byUse.reduce((open, shop) => {
    const others = open.filter((one) => one !== shop)
    const { missing, totalCents } = planFor(others, costs)
    return missing.length === 0 && totalCents === least.totalCents ? others : open
  }, shops)
  return planFor(needed, costs)
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
  plan.shops = shops.filter((shop) => [...plan.shopOf.values()].includes(shop))
  return plan
}

/** The first of equals wins, so that the result is deterministic. */
function best(plans: ShoppingPlan[]): ShoppingPlan | null {
  return plans.sort(byMerit)[0] ?? null
}

function byMerit(one: ShoppingPlan, other: ShoppingPlan): number {
  return (
    one.missing.length - other.missing.length ||
    one.totalCents - other.totalCents ||
    one.shops.length - other.shops.length
  )
}
