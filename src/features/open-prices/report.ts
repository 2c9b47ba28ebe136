import type { CalendarDay } from '@/domain/calendar-day'
import { type Rejection, rejections } from './read/rejections'

/** What one chain's file gave. */
export type FileReport = {
  file: string
  chain: string
  rows: number
  rejected: Partial<Record<Rejection, number>>
  /** Rows that a later row of the same store and product replaced. */
  repeated: number
  /** Promotional prices at or above the shelf price, or not readable. */
  promosIgnored: number
  /** Products with different names in different stores. */
  namesDiffer: number
  listings: number
  stores: number
}

/** What a person should look at. */
export type Flag =
  | { kind: 'ends-early' }
  | { kind: 'older-day'; newest: CalendarDay }
  | { kind: 'rows-lost'; chain: string; before: number; now: number }
  | { kind: 'chain-missing'; chain: string; before: number }
  | { kind: 'same-content'; file: string; as: string }
  | { kind: 'company-twice'; file: string; as: string }
  | { kind: 'unknown-name'; file: string }
  | { kind: 'no-rows'; file: string }
  | { kind: 'currency'; chain: string; factor: number }

export type DayReport = { day: CalendarDay; files: FileReport[]; flags: Flag[]; missingDays: CalendarDay[] }

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Why rows of a file were rejected, and how many. */
export function rejectionsOf({ rejected }: FileReport): [Rejection, number][] {
  return rejections.flatMap((reason) => {
    const count = rejected[reason]
    return count ? [[reason, count] satisfies [Rejection, number]] : []
  })
}

export const rejectedCount = (file: FileReport) => sum(rejectionsOf(file).map(([, count]) => count))

/** The sums of a day over its files. */
export function totalsOf({ files }: DayReport) {
  return {
    files: files.length,
    rows: sum(files.map(({ rows }) => rows)),
    rejected: sum(files.map(rejectedCount)),
    repeated: sum(files.map(({ repeated }) => repeated)),
    promosIgnored: sum(files.map(({ promosIgnored }) => promosIgnored)),
    namesDiffer: sum(files.map(({ namesDiffer }) => namesDiffer)),
    listings: sum(files.map(({ listings }) => listings)),
  }
}
