import { type Layout, layoutOf, usualLayout } from './columns'
import { csvValues, type Dialect } from './csv-line'
import { withoutEntities, withoutMarks } from './text-value'

const delimiters = [',', ';', '\t', '|']
const dialects: Dialect[] = ['"', "'"].flatMap((quote) => delimiters.map((delimiter) => ({ delimiter, quote })))
const usual: Dialect = { delimiter: ',', quote: '"' }

/** No row is so long, in characters; a file without line ends would be millions of values. */
const longestLine = 10_000

/** The values of a line, none of one that is too long; a line that as a whole is one quoted value is read once more. */
export function valuesOf(line: string, dialect: Dialect): string[] {
  if (line.length > longestLine) return []
  const { delimiter } = dialect
  if (line.includes('&')) {
    return split(withoutEntities(line, delimiter), dialect).map((value) => withoutMarks(value, delimiter))
  }
  return split(line, dialect)
}

/** A line as one value: every quote in it is doubled. */
const wrapped = /^"(?:[^"]|"")*"$/

function split(line: string, dialect: Dialect): string[] {
  // Some programs write `\"` for a quote within quotes.
  const plain = line.includes('\\"') ? line.replaceAll('\\"', '""') : line
  const inner = wrapped.test(plain) ? plain.slice(1, -1).replaceAll('""', '"') : ''
  return csvValues(inner.includes(dialect.delimiter) ? inner : plain, dialect)
}

/** How a file is to be read; `headerAt` is null where it has no header that can be read. */
export type Reading = { dialect: Dialect; layout: Layout; headerAt: number | null }

/** A title above the header, or Excel's `sep=;`. */
const linesAboveHeader = 10
const tried = 60

/**
 * Finds the header, and how the lines below it are parted: like the header unless most of them have another delimiter, and that one
 * alone gives as many values as the header has.
 * @param isRow whether the values of a line make a row in this layout
 */
export function readingOf(
  lines: string[],
  { leva, isRow }: { leva: boolean; isRow: (values: string[], layout: Layout) => boolean },
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
