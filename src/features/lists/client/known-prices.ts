import type { PriceBook } from '../view'
import type { WantedPrice } from './price-parts'

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
