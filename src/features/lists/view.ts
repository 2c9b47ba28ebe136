import type { CalendarDay } from '@/domain/calendar-day'
import {
  cheapestOfAllShops,
  cheapestTwoShops,
  type ShoppingPlan,
  shopPlans,
  type WantedItem,
} from '@/domain/list-totals'
import { itemsOn, type ListItem, type ShopPrice, type ShoppingList } from '@/domain/shopping-list'
import { oldDays } from '@/domain/validity'

/** The prices that the server reported, by the id of the item. */
export type PriceBook = Record<string, readonly ShopPrice[]>

/** An item of the list with its price in the shop that it is grouped under. */
export interface Row {
  item: ListItem
  price: ShopPrice | null
  /** The price at which it was put on the list has ended. */
  ended: ShopPrice | null
  /** The lowest price elsewhere, if this shop has none. */
  elsewhere: ShopPrice | null
}

export interface ShopGroup {
  /** '' for items without a shop. */
  shop: string
  name: string
  rows: Row[]
  totalCents: number
  /** The total holds a price for the shop's card. */
  withCard: boolean
}

/** Where to buy everything: in the one or two shops that are cheapest in all, each item where it costs least, or where it was ticked. */
export const planKinds = ['one', 'two', 'all', 'ticked'] as const
export type PlanKind = (typeof planKinds)[number]

/** The cost of a way to buy, and for how much of the list. */
export interface PlanSum {
  /** Slugs, sorted. */
  shops: string[]
  /** Integer euro cents, times the quantity. */
  totalCents: number
  /** How many items of the list have a price in it. */
  priced: number
  /** Items that only other shops have. */
  missing: string[]
  /** The total holds a price for a shop's card. */
  withCard: boolean
}

export interface ListView {
  groups: ShopGroup[]
  wanted: WantedItem[]
  /** Every shop that has any of the items, the best first. */
  shops: ShoppingPlan[]
  sums: Record<PlanKind, PlanSum>
  /** What each item costs where it was ticked; none for one without a price there. */
  tickedCents: Map<string, number>
  /** Items without a price in any shop. */
  unpriced: ListItem[]
  shopNames: Map<string, string>
}

/**
 * The prices that hold today. What the server said counts; what it has not been asked about costs what it cost when it was
 * put on the list. An offer that has ended is no price, also without a connection.
 */
export function pricesNow({ id, price: [noted] }: ListItem, book: PriceBook, today: CalendarDay): ShopPrice[] {
  const known = book[id] ?? (noted ? [noted] : [])
  return pricesOfTheseDays(
    known.filter(({ until }) => until === null || until >= today),
    today,
  )
}

/** Without the prices that were observed long ago, unless there are no others: they are not compared with those of today. */
export function pricesOfTheseDays(prices: readonly ShopPrice[], today: CalendarDay): ShopPrice[] {
  const recent = prices.filter(({ source, day }) => source === 'brochure' || oldDays(day, today) === null)
  return recent.length > 0 ? recent : [...prices]
}

interface Priced {
  item: ListItem
  prices: ShopPrice[]
}

/**
 * The list as it is shown on a day, by shop. `kind` says whose prices count: those of the cheapest shops, or each thing's where it was
 * ticked. Totals are integer euro cents, times the quantity.
 */
export function viewOf(list: ShoppingList, book: PriceBook, today: CalendarDay, kind: PlanKind): ListView {
  const priced = itemsOn(list).map((item) => ({ item, prices: pricesNow(item, book, today) }))
  const wanted: WantedItem[] = priced.map(({ item, prices }) => ({ id: item.id, quantity: item.quantity[0], prices }))
  const shops = shopPlans(wanted)
  const plans = { one: shops[0] ?? null, two: cheapestTwoShops(wanted), all: cheapestOfAllShops(wanted) }
  const shopOf = ({ item, prices }: Priced, chosen: PlanKind): string => {
    const plan = chosen === 'ticked' ? null : plans[chosen]
    return plan ? (plan.shopOf.get(item.id) ?? '') : tickedAt(item, prices)
  }
  const sumOf = (chosen: PlanKind): PlanSum => {
    const bought = priced.flatMap((one) => {
      const shop = shopOf(one, chosen)
      const price = cheapestAt(shop, one.prices)
      return price ? [{ shop, price, quantity: one.item.quantity[0] }] : []
    })
    return {
      shops: [...new Set(bought.map(({ shop }) => shop))].sort(),
      totalCents: bought.reduce((sum, { price, quantity }) => sum + price.cents * quantity, 0),
      priced: bought.length,
      missing: (chosen === 'ticked' ? null : plans[chosen])?.missing ?? [],
      withCard: bought.some(({ price }) => price.loyaltyOnly),
    }
  }
  const ticked = priced.flatMap(({ item, prices }) => {
    const price = cheapestAt(tickedAt(item, prices), prices)
    return price ? [[item.id, price.cents * item.quantity[0]] as const] : []
  })
  const shopNames = namesOf(priced.flatMap(({ item, prices }) => (item.price[0] ? [item.price[0], ...prices] : prices)))
  return {
    groups: groupsOf(priced, today, (one) => shopOf(one, kind), shopNames),
    wanted,
    shops,
    sums: { one: sumOf('one'), two: sumOf('two'), all: sumOf('all'), ticked: sumOf('ticked') },
    tickedCents: new Map(ticked),
    unpriced: priced.filter(({ prices }) => prices.length === 0).map(({ item }) => item),
    shopNames,
  }
}

function groupsOf(
  priced: Priced[],
  today: CalendarDay,
  shopOf: (one: Priced) => string,
  shopNames: Map<string, string>,
): ShopGroup[] {
  const groups = new Map<string, ShopGroup>()
  for (const one of priced) {
    const { item, prices } = one
    const shop = shopOf(one)
    const price = cheapestAt(shop, prices)
    const name = shopNames.get(shop) ?? ''
    const group = groups.get(shop) ?? { shop, name, rows: [], totalCents: 0, withCard: false }
    const noted = item.price[0]
    group.rows.push({
      item,
      price,
      ended: !price && noted?.until && noted.until < today ? noted : null,
      elsewhere: price ? null : cheapest(prices),
    })
    group.totalCents += (price?.cents ?? 0) * item.quantity[0]
    group.withCard ||= price?.loyaltyOnly ?? false
    groups.set(shop, group)
  }
  return [...groups.values()].sort(byName)
}

/** The shop it was ticked at, also when the offer has ended; where that was no shop in particular, the cheapest. */
function tickedAt({ price: [noted] }: ListItem, prices: ShopPrice[]): string {
  return noted?.source === 'brochure' ? noted.shop : (cheapest(prices)?.shop ?? '')
}

const cheapestAt = (shop: string | undefined, prices: ShopPrice[]) =>
  cheapest(prices.filter((one) => one.shop === shop))

/** Of equal prices the one that needs no card. */
function cheapest(prices: ShopPrice[]): ShopPrice | null {
  const better = (one: ShopPrice, known: ShopPrice) =>
    one.cents < known.cents || (one.cents === known.cents && known.loyaltyOnly && !one.loyaltyOnly)
  return prices.reduce<ShopPrice | null>((known, one) => (known && !better(one, known) ? known : one), null)
}

function namesOf(prices: ShopPrice[]): Map<string, string> {
  return new Map(prices.map(({ shop, shopName }) => [shop, shopName]))
}

/** Items without a shop come last. */
function byName(one: ShopGroup, other: ShopGroup): number {
  if (!one.shop || !other.shop) return one.shop ? -1 : 1
  return one.name.localeCompare(other.name)
}
