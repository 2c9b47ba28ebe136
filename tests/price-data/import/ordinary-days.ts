import type { FileRow } from '@/features/price-data/import/read/observe'
import type { Random } from './corruptions'

/** The difference to the day before, as shares of the chain's products, or of its shops for `shops`. */
type Difference = {
  gone: number
  /** Products with another price, by up to `step` up or down. */
  priced: number
  step: number
  /** Promotions that have ended or had not begun. */
  ended: number
  /** Products that were reduced instead. */
  begun: number
  /** The smallest share of the usual price that a reduced price is. */
  least: number
  shops: number
  /** Rows that appear or disappear: a product in one shop and not in another. */
  rows: number
}

const quiet: Difference = {
  gone: 0.01,
  priced: 0.02,
  step: 0.1,
  ended: 0.03,
  begun: 0.01,
  least: 0.6,
  shops: 0,
  rows: 0.02,
}

/**
 * Undamaged days. The data has one real day, so the day before is made up, with larger differences than two real days
 * have.
 */
export const ordinaryDays: Record<string, Difference> = {
  quiet,
  'a new leaflet': { ...quiet, ended: 0.9, begun: 0.2, gone: 0.03, priced: 0.05 },
  'the end of all promotions': { ...quiet, ended: 0, begun: 0.3 },
  'the beginning of all promotions': { ...quiet, ended: 1, begun: 0 },
  'a sale of three in five products': { ...quiet, begun: 0.6, least: 0.5 },
  'a dear month': { ...quiet, priced: 0.4, step: 0.045 },
  'an order of new goods': { ...quiet, gone: 0.12, priced: 0.1 },
  'shops opened': { ...quiet, shops: 0.15 },
  'much sold out': { ...quiet, rows: 0.08 },
}

/** The rows of the day before; products and shops are drawn as a whole. */
export function dayBefore(rows: FileRow[], kind: string, random: Random): FileRow[] {
  const by = ordinaryDays[kind] ?? quiet
  const drawn = new Map<string, { gone: boolean; factor: number; ended: boolean; reduced: number | null }>()
  const shops = new Map<string, boolean>()
  return rows.flatMap((row) => {
    const shop = `${row.settlement}\n${row.store}`
    if (!shops.has(shop)) shops.set(shop, random() < by.shops)
    const known = drawn.get(row.code) ?? {
      gone: random() < by.gone,
      factor: random() < by.priced ? 1 + (random() * 2 - 1) * by.step : 1,
      ended: random() < by.ended,
      reduced: random() < by.begun ? by.least + random() * (0.95 - by.least) : null,
    }
    drawn.set(row.code, known)
    if (known.gone || shops.get(shop)) return []
    const shelf = Math.max(1, Math.round(row.shelf * known.factor))
    const kept = row.promo === null || known.ended ? null : row.promo
    const promo = kept ?? (known.reduced === null ? null : Math.max(1, Math.round(shelf * known.reduced)))
    const valid = promo !== null && promo < shelf ? promo : null
    const before: FileRow = { ...row, shelf, promo: valid, promoIgnored: false, promoStrange: false }
    if (random() >= by.rows) return [before]
    const { settlement, store } = rows[Math.floor(random() * rows.length)] ?? row
    return [{ ...before, settlement, store }]
  })
}
