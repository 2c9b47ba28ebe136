import { decisions } from '@collections/prices/import-statuses'
import * as z from 'zod/mini'
import { type Rejection, rejections } from './read/observe'

const change = z.object({ before: z.number(), now: z.number() })

const comparisonSchema = z.object({
  before: z.string(),
  rows: change,
  chains: change,
  /** `compared`: products of the same company on both days; `jumped`: those whose median price jumped. */
  prices: z.object({ compared: z.number(), jumped: z.number() }),
  /** Rows that doubted chains lost; missing in reports of older imports. */
  doubtedRows: z.optional(z.number()),
})
export type Comparison = z.infer<typeof comparisonSchema>

/** A price jumps when it becomes half as much again or more, or two thirds or less. */
export const jumpFactor = 1.5

/** Usually only some hundredths of the rows change from one day to the next. */
const leastRows = 2 / 3
/** A wrong currency or a shifted decimal point in a large chain moves more than this share of all prices. */
const mostJumps = 0.05
/** With fewer products a share says nothing. */
const leastCompared = 20

const doubts = ['rows-missing', 'prices-jump'] as const
type Doubt = (typeof doubts)[number]

/**
 * Why a person should look at the whole day. Rows that doubted chains lost are added back, because they are decided per
 * chain.
 */
export function doubtsOf({ rows, prices, doubtedRows = 0 }: Comparison): Doubt[] {
  const found: Doubt[] = []
  if (rows.now + doubtedRows < rows.before * leastRows) found.push('rows-missing')
  if (prices.compared >= leastCompared && prices.jumped > prices.compared * mostJumps) found.push('prices-jump')
  return found
}

const [text, count] = [z.string(), z.number()]

/**
 * `before` and `now` are the number known or compared, and the number left or differing (for a file that is too large,
 * the megabytes and lines allowed).
 */
export const holdKinds = [
  'too-large',
  'encoding',
  'header',
  'empty',
  'rows-rejected',
  'rows-lost',
  'products-lost',
  'products-gone',
  'stores-lost',
  'places-lost',
  'names-differ',
  'names-cut',
  'groups-differ',
  'prices-jump',
  'prices-factor',
  'prices-change',
  'promos-low',
  'promos-lost',
  'promos-above',
  'promos-far',
  'promos-filled',
  'prices-far',
  'rows-differ',
  'products-new',
  'codes-differ',
  'towns-differ',
] as const
const holdReason = z.object({ kind: z.enum(holdKinds), before: count, now: count })
export type ChainHoldReason = z.infer<typeof holdReason>

/** Unless somebody accepts the chain's file, its last day stays. */
const doubted = z.object({
  file: text,
  chain: text,
  company: z.nullable(text),
  number: text,
  reasons: z.array(holdReason),
  factor: z.nullable(count),
  example: z.nullable(z.object({ line: count, text })),
  /** The day whose prices stay; null for a new chain. */
  keeps: z.nullable(text),
  /** Rows that could be published; without any there is nothing to accept. */
  rows: count,
  decision: z.enum(decisions),
})
export type Doubted = z.infer<typeof doubted>

const fileReport = z.object({
  file: text,
  chain: text,
  rows: count,
  rejected: z.partialRecord(z.enum(rejections), count),
  /** Rows that a later row of the same store and product replaced. */
  repeated: count,
  promosIgnored: count,
  namesDiffer: count,
  listings: count,
  stores: count,
})
export type FileReport = z.infer<typeof fileReport>

const flag = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ends-early') }),
  z.object({ kind: z.literal('older-day'), newest: text }),
  z.object({ kind: z.literal('rows-lost'), chain: text, before: count, now: count }),
  /** `last` is the day whose prices stay; missing in reports of older imports. */
  z.object({ kind: z.literal('chain-missing'), chain: text, before: count, last: z.optional(text) }),
  z.object({ kind: z.literal('rows-spoilt'), chain: text, now: count, example: text }),
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
  /** Missing in reports of older imports. */
  doubted: z._default(z.array(doubted), []),
  missingDays: z.array(text),
  /** Of the files' content; missing in reports of older imports. */
  fingerprint: z.optional(text),
  /** With the newest day before; null for the first day, missing in reports of older imports. */
  comparison: z.optional(z.nullable(comparisonSchema)),
})
export type DayReport = z.infer<typeof dayReport>

export function heldOf({ doubted }: Pick<DayReport, 'doubted'>): Doubted[] {
  return doubted.filter(({ decision }) => decision !== 'accepted')
}

export function markCount({ flags, doubted }: DayReport): number {
  return flags.length + doubted.length
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

export function rejectionsOf({ rejected }: FileReport): [Rejection, number][] {
  return rejections.flatMap((reason) => {
    const count = rejected[reason]
    return count ? [[reason, count] satisfies [Rejection, number]] : []
  })
}

export const rejectedCount = (file: FileReport) => sum(rejectionsOf(file).map(([, count]) => count))

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
