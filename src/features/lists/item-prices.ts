import type { CalendarDay } from '@/domain/calendar-day'
import { priceOfPieces } from '@/domain/multi-buy'
import type { ListedShopPrice, ListItem } from '@/domain/shopping-list'
import { oldDays } from '@/domain/validity'

export type PriceBook = Record<string, readonly ListedShopPrice[]>

/** With what all pieces of the item cost, in integer euro cents. */
export type ItemPrice = ListedShopPrice & { allCents: number }

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

export const isOld = ({ source, day }: ListedShopPrice, today: CalendarDay) =>
  source !== 'brochure' && oldDays(day, today) !== null

/** An invented price counts only where no real chain reports one, because both are never compared (decision 21). */
export function comparablePrices(prices: readonly ListedShopPrice[]): ListedShopPrice[] {
  const isReported = prices.some(({ source }) => source === 'prices')
  return prices.filter(({ source }) => !isReported || source !== 'invented')
}

export function itemPrices(item: ListItem, book: PriceBook, today: CalendarDay): ItemPrice[] {
  return pricesNow(item, book, today).map((price) => {
    const { cents, multiBuy = null } = price
    return { ...price, allCents: priceOfPieces({ priceCents: cents, multiBuy }, item.quantity[0]) }
  })
}

export const cheapestAt = (shop: string | undefined, prices: ItemPrice[]) =>
  cheapest(prices.filter((one) => one.shop === shop))

export const cheapest = (prices: ItemPrice[]) => prices.toSorted(byAllCents)[0] ?? null

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
