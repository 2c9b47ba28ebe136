import type { CalendarDay } from '@/domain/calendar-day'
import type { CompanyFile } from './read/company-file'
import { withKnownCodes } from './read/known-codes'
import { aggregatePrices, type Observed } from './read/observe'
import type { ChainHoldReason } from './report'

/** A stored listing of a company on one day; amounts are euro cents for the whole country. */
export type KnownListing = {
  name: string
  /** Null where an editor has chosen the group, or where the name belongs to no group. */
  group: number | null
  low: number
  median: number
  high: number
  promo: number | null
  stores: number
  /** By the town's code. */
  places: Map<string, { low: number; high: number; stores: number }>
}

export type Size = { rows: number; listings: number; stores: number }

export type LastDay = { day: CalendarDay; listings: Map<string, KnownListing>; usual: Size }

export type Today = { day: CalendarDay; file: CompanyFile; observed: Observed }

export function todayOf(day: CalendarDay, file: CompanyFile, last: LastDay | null): Today {
  const prices = last ? withKnownCodes(file.prices, last.listings) : file.prices
  return { day, file, observed: aggregatePrices(prices) }
}

/** `code` is of a product that shows the doubt. */
export type ChainFinding = { reason: ChainHoldReason; code: string | undefined; factor?: number }

export const finding = (
  kind: ChainHoldReason['kind'],
  compared: number,
  changed: { code: string }[],
): ChainFinding => ({
  reason: { kind, before: compared, now: changed.length },
  code: changed[0]?.code,
})
