import type { CalendarDay } from '@/domain/calendar-day'
import {
  cheapestOfAllShops,
  cheapestTwoShops,
  type ShoppingPlan,
  shopPlans,
  type WantedItem,
} from '@/domain/list-totals'
import { priceOfPieces } from '@/domain/multi-buy'
import { isOffer, itemsOn, type ListedShopPrice, type ListItem, type ShoppingList } from '@/domain/shopping-list'
import { oldDays } from '@/domain/validity'
import { type ShopSaving, savingOf } from './saving'

export type PriceBook = Record<string, readonly ListedShopPrice[]>

/** With what all pieces of the item cost, in integer euro cents. */
export type ItemPrice = ListedShopPrice & { allCents: number }

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
}

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
  withCard: boolean
}

export interface ListView {
  groups: ShopGroup[]
  /** Counts items without a price too. */
  count: number
  /** Every shop that has any of the list, also one that is not chosen. */
  shops: ShoppingPlan[]
  /** Slugs of the shops whose sum has a price for holders of a loyalty card alone. */
  cardShops: ReadonlySet<string>
  /** Slugs; none where all shops count. */
  chosen: string[]
  sums: Record<PlanKind, PlanSum>
  saving: ShopSaving | null
  /** Without a price anywhere, as the server has answered. */
  unpriced: ListItem[]
  /** A shown price was observed so long ago that it is not compared with others. */
  hasOldPrices: boolean
  shopNames: Map<string, string>
}

/**
 * Prices that are valid today. The server's answer counts; without one the price from when the item was added. An ended
 * offer is no price, also without a connection, and an old price is not reduced: it may be another by now.
 */
export function pricesNow({ id, price: [noted] }: ListItem, book: PriceBook, today: CalendarDay): ListedShopPrice[] {
  const known = book[id] ?? (noted ? [noted] : [])
  const valid = known.filter(({ until }) => until === null || until >= today)
  return pricesOfTheseDays(valid, today).map((price) => (isOld(price, today) ? { ...price, reduction: null } : price))
}

/** Old observed prices are not compared with those of today, so they are dropped unless there are no others. */
export function pricesOfTheseDays(prices: readonly ListedShopPrice[], today: CalendarDay): ListedShopPrice[] {
  const recent = prices.filter((price) => !isOld(price, today))
  return recent.length > 0 ? recent : [...prices]
}

const isOld = ({ source, day }: ListedShopPrice, today: CalendarDay) =>
  source !== 'brochure' && oldDays(day, today) !== null

/** An invented price counts only where no real chain reports one, because both are never compared (decision 21). */
export function comparablePrices(prices: readonly ListedShopPrice[]): ListedShopPrice[] {
  const isReported = prices.some(({ source }) => source === 'prices')
  return prices.filter(({ source }) => !isReported || source !== 'invented')
}

interface Priced {
  item: ListItem
  known: ItemPrice[]
  /** Prices at the chosen shops. */
  prices: ItemPrice[]
  isAnswered: boolean
}

/** `kind` chooses the shops whose prices count. Totals are integer euro cents. */
export function viewOf(list: ShoppingList, book: PriceBook, today: CalendarDay, kind: PlanKind): ListView {
  const items = itemsOn(list).map((item) => ({
    item,
    known: itemPrices(item, book, today),
    isAnswered: book[item.id] !== undefined,
  }))
  const shops = shopPlans(items.map(({ item, known }) => wantedOf(item, known)))
  const chosen = chosenIn(list, shops)
  const priced = items.map((one) => ({
    ...one,
    prices: one.known.filter(({ shop }) => chosen.length === 0 || chosen.includes(shop)),
  }))
  const wanted = priced.map(({ item, prices }) => wantedOf(item, prices))
  const own = chosen.length === 0 ? shops : shopPlans(wanted)
  const plans = { one: own[0] ?? null, two: cheapestTwoShops(wanted), all: cheapestOfAllShops(wanted) }
  const shopOf = ({ item, prices }: Priced, plan: PlanKind): string =>
    plan === 'ticked' ? tickedAt(item, prices) : (plans[plan]?.shopOf.get(item.id) ?? '')
  const sumOf = (plan: PlanKind): PlanSum => {
    const placed = priced.map((one) => ({ ...one, price: cheapestAt(shopOf(one, plan), one.known) }))
    const bought = placed.flatMap(({ price }) => price ?? [])
    return {
      shops: [...new Set(bought.map(({ shop }) => shop))].sort(),
      totalCents: bought.reduce((sum, { allCents }) => sum + allCents, 0),
      priced: bought.length,
      missing: placed.flatMap(({ item, known, price }) => (price || known.length === 0 ? [] : [item.id])),
      withCard: bought.some(({ loyaltyOnly }) => loyaltyOnly),
    }
  }
  const ticked = priced.flatMap(({ item, known, prices }) => {
    const price = cheapestAt(tickedAt(item, prices), known)
    return price ? [[item.id, price.allCents] as const] : []
  })
  const shopNames = namesOf(priced.flatMap(({ item, known }) => (item.price[0] ? [item.price[0], ...known] : known)))
  const groups = groupsOf(priced, today, (one) => shopOf(one, kind), shopNames)
  return {
    groups,
    count: items.length,
    shops,
    cardShops: new Set(shops.flatMap(({ shops: [shop = ''] }) => (needsCard(shop, items) ? [shop] : []))),
    chosen,
    sums: { one: sumOf('one'), two: sumOf('two'), all: sumOf('all'), ticked: sumOf('ticked') },
    saving: savingOf(wanted, own, new Map(ticked)),
    hasOldPrices: groups.some(({ rows }) => rows.some(({ price }) => price && isOld(price, today))),
    unpriced: priced.filter(({ known, isAnswered }) => known.length === 0 && isAnswered).map(({ item }) => item),
    shopNames,
  }
}

function itemPrices(item: ListItem, book: PriceBook, today: CalendarDay): ItemPrice[] {
  return pricesNow(item, book, today).map((price) => {
    const { cents, multiBuy = null } = price
    return { ...price, allCents: priceOfPieces({ priceCents: cents, multiBuy }, item.quantity[0]) }
  })
}

const needsCard = (shop: string, items: readonly { known: ItemPrice[] }[]) =>
  items.some(({ known }) => cheapestAt(shop, known)?.loyaltyOnly)

function wantedOf({ id }: ListItem, prices: ItemPrice[]): WantedItem {
  return { id, prices: prices.map(({ shop, allCents }) => ({ shop, cents: allCents })) }
}

/** The chosen shops after a tick among `seen`; a chosen shop without any item stays chosen. */
export function withUnseen(chosen: readonly string[], seen: readonly string[], shown: readonly string[]): string[] {
  return [...chosen.filter((shop) => !seen.includes(shop) && !shown.includes(shop)), ...shown]
}

/** A chosen shop that has nothing of the list cannot be seen beside it, so it narrows nothing. */
function chosenIn({ shops: goes }: ShoppingList, plans: readonly ShoppingPlan[]): string[] {
  const listed = new Set(plans.flatMap(({ shops }) => shops))
  return goes ? goes[0].filter((shop) => listed.has(shop)) : []
}

function groupsOf(
  priced: Priced[],
  today: CalendarDay,
  shopOf: (one: Priced) => string,
  shopNames: Map<string, string>,
): ShopGroup[] {
  const groups = new Map<string, ShopGroup>()
  for (const one of priced) {
    const { item, known, isAnswered } = one
    const shop = shopOf(one)
    const price = cheapestAt(shop, known)
    const name = shopNames.get(shop) ?? ''
    const group = groups.get(shop) ?? { shop, name, rows: [], totalCents: 0, priced: 0, withCard: false }
    const noted = item.price[0]
    group.rows.push({
      item,
      price,
      ended: !price && noted?.until && noted.until < today ? noted : null,
      elsewhere: price ? null : cheapest(known),
      isAnswered,
    })
    group.priced += price ? 1 : 0
    group.totalCents += price?.allCents ?? 0
    group.withCard ||= price?.loyaltyOnly ?? false
    groups.set(shop, group)
  }
  return [...groups.values()].sort(byName)
}

/** An offer stays at its shop when it has ended; any other item goes to the cheapest shop. */
function tickedAt({ id, price: [noted] }: ListItem, prices: ItemPrice[]): string {
  return noted && isOffer(id) ? noted.shop : (cheapest(prices)?.shop ?? '')
}

const cheapestAt = (shop: string | undefined, prices: ItemPrice[]) =>
  cheapest(prices.filter((one) => one.shop === shop))

const cheapest = (prices: ItemPrice[]) => prices.toSorted(byAllCents)[0] ?? null

/** As `byCents`, by what all pieces cost. */
const byAllCents = (one: ItemPrice, other: ItemPrice) =>
  byCents({ ...one, cents: one.allCents }, { ...other, cents: other.allCents }) || one.cents - other.cents

/**
 * The cheapest first. Of equal prices that without a card wins, then the offer that begins first, then the newest observed
 * price. The rest makes the order complete, because the database returns equal ones in any order.
 */
export function byCents(one: ListedShopPrice, other: ListedShopPrice): number {
  return (
    one.cents - other.cents ||
    Number(one.loyaltyOnly) - Number(other.loyaltyOnly) ||
    inOrder(one.source, other.source) ||
    (one.source === 'brochure' ? inOrder(one.day, other.day) : inOrder(other.day, one.day)) ||
    inOrder(other.until ?? '', one.until ?? '') ||
    inOrder(one.shop, other.shop) ||
    inOrder(one.path, other.path) ||
    inOrder(one.what ?? '', other.what ?? '') ||
    (one.depositCents ?? 0) - (other.depositCents ?? 0) ||
    inOrder(JSON.stringify(one.multiBuy ?? null), JSON.stringify(other.multiBuy ?? null))
  )
}

const inOrder = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)

function namesOf(prices: ListedShopPrice[]): Map<string, string> {
  return new Map(prices.map(({ shop, shopName }) => [shop, shopName]))
}

/** Items without a shop come last. */
function byName(one: ShopGroup, other: ShopGroup): number {
  if (!one.shop || !other.shop) return one.shop ? -1 : 1
  return one.name.localeCompare(other.name)
}
