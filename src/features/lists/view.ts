import type { CalendarDay } from '@/domain/calendar-day'
import { cheapestTwoShops, type ShoppingPlan, shopPlans, type WantedItem } from '@/domain/list-totals'
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

/** Where to buy everything: where each item was ticked, or in the one or two shops that are cheapest in all. */
export const planKinds = ['ticked', 'one', 'two'] as const
export type PlanKind = (typeof planKinds)[number]

export interface ListView {
  groups: ShopGroup[]
  wanted: WantedItem[]
  /** Every shop that has any of the items, the best first. */
  shops: ShoppingPlan[]
  one: ShoppingPlan | null
  two: ShoppingPlan | null
  /** What each item costs where it was ticked; none for one without a price there. */
  tickedCents: Map<string, number>
  /** Items without a price in any shop. */
  unpriced: ListItem[]
  shopNames: Map<string, string>
  totalCents: number
  /** Whose totals hold a price for a shop's card. */
  withCard: Record<PlanKind, boolean>
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

/**
 * The list as it is shown on a day, by shop. `kind` says whose prices count: each thing's where it was ticked, or those of the one
 * or two shops that are cheapest for all of it. Totals are integer euro cents, times the quantity.
 */
export function viewOf(list: ShoppingList, book: PriceBook, today: CalendarDay, kind: PlanKind): ListView {
  const priced = itemsOn(list).map((item) => ({ item, prices: pricesNow(item, book, today) }))
  const wanted: WantedItem[] = priced.map(({ item, prices }) => ({ id: item.id, quantity: item.quantity[0], prices }))
  const shops = shopPlans(wanted)
  const [one = null] = shops
  const two = cheapestTwoShops(wanted)
  const plan = kind === 'one' ? one : kind === 'two' ? two : null
  const shopNames = namesOf(priced.flatMap(({ item, prices }) => (item.price[0] ? [item.price[0], ...prices] : prices)))
  const groups = new Map<string, ShopGroup>()
  for (const { item, prices } of priced) {
    const shop = plan ? (plan.shopOf.get(item.id) ?? '') : tickedAt(item, prices)
    const price = cheapestAt(shop, prices)
    const group = groups.get(shop) ?? {
      shop,
      name: shopNames.get(shop) ?? '',
      rows: [],
      totalCents: 0,
      withCard: false,
    }
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
  const needsCard = (shopOf: (item: (typeof priced)[number]) => string | undefined) =>
    priced.some((item) => cheapestAt(shopOf(item), item.prices)?.loyaltyOnly)
  const sorted = [...groups.values()].sort(byName)
  const ticked = priced.flatMap(({ item, prices }) => {
    const price = cheapestAt(tickedAt(item, prices), prices)
    return price ? [[item.id, price.cents * item.quantity[0]] as const] : []
  })
  return {
    groups: sorted,
    wanted,
    shops,
    tickedCents: new Map(ticked),
    one,
    two,
    unpriced: priced.filter(({ prices }) => prices.length === 0).map(({ item }) => item),
    shopNames,
    totalCents: sorted.reduce((sum, { totalCents }) => sum + totalCents, 0),
    withCard: {
      ticked: needsCard(({ item, prices }) => tickedAt(item, prices)),
      one: needsCard(({ item }) => one?.shopOf.get(item.id)),
      two: needsCard(({ item }) => two?.shopOf.get(item.id)),
    },
  }
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
