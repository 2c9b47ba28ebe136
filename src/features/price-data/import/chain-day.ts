import type { CalendarDay } from '@/domain/calendar-day'
import type { CompanyFile } from './read/company-file'
import { withKnownCodes } from './read/known-codes'
import { aggregatePrices, type Observed } from './read/observe'
import type { HoldReason } from './report'

/** A product of a company as it stands in the store on one of its days; amounts are euro cents, of the whole country. */
export type KnownListing = {
  name: string
  /** Null where an editor has chosen it, or where the name says that it belongs to none. */
  group: number | null
  low: number
  median: number
  high: number
  promo: number | null
  stores: number
  /** By code of the town. */
  places: Map<string, { low: number; high: number; stores: number }>
}

export type Size = { rows: number; listings: number; stores: number }

/** A company's newest day before the one that is read, and its usual size in the last days. */
export type LastDay = { day: CalendarDay; listings: Map<string, KnownListing>; usual: Size }

/** One company's day, as its file gave it. */
export type Today = { day: CalendarDay; file: CompanyFile; observed: Observed }

/** One company's day from its file, with the codes that the company had. */
export function todayOf(day: CalendarDay, file: CompanyFile, last: LastDay | null): Today {
  const prices = last ? withKnownCodes(file.prices, last.listings) : file.prices
  return { day, file, observed: aggregatePrices(prices) }
}

/** A doubt, with the code of a product that shows it. */
export type Finding = { reason: HoldReason; code: string | undefined; factor?: number }

export const finding = (kind: HoldReason['kind'], compared: number, changed: { code: string }[]): Finding => ({
  reason: { kind, before: compared, now: changed.length },
  code: changed[0]?.code,
})
