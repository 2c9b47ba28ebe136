import * as z from 'zod/mini'
import { type Rejection, rejections } from './read/rejections'

const change = z.object({ before: z.number(), now: z.number() })

/** A day beside the newest one before it. */
const comparisonSchema = z.object({
  before: z.string(),
  rows: change,
  chains: change,
  /** Products of the same company on both days, and how many of their median prices jumped. */
  prices: z.object({ compared: z.number(), jumped: z.number() }),
})
export type Comparison = z.infer<typeof comparisonSchema>

/** A price jumps when it becomes half as much again or more, or two thirds or less. */
export const jumpFactor = 1.5

/** From one day to the next some hundredths of the rows come and go. */
const leastRows = 2 / 3
/** A wrong currency or a shifted decimal point in a large chain moves more than this share of all prices. */
const mostJumps = 0.05
/** With fewer products a share says nothing. */
const leastCompared = 20

const doubts = ['rows-missing', 'prices-jump'] as const
type Doubt = (typeof doubts)[number]

/** Why someone should look at a day before it is published. */
export function doubtsOf({ rows, prices }: Comparison): Doubt[] {
  const found: Doubt[] = []
  if (rows.now < rows.before * leastRows) found.push('rows-missing')
  if (prices.compared >= leastCompared && prices.jumped > prices.compared * mostJumps) found.push('prices-jump')
  return found
}

const [text, count] = [z.string(), z.number()]

/** What one chain's file gave. */
const fileReport = z.object({
  file: text,
  chain: text,
  rows: count,
  rejected: z.partialRecord(z.enum(rejections), count),
  /** Rows that a later row of the same store and product replaced. */
  repeated: count,
  /** Promotional prices at or above the shelf price, or not readable. */
  promosIgnored: count,
  /** Products with different names in different stores. */
  namesDiffer: count,
  listings: count,
  stores: count,
})
export type FileReport = z.infer<typeof fileReport>

/** What a person should look at. */
const flag = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ends-early') }),
  z.object({ kind: z.literal('older-day'), newest: text }),
  z.object({ kind: z.literal('rows-lost'), chain: text, before: count, now: count }),
  z.object({ kind: z.literal('chain-missing'), chain: text, before: count }),
  z.object({ kind: z.literal('same-content'), file: text, as: text }),
  z.object({ kind: z.literal('company-twice'), file: text, as: text }),
  z.object({ kind: z.literal('unknown-name'), file: text }),
  z.object({ kind: z.literal('no-rows'), file: text }),
  z.object({ kind: z.literal('currency'), chain: text, factor: count }),
])
export type Flag = z.infer<typeof flag>

/** Days are calendar days `YYYY-MM-DD`. */
export const dayReport = z.object({
  day: text,
  files: z.array(fileReport),
  flags: z.array(flag),
  missingDays: z.array(text),
  /** Of the files' content; missing in reports of older imports. */
  fingerprint: z.optional(text),
  /** With the newest day before it; null for the first day, missing in reports of older imports. */
  comparison: z.optional(z.nullable(comparisonSchema)),
})
export type DayReport = z.infer<typeof dayReport>

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
