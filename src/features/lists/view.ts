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
  from: SumStart
}

/** The last first day of its prices, if it is after today: before it the sum cannot be paid. */
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
  withCard: boolean
  from: SumStart
}

export interface ListView {
  groups: ShopGroup[]
  /** Counts items without a price too. */
  count: number
  /** Every shop that has any of the list, also one that is not chosen. */
  shops: ShoppingPlan[]
  /** Slugs of the shops whose sum has a price for holders of a loyalty card alone. */
  cardShops: ReadonlySet<string>
  /** By slug. */
  startOfShops: ReadonlyMap<string, SumStart>
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
 * Prices that have not ended; those of an offer may begin later. The server's answer counts; without one the price from
 * when the item was added. An ended offer is no price, also without a connection, and an old price is not reduced: it
 * may be another by now.
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
  /** Those of today at the chosen shops; those that begin later where there are no others. */
  buyable: ItemPrice[]
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
  const shopSums = shops.map(({ shops: [shop = ''] }) => ({
    shop,
    bought: items.flatMap(({ known }) => cheapestAt(shop, known) ?? []),
  }))
  const chosen = chosenIn(list, shops)
  const isChosen = ({ shop }: ItemPrice) => chosen.length === 0 || chosen.includes(shop)
  const priced = items.map((one) => ({ ...one, buyable: buyableOf(one.known.filter(isChosen), today) }))
  const wanted = priced.map(({ item, buyable }) => wantedOf(item, buyable))
  const own = shopPlans(wanted)
  const plans = { one: own[0] ?? null, two: cheapestTwoShops(wanted), all: cheapestOfAllShops(wanted) }
  const placeOf = (one: Priced, plan: PlanKind): Place => {
    if (plan === 'ticked') return tickedPlace(one)
    const shop = plans[plan]?.shopOf.get(one.item.id) ?? ''
    return { shop, price: cheapestAt(shop, one.buyable) }
  }
  const sumOf = (plan: PlanKind): PlanSum => {
    const placed = priced.map((one) => ({ ...one, price: placeOf(one, plan).price }))
    const bought = placed.flatMap(({ price }) => price ?? [])
    return {
      shops: [...new Set(bought.map(({ shop }) => shop))].sort(),
      totalCents: bought.reduce((sum, { allCents }) => sum + allCents, 0),
      priced: bought.length,
      missing: placed.flatMap(({ item, known, price }) => (price || known.length === 0 ? [] : [item.id])),
      withCard: needsCard(bought),
      from: startOf(bought, today),
    }
  }
  const ticked = priced.flatMap((one) => {
    const { item, known } = one
    const { price } = tickedPlace(one)
    return price && buyableOf(known, today).includes(price) ? [[item.id, price.allCents] as const] : []
  })
  const shopNames = namesOf(priced.flatMap(({ item, known }) => (item.price[0] ? [item.price[0], ...known] : known)))
  const groups = groupsOf(priced, today, (one) => placeOf(one, kind), shopNames)
  return {
    groups,
    count: items.length,
    shops,
    cardShops: new Set(shopSums.flatMap(({ shop, bought }) => (needsCard(bought) ? [shop] : []))),
    startOfShops: new Map(shopSums.map(({ shop, bought }) => [shop, startOf(bought, today)] as const)),
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

const needsCard = (bought: readonly ItemPrice[]) => bought.some(({ loyaltyOnly }) => loyaltyOnly)

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
    group.priced += price ? 1 : 0
    group.totalCents += price?.allCents ?? 0
    group.withCard ||= price?.loyaltyOnly ?? false
    group.from = startOf(
      group.rows.flatMap((row) => row.price ?? []),
      today,
    )
    groups.set(shop, group)
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

const isAhead = ({ source, day }: ListedShopPrice, today: CalendarDay) => source === 'brochure' && day > today

/** Prices that begin later lead nobody to a shop where another one is asked today: they count only without others. */
function buyableOf(prices: readonly ItemPrice[], today: CalendarDay): ItemPrice[] {
  const begun = prices.filter((price) => !isAhead(price, today))
  return begun.length > 0 ? begun : [...prices]
}

function startOf(bought: readonly ItemPrice[], today: CalendarDay): SumStart {
  const starts = bought.filter((price) => isAhead(price, today)).map(({ day }) => day)
  return starts.sort().at(-1) ?? null
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
