import { notesAnswer } from '@/lib/lists/list-schema'
import type { PriceBook } from '../view'

const storageKey = 'broshura-list-prices'

/** For a shop without a signal. Prices that have ended are left out when they are shown. */
export function rememberedPrices(): PriceBook {
  try {
    return notesAnswer.parse(JSON.parse(localStorage.getItem(storageKey) ?? '')).prices
  } catch {
    return {}
  }
}

export function rememberPrices(prices: PriceBook): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ prices }))
  } catch {
    // A full storage remembers no prices; the list itself comes first.
  }
}

/** The prices name what was on the list, so they are removed with it. */
export function forgetPrices(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {}
}
