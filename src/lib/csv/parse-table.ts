import { createHash } from 'node:crypto'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { withoutEntities } from '../without-entities.ts'
import { unmarked } from './cell-mark.ts'
import { noFlaws, type TableFlaws } from './table-flaws.ts'

/** The messages `cms.problems.table…` state the same limits. */
export const tableBounds = {
  columns: 100,
  rows: 50_000,
  letters: 10_000,
} as const

type Bound = keyof typeof tableBounds

export class TableTooLarge extends Error {
  readonly bound: Bound

  constructor(bound: Bound) {
    super(`The table has too many ${bound}.`)
    this.bound = bound
  }
}

const fromCell = (cell: string) => withoutEntities(unmarked(cell)).trim()

const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))

export type ParsedRow = { line: number; cells: Record<string, string> }
export type Table<Column> = TableFlaws<Column> & { rows: ParsedRow[]; digest: string }

export type Columns<Column> = {
  /** Lower-case headings in all languages. */
  byHeading: ReadonlyMap<string, Column>
  required: readonly Column[]
}

const delimiters = [';', ',', '\t']

/** The most frequent delimiter of the heading. Excel may write a line `sep=;` before it. */
function splitHead(text: string): { delimiter: string; from: number; body: string } {
  const named = /^sep=(.)\r?\n/.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const head = body.split(/\r?\n/, 1)[0] ?? ''
  const count = (delimiter: string) => head.split(delimiter).length
  const most = delimiters.reduce((best, each) => (count(each) > count(best) ? each : best))
  return { delimiter: named?.[1] ?? most, from: named ? 1 : 0, body }
}

/**
 * Counts lines and delimiters before parsing: a file of nothing but delimiters would take a hundred times its size in
 * memory.
 */
function requireBounded(text: string, delimiter: string): void {
  let [rows, columns, start] = [0, 1, 0]
  for (let at = 0; at <= text.length; at++) {
    const isLine = text[at] === '\n' || at === text.length
    if (!isLine && text[at] !== delimiter) continue
    if (at - start > tableBounds.letters) throw new TableTooLarge('letters')
    start = at + 1
    columns = isLine ? 1 : columns + 1
    if (isLine) rows += 1
    if (columns > tableBounds.columns) throw new TableTooLarge('columns')
    // Plus the heading, and an empty line after the last line break.
    if (rows > tableBounds.rows + 2) throw new TableTooLarge('rows')
  }
}

/** Cells by column, line numbers as in a text editor. @throws TableTooLarge */
export function parseTable<Column extends string>(text: string, columns: Columns<Column>): Table<Column> {
  // PostgreSQL has no text with a zero byte, which old programs leave in their exports.
  const { delimiter, from, body } = splitHead(text.replace(/^\ufeff/, '').replaceAll('\0', ''))
  requireBounded(body, delimiter)
  const digest = createHash('sha256').update(text).digest('hex')
  let parsed: z.infer<typeof records>
  try {
    const options = { delimiter, info: true, relax_column_count: true, skip_empty_lines: true, relax_quotes: true }
    // An unclosed quote turns the rest of the file into one cell.
    parsed = records.parse(parse(body, { ...options, max_record_size: tableBounds.columns * tableBounds.letters }))
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE') throw new TableTooLarge('letters')
    return { ...noFlaws, rows: [], broken: true, digest }
  }
  const [head, ...rest] = parsed
  const headings = (head?.record ?? []).map((heading) => heading.trim())
  const places = headings.map((heading) => columns.byHeading.get(heading.toLowerCase()))
  const filled = rest.filter(({ record }) => record.some((cell) => cell.trim() !== ''))
  const rows = filled.map(({ record, info }) => ({
    line: info.lines + from,
    cells: Object.fromEntries(
      places.flatMap((column, index) => (column ? [[column, fromCell(record[index] ?? '')]] : [])),
    ),
  }))
  if (rows.some(({ cells }) => Object.values(cells).some((cell) => cell.length > tableBounds.letters))) {
    throw new TableTooLarge('letters')
  }
  return {
    rows,
    missing: columns.required.filter((column) => !places.includes(column)),
    twice: [...new Set(places.flatMap((column, index) => (column && places.indexOf(column) < index ? [column] : [])))],
    stray: filled
      .filter(({ record }) => record.some((cell, index) => cell.trim() !== '' && !headings[index]))
      .map(({ info }) => info.lines + from),
    unread: headings.filter((heading, index) => heading !== '' && !places[index]),
    broken: false,
    digest,
  }
}

/** As spreadsheets save it: UTF-8 with or without a byte order mark, UTF-16 ("Unicode text"), else Windows-1251. */
export function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
