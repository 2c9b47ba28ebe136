import type { CalendarDay } from './calendar-day'
import type { MultiBuy } from './multi-buy'
import type { ClaimedReduction } from './reduction'

/**
 * A value and the moment it was set, in milliseconds, by a clock that stays ahead of everything it has seen
 * (`nextMoment`).
 */
export type Register<Value> = readonly [value: Value, at: number]

export interface ListedShopPrice {
  shop: string
  shopName: string
  /** Integer euro cents. */
  cents: number
  /** `invented` is a price of the demo data. */
  source: 'brochure' | 'prices' | 'invented'
  /** The first day of an offer, or the day on which the price was observed. */
  day: CalendarDay
  /** The last day of an offer; null for an observed price. */
  until: CalendarDay | null
  loyaltyOnly: boolean
  /** For a note that names only a kind: the product with this price. */
  what?: string | undefined
  reduction?: ClaimedReduction | null | undefined
  multiBuy?: MultiBuy | null | undefined
  depositCents?: number | null | undefined
  /** Page of the price, without language prefix. */
  path: string
}

interface ItemText {
  title: string
  details: string
}

/** `offer:…`, `product:…` and `listing:…` are the same on every device, `note:…` is unique. */
export interface ListItem {
  id: string
  /** In milliseconds; gives the order of the items. */
  added: number
  text: Register<ItemText>
  quantity: Register<number>
  done: Register<boolean>
  removed: Register<boolean>
  price: Register<ListedShopPrice | null>
}

/** The name is '' until the list gets one. */
export interface ShoppingList {
  id: string
  name: Register<string>
  removed: Register<boolean>
  /** Slugs of the shops that the visitor goes to; missing or empty: all of them. */
  shops?: Register<readonly string[]> | undefined
  items: ListItem[]
}

export const isNote = (id: string): boolean => id.startsWith('note:')
export const isOffer = (id: string): boolean => id.startsWith('offer:')

/** Equal for notes that are the same. */
export const noteKey = (title: string): string => title.trim().replace(/\s+/g, ' ').toLocaleLowerCase('bg')

/** Removed items are remembered, so that no other device brings them back. */
const mostRemembered = 300

/**
 * Nothing that was added to either copy is lost, and of two values for the same thing the later one wins. The merge is
 * commutative, associative and idempotent, so devices may send their copies as often as they like.
 */
export function mergeLists(one: ShoppingList, other: ShoppingList): ShoppingList {
  const items = new Map(one.items.map((item) => [item.id, item]))
  for (const item of other.items) {
    const known = items.get(item.id)
    items.set(item.id, known ? mergeItems(known, item) : item)
  }
  const shops = one.shops && other.shops ? later(one.shops, other.shops) : (one.shops ?? other.shops)
  return {
    id: one.id,
    name: later(one.name, other.name),
    removed: later(one.removed, other.removed),
    ...(shops && { shops }),
    items: inOrder([...items.values()]),
  }
}

function mergeItems(one: ListItem, other: ListItem): ListItem {
  return {
    id: one.id,
    added: Math.min(one.added, other.added),
    text: later(one.text, other.text),
    quantity: later(one.quantity, other.quantity),
    done: later(one.done, other.done),
    removed: later(one.removed, other.removed),
    price: later(one.price, other.price),
  }
}

/** At the same moment the greater text wins: any rule works that all devices share. */
function later<Value>(one: Register<Value>, other: Register<Value>): Register<Value> {
  if (one[1] !== other[1]) return one[1] > other[1] ? one : other
  return JSON.stringify(one[0]) >= JSON.stringify(other[0]) ? one : other
}

function inOrder(items: ListItem[]): ListItem[] {
  return items.sort((one, other) => one.added - other.added || (one.id < other.id ? -1 : 1))
}

export function latestMoment({ name, removed, shops, items }: ShoppingList): number {
  return items.reduce(
    (latest, item) => Math.max(latest, latestOfItem(item)),
    Math.max(name[1], removed[1], shops?.[1] ?? 0),
  )
}

function latestOfItem({ text, quantity, done, removed, price }: ListItem): number {
  return Math.max(text[1], quantity[1], done[1], removed[1], price[1])
}

/** Now or, if some clock runs ahead, just after the latest known change. */
export function nextMoment(list: ShoppingList, now: number): number {
  return Math.max(now, latestMoment(list) + 1)
}

/** Caps all timestamps at `limit`: a clock that is years ahead must not win over everybody for years. */
export function clampTimestamps(list: ShoppingList, limit: number): ShoppingList {
  if (latestMoment(list) <= limit) return list
  const clamped = <Value>([value, at]: Register<Value>): Register<Value> => [value, Math.min(at, limit)]
  const items = list.items.map((item) => ({
    id: item.id,
    added: Math.min(item.added, limit),
    text: clamped(item.text),
    quantity: clamped(item.quantity),
    done: clamped(item.done),
    removed: clamped(item.removed),
    price: clamped(item.price),
  }))
  return {
    id: list.id,
    name: clamped(list.name),
    removed: clamped(list.removed),
    ...(list.shops && { shops: clamped(list.shops) }),
    items: inOrder(items),
  }
}

/**
 * Notes that are the same become the first of them, wanted as often as all that are not ticked off together, up to
 * `most`. The moments come from the notes, so that every device that does this comes to the same list.
 */
export function joinSameNotes(list: ShoppingList, most: number): ShoppingList {
  const notes = itemsOn(list).filter(({ id }) => isNote(id))
  const changed = new Map<string, ListItem>()
  for (const same of Map.groupBy(notes, ({ text }) => noteKey(text[0].title)).values()) {
    const [first, ...others] = same
    if (!first || others.length === 0) continue
    const at = Math.max(...same.map(latestOfItem)) + 1
    const open = same.filter(({ done }) => !done[0])
    const counted = open.length > 0 ? open : same
    const quantity = counted.reduce((sum, item) => sum + item.quantity[0], 0)
    changed.set(first.id, { ...first, quantity: [Math.min(quantity, most), at], done: [open.length === 0, at] })
    for (const other of others) changed.set(other.id, { ...other, removed: [true, at] })
  }
  return changed.size === 0 ? list : { ...list, items: list.items.map((item) => changed.get(item.id) ?? item) }
}

export function dropTombstones(list: ShoppingList): ShoppingList {
  const gone = list.items.filter(isRemoved)
  if (gone.length <= mostRemembered) return list
  const byAge = gone.sort((one, other) => other.removed[1] - one.removed[1] || (one.id < other.id ? -1 : 1))
  const forgotten = new Set(byAge.slice(mostRemembered).map(({ id }) => id))
  return { ...list, items: list.items.filter(({ id }) => !forgotten.has(id)) }
}

const isRemoved = ({ removed }: ListItem) => removed[0]

export function itemsOn(list: ShoppingList): ListItem[] {
  return list.items.filter((item) => !isRemoved(item))
}

export function sameList(one: ShoppingList, other: ShoppingList): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
