import { rememberedSchema } from '@/lib/lists/list-schema'
import { type KnownPrices, noPrices } from './known-prices'

const storageKey = 'broshura-list-prices'

/** For a shop without a signal. Prices that have ended are left out when they are shown. */
export function rememberedPrices(): KnownPrices {
  try {
    return rememberedSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? ''))
  } catch {
    return noPrices
  }
}

export function rememberPrices(known: KnownPrices): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(known))
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
