import { type ColumnLayout, layoutOf, usualLayout } from './columns'
import { csvValues, type Dialect } from './csv-line'
import { withoutEntities, withoutMarks } from './text-value'

const delimiters = [',', ';', '\t', '|']
const dialects: Dialect[] = ['"', "'"].flatMap((quote) => delimiters.map((delimiter) => ({ delimiter, quote })))
const usual: Dialect = { delimiter: ',', quote: '"' }

/** In characters; bounds a file without line ends, which would be one line with millions of values. */
const longestLine = 10_000

/** Empty for a line that is too long. A line that is one quoted value as a whole is parsed twice. */
export function valuesOf(line: string, dialect: Dialect): string[] {
  if (line.length > longestLine) return []
  const { delimiter } = dialect
  if (line.includes('&')) {
    return split(withoutEntities(line, delimiter), dialect).map((value) => withoutMarks(value, delimiter))
  }
  return split(line, dialect)
}

const wrapped = /^"(?:[^"]|"")*"$/

function split(line: string, dialect: Dialect): string[] {
  // Some programs write `\"` for a quote within quotes.
  const plain = line.includes('\\"') ? line.replaceAll('\\"', '""') : line
  const inner = wrapped.test(plain) ? plain.slice(1, -1).replaceAll('""', '"') : ''
  return csvValues(inner.includes(dialect.delimiter) ? inner : plain, dialect)
}

export type Reading = { dialect: Dialect; layout: ColumnLayout; headerAt: number | null }

/** Allows for a title above the header, or Excel's `sep=;`. */
const linesAboveHeader = 10
const tried = 60

/**
 * Finds the header and the delimiter of the lines below it: the header's, unless exactly one other delimiter gives most
 * lines as many values as the header has.
 * @param isRow whether the values of a line make a row in this layout
 */
export function readingOf(
  lines: string[],
  { leva, isRow }: { leva: boolean; isRow: (values: string[], layout: ColumnLayout) => boolean },
): Reading {
  const header = headerOf(lines, leva)
  const rows = lines.slice((header?.at ?? -1) + 1).filter((line) => line.trim() !== '')
  const step = Math.max(1, Math.floor(rows.length / tried))
  const sample = rows.filter((_, at) => at % step === 0)
  const layout = header?.layout ?? usualLayout
  const count = (dialect: Dialect) => sample.filter((line) => isRow(valuesOf(line, dialect), layout)).length
  const preferred = header?.dialect ?? usual
  const headerAt = header?.at ?? null
  if (count(preferred) >= sample.length / 2) return { dialect: preferred, layout, headerAt }
  const [best, second] = dialects
    .map((dialect) => ({ dialect, rows: count(dialect) }))
    .toSorted((one, other) => other.rows - one.rows)
  const isCertain = best && second && best.rows >= sample.length / 2 && second.rows < best.rows / 2
  return { dialect: isCertain ? best.dialect : preferred, layout, headerAt }
}

function headerOf(lines: string[], leva: boolean) {
  for (const [at, line] of lines.slice(0, linesAboveHeader).entries()) {
    for (const dialect of dialects) {
      const layout = layoutOf(valuesOf(line, dialect), { leva })
      if (layout) return { at, dialect, layout }
    }
  }
  return null
}
