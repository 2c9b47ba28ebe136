import type { CalendarDay } from '@/domain/calendar-day'
import { cheapestOfAllShops, cheapestTwoShops, shopPlans, type WantedItem } from '@/domain/list-totals'
import { isOffer, itemsOn, type ListedShopPrice, type ListItem, type ShoppingList } from '@/domain/shopping-list'
import { cheapest, cheapestAt, type ItemPrice, isOld, itemPrices, type PriceBook } from './item-prices'
import { type ShopSaving, savingOf } from './saving'
import { buyableOf, dayOfSum, holdsOn } from './sum-day'

export interface ListRow {
  item: ListItem
  price: ItemPrice | null
  /** The ended price with which the item was put on the list. */
  ended: ListedShopPrice | null
  /** The lowest price anywhere, if this shop has none. */
  elsewhere: ItemPrice | null
  /** Whether the server has said its prices, or that there are none. */
  isAnswered: boolean
}

export interface ShopGroup {
  shop: string
  name: string
  rows: ListRow[]
  totalCents: number
  priced: number
  withCard: boolean
  from: SumStart
}

/** The day on which all prices of the sum hold, if that is after today; null: they hold today. */
type SumStart = CalendarDay | null

/**
 * Everything in the one or two shops that are cheapest in all, each item where it costs least, or where it was ticked.
 */
export const planKinds = ['one', 'two', 'all', 'ticked'] as const
export type PlanKind = (typeof planKinds)[number]

export interface PlanSum {
  /** Slugs, sorted. */
  shops: string[]
  /** Integer euro cents for all pieces. */
  totalCents: number
  priced: number
  missing: string[]
  /** Items whose price begins after the day of the sum, and is no part of it. */
  later: { id: string; from: CalendarDay }[]
  withCard: boolean
  from: SumStart
}

export interface ListView {
  groups: ShopGroup[]
  /** Counts items without a price too. */
  count: number
  /** Each shop alone that has any of the list, also one that is not chosen; the best first. */
  shops: PlanSum[]
  /** Slugs; none where all shops count. */
  chosen: string[]
  sums: Record<PlanKind, PlanSum>
  saving: ShopSaving | null
  /** Without a price anywhere, as the server has answered. */
  unpriced: ListItem[]
  /** A shown price was observed so long ago that it is not compared with others. */
  hasOldPrices: boolean
  today: CalendarDay
  shopNames: Map<string, string>
}

interface Priced {
  item: ListItem
  known: ItemPrice[]
  /** Those of today at the chosen shops; those that begin later where there are no others. */
  buyable: ItemPrice[]
  isAnswered: boolean
}

type Placed = Omit<Priced, 'buyable'> & Pick<Place, 'price'>

/** `kind` chooses the shops whose prices count. Totals are integer euro cents. */
export function viewOf(list: ShoppingList, book: PriceBook, today: CalendarDay, kind: PlanKind): ListView {
  const items = itemsOn(list).map((item) => ({
    item,
    known: itemPrices(item, book, today),
    isAnswered: book[item.id] !== undefined,
  }))
  const shops = shopSums(items, today)
  const chosen = chosenIn(list, shops)
  const isChosen = ({ shop }: ItemPrice) => chosen.length === 0 || chosen.includes(shop)
  const priced = items.map((one) => ({ ...one, buyable: buyableOf(one.known.filter(isChosen), today) }))
  const day = dayOfSum(
    priced.flatMap(({ buyable }) => buyable),
    today,
  )
  const holds = (price: ItemPrice) => holdsOn(price, day)
  const wanted = priced.map(({ item, buyable }) => wantedOf(item, buyable.filter(holds)))
  const own = shopPlans(wanted)
  const plans = { one: own[0] ?? null, two: cheapestTwoShops(wanted), all: cheapestOfAllShops(wanted) }
  const placeOf = (one: Priced, plan: PlanKind): Place => {
    if (plan === 'ticked') return tickedPlace(one)
    const shop = plans[plan]?.shopOf.get(one.item.id)
    if (shop) return { shop, price: cheapestAt(shop, one.buyable.filter(holds)) }
    const later = cheapest(one.buyable.filter((price) => plan === 'all' || plans[plan]?.shops.includes(price.shop)))
    return { shop: later?.shop ?? '', price: later }
  }
  const sumOf = (plan: PlanKind) => {
    const placed = priced.map((one) => ({ ...one, price: placeOf(one, plan).price }))
    return sumOfPlaced(placed, today)
  }
  const ticked = priced.flatMap((one) => {
    const { price } = tickedPlace(one)
    return price && holds(price) ? [[one.item.id, price.allCents] as const] : []
  })
  const sums = { one: sumOf('one'), two: sumOf('two'), all: sumOf('all'), ticked: sumOf('ticked') }
  const shopNames = namesOf(priced.flatMap(({ item, known }) => (item.price[0] ? [item.price[0], ...known] : known)))
  const groups = groupsOf(priced, { today, from: sums[kind].from }, (one) => placeOf(one, kind), shopNames)
  return {
    groups,
    count: items.length,
    shops,
    chosen,
    sums,
    saving: savingOf(wanted, own, new Map(ticked)),
    hasOldPrices: groups.some(({ rows }) => rows.some(({ price }) => price && isOld(price, today))),
    unpriced: priced.filter(({ known, isAnswered }) => known.length === 0 && isAnswered).map(({ item }) => item),
    today,
    shopNames,
  }
}

/** Of the prices that hold on one day. */
function sumOfPlaced(placed: readonly Placed[], today: CalendarDay): PlanSum {
  const prices = placed.flatMap(({ price }) => price ?? [])
  const day = dayOfSum(prices, today)
  const bought = prices.filter((price) => holdsOn(price, day))
  return {
    shops: [...new Set(prices.map(({ shop }) => shop))].sort(),
    totalCents: bought.reduce((sum, { allCents }) => sum + allCents, 0),
    priced: bought.length,
    missing: placed.flatMap(({ item, known, price }) => (price || known.length === 0 ? [] : [item.id])),
    later: placed.flatMap(({ item: { id }, price }) =>
      price && !holdsOn(price, day) ? [{ id, from: price.day }] : [],
    ),
    withCard: needsCard(bought),
    from: day > today ? day : null,
  }
}

/** Shops that have something today come before those that only promise something. */
function shopSums(items: readonly Omit<Priced, 'buyable'>[], today: CalendarDay): PlanSum[] {
  const shops = [...new Set(items.flatMap(({ known }) => known.map(({ shop }) => shop)))].sort()
  const absent = ({ missing, later }: PlanSum) => missing.length + later.length
  const sums = shops.map((shop) => {
    const placed = items.map((one) => {
      const own = one.known.filter((price) => price.shop === shop)
      return { ...one, price: cheapest(buyableOf(own, today)) }
    })
    return sumOfPlaced(placed, today)
  })
  return sums.sort(
    (one, other) =>
      (one.from ?? '').localeCompare(other.from ?? '') ||
      absent(one) - absent(other) ||
      one.totalCents - other.totalCents,
  )
}

const needsCard = (bought: readonly ItemPrice[]) => bought.some(({ loyaltyOnly }) => loyaltyOnly)

function wantedOf({ id }: ListItem, prices: ItemPrice[]): WantedItem {
  return { id, prices: prices.map(({ shop, allCents }) => ({ shop, cents: allCents })) }
}

/** The chosen shops after a tick among `seen`; a chosen shop without any item stays chosen. */
export function withUnseen(chosen: readonly string[], seen: readonly string[], shown: readonly string[]): string[] {
  return [...chosen.filter((shop) => !seen.includes(shop) && !shown.includes(shop)), ...shown]
}

/** A chosen shop that has nothing of the list cannot be seen beside it, so it narrows nothing. */
function chosenIn({ shops: goes }: ShoppingList, plans: readonly PlanSum[]): string[] {
  const listed = new Set(plans.flatMap(({ shops }) => shops))
  return goes ? goes[0].filter((shop) => listed.has(shop)) : []
}

function groupsOf(
  priced: Priced[],
  { today, from }: { today: CalendarDay; from: SumStart },
  placeOf: (one: Priced) => Place,
  shopNames: Map<string, string>,
): ShopGroup[] {
  const groups = new Map<string, ShopGroup>()
  for (const one of priced) {
    const { item, known, isAnswered } = one
    const { shop, price } = placeOf(one)
    const name = shopNames.get(shop) ?? ''
    const group = groups.get(shop) ?? { shop, name, rows: [], totalCents: 0, priced: 0, withCard: false, from: null }
    const noted = item.price[0]
    group.rows.push({
      item,
      price,
      ended: !price && noted?.until && noted.until < today ? noted : null,
      elsewhere: price ? null : cheapest(buyableOf(known, today)),
      isAnswered,
    })
    groups.set(shop, group)
    if (!price || !holdsOn(price, from ?? today)) continue
    group.priced += 1
    group.totalCents += price.allCents
    group.withCard ||= price.loyaltyOnly
    group.from = from
  }
  return [...groups.values()].sort(byName)
}

interface Place {
  shop: string
  price: ItemPrice | null
}

/** An offer stays at its shop when it has ended or begins later; any other item goes to the cheapest shop. */
function tickedPlace({
  item: {
    id,
    price: [noted],
  },
  known,
  buyable,
}: Priced): Place {
  const shop = noted && isOffer(id) ? noted.shop : (cheapest(buyable)?.shop ?? '')
  return { shop, price: cheapestAt(shop, isOffer(id) ? known : buyable) }
}

function namesOf(prices: ListedShopPrice[]): Map<string, string> {
  return new Map(prices.map(({ shop, shopName }) => [shop, shopName]))
}

/** Items without a shop come last. */
function byName(one: ShopGroup, other: ShopGroup): number {
  if (!one.shop || !other.shop) return one.shop ? -1 : 1
  return one.name.localeCompare(other.name)
}
