/**
 * The values of one line. The data puts no line break into a value, so a line is read by itself, and a lost quote spoils that
 * line only. A quote inside a quoted value may be doubled or not; it ends the value only before a delimiter or the line's end.
 */
export function csvValues(line: string, delimiter: string): string[] {
  if (!line.includes('"')) return line.split(delimiter)
  const values: string[] = []
  let at = 0
  while (at <= line.length) {
    const { value, next } = quotedAt(line, at, delimiter) ?? plainAt(line, at, delimiter)
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

function quotedAt(line: string, at: number, delimiter: string): Value | null {
  let start = at
  while (line[start] === ' ') start += 1
  if (line[start] !== '"') return null
  let quote = line.indexOf('"', start + 1)
  while (quote >= 0) {
    const after = line[quote + 1]
    if (after === undefined || after === delimiter) break
    quote = line.indexOf('"', quote + (after === '"' ? 2 : 1))
  }
  const end = quote < 0 ? line.length : quote
  return { value: line.slice(start + 1, end).replaceAll('""', '"'), next: quote < 0 ? line.length : quote + 1 }
}
