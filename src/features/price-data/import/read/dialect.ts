import { type ColumnLayout, layoutOf, usualLayout } from './columns'
import { withMarks, withoutMarks } from './text-value'

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
    return split(withMarks(line, delimiter), dialect).map((value) => withoutMarks(value, delimiter))
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

type Reading = { dialect: Dialect; layout: ColumnLayout; headerAt: number | null }

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

type Dialect = { delimiter: string; quote: string }

/**
 * Values of one line. The data has no line breaks in values, so a lost quote spoils one line only. A quoted value ends
 * at a quote before a delimiter or the line's end; inside, quotes may be doubled or not. Two quotes at that place are a
 * doubled quote (`ул. ""Преслав"", №2`), unless the next value begins with a quote or the line ends.
 */
export function csvValues(line: string, { delimiter, quote }: Dialect): string[] {
  if (!line.includes(quote)) return line.split(delimiter)
  const values: string[] = []
  let at = 0
  while (at <= line.length) {
    const { value, next } = quotedAt(line, at, { delimiter, quote }) ?? plainAt(line, at, delimiter)
    values.push(value)
    at = next + 1
  }
  return values
}

type Value = { value: string; next: number }

function plainAt(line: string, at: number, delimiter: string): Value {
  const found = line.indexOf(delimiter, at)
  const next = found < 0 ? line.length : found
  return { value: line.slice(at, next), next }
}

function quotedAt(line: string, at: number, { delimiter, quote }: Dialect): Value | null {
  const start = pastSpaces(line, at)
  if (line[start] !== quote) return null
  let quotes = line.indexOf(quote, start + 1)
  while (quotes >= 0) {
    let end = quotes
    while (line[end] === quote) end += 1
    const next = pastSpaces(line, end)
    const odd = (end - quotes) % 2 === 1
    if (next >= line.length || line.startsWith(odd ? delimiter : `${delimiter}${quote}`, next)) {
      return { value: readValue(line, { start, quotes, end }, quote), next }
    }
    quotes = line.indexOf(quote, end)
  }
  return { value: line.slice(start + 1).replaceAll(quote + quote, quote), next: line.length }
}

function pastSpaces(line: string, at: number): number {
  let next = at
  while (line[next] === ' ') next += 1
  return next
}

/** The last quote closes the value; those before it are doubled quotes, or a single one. */
function readValue(line: string, { start, quotes, end }: Record<'start' | 'quotes' | 'end', number>, quote: string) {
  const inside = Math.ceil((end - quotes - 1) / 2)
  return line.slice(start + 1, quotes).replaceAll(quote + quote, quote) + quote.repeat(inside)
}
