import { BoundedParts, type FileBounds, fileBounds } from './bounded-parts'
import { inOrder, layoutOf, resemblesHeader } from './columns'
import { readingOf, valuesOf } from './dialect'
import { linesOf } from './encoding'
import { type FileRow, type PriceFormat, type Rejection, readRow } from './observe'
import { decimalOf, type FileCurrency } from './price-text'
import { isCutOff } from './same-name'

const maxRejectedText = 2000

export type RejectedLine = { line: number; reason: Rejection; text: string }

/** `rows` counts lines with content below the header. */
export type CompanyFile = {
  rows: number
  /** The last row of each store and product. */
  prices: FileRow[]
  rejected: Partial<Record<Rejection, number>>
  rejectedLines: RejectedLine[]
  repeated: number
  /** Codes of rows that were repeated with another price. */
  repeatsDiffer: string[]
  promosIgnored: number
  /** Codes of the rows below a second header. */
  belowSecondHeader: string[]
  /** Why the whole file is unreadable: its encoding is ambiguous, its header is unknown, or it exceeds the bounds. */
  unread: 'encoding' | 'header' | 'too-large' | null
  /** Whether there is a column of promotional prices, empty or not. */
  hasPromos: boolean
  lineOf: (code: string) => { line: number; text: string } | null
}

/** Waits for all bytes, because the encoding can only be told from the whole file. */
export class CompanyReader {
  readonly #parts: BoundedParts

  constructor(
    readonly currency: FileCurrency,
    bounds: FileBounds = fileBounds,
  ) {
    this.#parts = new BoundedParts(bounds)
  }

  write(bytes: Uint8Array): void {
    this.#parts.write(bytes)
  }

  end(): CompanyFile {
    return this.#parts.isOver() ? { ...nothing, unread: 'too-large' } : readCompany(this.#parts.whole(), this.currency)
  }
}

const nothing: CompanyFile = {
  rows: 0,
  prices: [],
  rejected: {},
  rejectedLines: [],
  repeated: 0,
  repeatsDiffer: [],
  promosIgnored: 0,
  belowSecondHeader: [],
  unread: null,
  hasPromos: false,
  lineOf: () => null,
}

type Line = { number: number; text: string; values: string[] | null; isBelowSecondHeader: boolean }

export function readCompany(bytes: Buffer, currency: FileCurrency): CompanyFile {
  const decoded = linesOf(bytes)
  if (!decoded) return undecoded(bytes)
  const { lines, ...header } = linesBelowHeader(decoded, currency)
  const decimal = decimalOf(
    lines.flatMap(({ values }) => values?.slice(-2) ?? []),
    currency,
  )
  return { ...rowsOf(lines, { decimal, currency }), ...header }
}

function undecoded(bytes: Buffer): CompanyFile {
  const lines = bytes.toString('utf8').replaceAll('\0', '').split('\n').slice(1)
  const filled = lines.flatMap((text, at) =>
    text.trim() === '' ? [] : [{ number: at + 2, text, values: null, isBelowSecondHeader: false }],
  )
  return {
    ...nothing,
    rows: filled.length,
    rejected: { characters: filled.length },
    rejectedLines: filled.map((line) => rejectedLine(line, 'characters')),
    unread: 'encoding',
  }
}

function rejectedLine({ number: line, text }: Line, reason: Rejection): RejectedLine {
  return { line, reason, text: text.slice(0, maxRejectedText) }
}

/** Values are in the usual order; null where a line has too few or too many. */
function linesBelowHeader(texts: string[], currency: FileCurrency) {
  const leva = currency === 'BGN'
  const { dialect, headerAt, ...reading } = readingOf(texts, {
    leva,
    isRow: (values, of) => typeof readRow(inOrder(values, of) ?? [], { decimal: '.', currency }) === 'object',
  })
  let { layout } = reading
  const lines: Line[] = []
  let isBelowSecondHeader = false
  texts.forEach((text, at) => {
    if (at <= (headerAt ?? -1) || text.trim() === '') return
    const values = valuesOf(text, dialect)
    if (headerAt === null && at === 0 && resemblesHeader(values)) return
    // A file that ends within a quoted value was cut off, possibly within a price.
    const isCut = at === texts.length - 1 && text.split(dialect.quote).length % 2 === 0
    const ordered = isCut ? null : inOrder(values, layout)
    // Two concatenated files have two headers.
    const again = /^\D*$/.test(values[0] ?? '') ? layoutOf(values, { leva }) : null
    if (again) layout = again
    else lines.push({ number: at + 1, text, values: ordered, isBelowSecondHeader })
    isBelowSecondHeader ||= again !== null
  })
  const unread: CompanyFile['unread'] = headerAt === null ? 'header' : null
  return { lines, unread, hasPromos: layout.at.promo !== null }
}

type Kept = { row: FileRow; lines: Line[]; differ: boolean; pricesDiffer: boolean }

/**
 * The last row of a store and code counts; where the names differ the code is ambiguous, so all its rows are rejected.
 */
function rowsOf(lines: Line[], format: PriceFormat): Omit<CompanyFile, 'unread' | 'hasPromos'> {
  const kept = new Map<string, Kept>()
  const rejectedLines: RejectedLine[] = []
  for (const line of lines) {
    const row = line.values ? readRow(line.values, format) : 'columns'
    if (typeof row === 'string') rejectedLines.push(rejectedLine(line, row))
    else keep(kept, row, line)
  }
  const [unclear, clear] = [
    [...kept.values()].filter(({ differ }) => differ),
    [...kept.values()].filter((one) => !one.differ),
  ]
  rejectedLines.push(...unclear.flatMap((one) => one.lines).map((line) => rejectedLine(line, 'code')))
  const prices = clear.map(({ row }) => row)
  const rejected: CompanyFile['rejected'] = {}
  for (const { reason } of rejectedLines) rejected[reason] = (rejected[reason] ?? 0) + 1
  return {
    rows: lines.length,
    prices,
    rejected,
    rejectedLines: rejectedLines.sort((one, other) => one.line - other.line),
    repeated: clear.reduce((sum, one) => sum + one.lines.length - 1, 0),
    repeatsDiffer: clear.filter(({ pricesDiffer }) => pricesDiffer).map(({ row }) => row.code),
    belowSecondHeader: clear
      .filter((one) => one.lines.some((line) => line.isBelowSecondHeader))
      .map(({ row }) => row.code),
    promosIgnored: prices.filter((row) => row.promoIgnored).length,
    lineOf: (code) => {
      const line = clear.find(({ row }) => row.code === code)?.lines.at(-1)
      return line ? { line: line.number, text: line.text.slice(0, maxRejectedText) } : null
    },
  }
}

function keep(kept: Map<string, Kept>, row: FileRow, line: Line) {
  const key = `${row.settlement}\n${row.store}\n${row.code}`
  const known = kept.get(key)
  if (!known) kept.set(key, { row, lines: [line], differ: false, pricesDiffer: false })
  else {
    known.differ ||= !isCutOff(known.row.name, row.name)
    known.pricesDiffer ||= known.row.shelf !== row.shelf || known.row.promo !== row.promo
    known.row = row
    known.lines.push(line)
  }
}
