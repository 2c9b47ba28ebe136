import type { ShoppingPlan, WantedItem } from '@/domain/list-totals'

/** `than` is the slug of the compared shop; null: the shops where the items were ticked. */
export interface ShopSaving {
  shop: string
  /** Integer euro cents. */
  cents: number
  than: string | null
}

/**
 * Saving by buying everything in the best shop, compared with where the items were ticked, else with the dearest shop
 * that has the same items. Items that only one side has are left out. Null where nothing is saved.
 */
export function savingOf(
  wanted: readonly WantedItem[],
  shops: readonly ShoppingPlan[],
  tickedCents: ReadonlyMap<string, number>,
): ShopSaving | null {
  const [best, ...others] = shops
  const shop = best?.shops[0]
  if (!best || !shop) return null
  const here = costsAt(shop, wanted)
  const both = [...tickedCents].filter(([id]) => here.has(id))
  const cents = both.reduce((sum, [id, ticked]) => sum + ticked - (here.get(id) ?? 0), 0)
  if (cents > 0) return { shop, cents, than: null }
  const same = others.filter(({ missing }) => missing.join(' ') === best.missing.join(' '))
  const dearest = same.at(-1)
  const more = (dearest?.totalCents ?? 0) - best.totalCents
  return dearest && more > 0 ? { shop, cents: more, than: dearest.shops[0] ?? null } : null
}

function costsAt(shop: string, wanted: readonly WantedItem[]): Map<string, number> {
  return new Map(
    wanted.flatMap(({ id, prices }) => {
      const cents = prices.filter((price) => price.shop === shop).map((price) => price.cents)
      return cents.length > 0 ? [[id, Math.min(...cents)] as const] : []
    }),
  )
}
