import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { fromCell } from './cell-text'

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
