import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type Locale, locales } from '@/i18n/routing'

/** Whether a spreadsheet would run a cell with this text as a formula. */
export const isFormula = (text: string) => /^[=+\-@\t\r\n|]/.test(text)

/** Such texts get an apostrophe, which is taken away again when the file is read; so must those that begin with one. */
const needsMark = (text: string) => isFormula(text) || text.startsWith("'")

export const toCell = (text: string) => (needsMark(text) ? `'${text}` : text)

const fromCell = (cell: string) => (cell.startsWith("'") && needsMark(cell.slice(1)) ? cell.slice(1) : cell).trim()

const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))

/** A line of a table, its cells by the names of our columns. */
export type TableRow = { line: number; cells: Record<string, string> }
export type Table<Column> = { rows: TableRow[]; missing: Column[]; broken: boolean }

type Columns<Column> = {
  /** The column of a heading; null for columns that are not ours. */
  columnOf: (heading: string) => Column | null
  required: readonly Column[]
}

const delimiters = [';', ',', '\t']

/** The most frequent delimiter of the heading. Excel may put a line `sep=;` before it. */
function splitHead(text: string): { delimiter: string; from: number; body: string } {
  const named = /^sep=(.)\r?\n/.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const head = body.split(/\r?\n/, 1)[0] ?? ''
  const count = (delimiter: string) => head.split(delimiter).length
  const most = delimiters.reduce((best, each) => (count(each) > count(best) ? each : best))
  return { delimiter: named?.[1] ?? most, from: named ? 1 : 0, body }
}

/** Parses a file with a heading: cells by column, line numbers as a text editor counts them. `missing` are absent required columns. */
export function readTable<Column extends string>(text: string, { columnOf, required }: Columns<Column>): Table<Column> {
  const { delimiter, from, body } = splitHead(text.replace(/^\ufeff/, ''))
  let parsed: z.infer<typeof records>
  try {
    const options = { delimiter, info: true, relax_column_count: true, skip_empty_lines: true, relax_quotes: true }
    parsed = records.parse(parse(body, options))
  } catch {
    return { rows: [], missing: [], broken: true }
  }
  const [head, ...rest] = parsed
  const places = (head?.record ?? []).map(columnOf)
  const rows = rest
    .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
    .map(({ record, info }) => ({
      line: info.lines + from,
      cells: Object.fromEntries(
        places.flatMap((column, index) => (column ? [[column, fromCell(record[index] ?? '')]] : [])),
      ),
    }))
  return { rows, missing: required.filter((column) => !places.includes(column)), broken: false }
}

/**
 * The text of a file as spreadsheets save it: UTF-8 with or without its mark, UTF-16 ("Unicode text"), or else the Cyrillic
 * code page of Windows.
 */
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

/** Finds the column of a heading, by its key or its name in any of the four languages; else null. */
export function columnFinder<Column extends string>(
  columns: readonly Column[],
  nameOf: (column: Column, language: Locale) => string,
): (heading: string) => Column | null {
  const known = new Map<string, Column>()
  for (const column of columns) {
    for (const name of [column, ...locales.map((language) => nameOf(column, language))]) {
      if (!known.has(name.toLowerCase())) known.set(name.toLowerCase(), column)
    }
  }
  return (heading) => known.get(heading.trim().toLowerCase()) ?? null
}
