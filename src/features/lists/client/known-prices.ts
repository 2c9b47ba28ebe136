import { isNote, itemsOn } from '@/domain/shopping-list'
import { readStored, removeStored, writeStored } from '@/lib/browser-storage'
import { limits } from '@/lib/lists/list-limits'
import { rememberedSchema, type Stored } from '@/lib/lists/list-schema'
import type { PriceBook } from '../item-prices'
import { shownEntries } from './stored-lists'

export interface KnownPrices {
  prices: PriceBook
  /** Of notes what they said when they were priced. */
  texts: Record<string, string>
}

export const noPrices: KnownPrices = { prices: {}, texts: {} }

export function withPriceAnswer(
  known: KnownPrices,
  prices: PriceBook,
  notes: readonly { id: string; text: string }[] = [],
): KnownPrices {
  const texts = Object.fromEntries(notes.map(({ id, text }) => [id, text]))
  return { prices: { ...known.prices, ...prices }, texts: { ...known.texts, ...texts } }
}

/**
 * The part about these items. A note that says something else since it was priced has no price until the next answer,
 * which without a connection may take hours.
 */
export function knownOf({ prices, texts }: KnownPrices, items: readonly WantedPrice[]): KnownPrices {
  const same = items.filter(({ id, title }) => texts[id] === undefined || texts[id] === title)
  return { prices: valuesOf(prices, same), texts: valuesOf(texts, same) }
}

function valuesOf<Value>(values: Record<string, Value>, items: readonly WantedPrice[]): Record<string, Value> {
  return Object.fromEntries(items.flatMap(({ id }) => (values[id] === undefined ? [] : [[id, values[id]]])))
}

type WantedPrice = { id: string; title: string }

type PriceParts = { things: string[][]; notes: { id: string; text: string }[][] }

/**
 * The requests for the prices of these items, each as long as the server allows; a merged list may be longer than that.
 * Notes cost searches, so one whose text has been answered (`answered`, by id) is not asked again.
 */
export function priceParts(wanted: readonly WantedPrice[], answered: ReadonlyMap<string, string>): PriceParts {
  const ids = wanted.flatMap(({ id }) => (isNote(id) ? [] : [id]))
  const notes = wanted.flatMap(({ id, title }) =>
    isNote(id) && answered.get(id) !== title ? [{ id, text: title }] : [],
  )
  return { things: inParts(ids, limits.items), notes: inParts(notes, limits.pricedNotes) }
}

function inParts<Value>(values: readonly Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  )
}

const storageKey = 'broshura-list-prices'

/** As many as two full lists have; the lists themselves need the rest of the storage. */
const mostRemembered = 2 * limits.items

/** The items whose prices are remembered: those of the open list, then those of the browser's other lists. */
export function rememberedItems(listed: readonly WantedPrice[], stored: Stored): WantedPrice[] {
  const own = new Set(listed.map(({ id }) => id))
  const others = shownEntries(stored)
    .flatMap(({ list }) => itemsOn(list))
    .filter(({ id }) => !own.has(id))
  const each = new Map(others.map(({ id, text: [{ title }] }) => [id, { id, title }]))
  return [...listed, ...each.values()].slice(0, mostRemembered)
}

/** For a shop without a signal. Prices that have ended are left out when they are shown. */
export function rememberedPrices(): KnownPrices {
  try {
    return rememberedSchema.parse(JSON.parse(readStored(storageKey) ?? ''))
  } catch {
    return noPrices
  }
}

/** A full storage remembers no prices; the list itself comes first. */
export function rememberPrices(known: KnownPrices): void {
  writeStored(storageKey, JSON.stringify(known))
}

/** The prices name what was on the list, so they are removed with it. */
export function forgetPrices(): void {
  removeStored(storageKey)
}
