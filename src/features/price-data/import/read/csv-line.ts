/**
 * The values of one line. The data puts no line break into a value, so a line is read by itself, and a lost quote spoils that
 * line only. A quote inside a quoted value may be doubled or not: a value ends at a quote before a delimiter or the line's end.
 * Two quotes there are a doubled one (`ул. ""Преслав"", №2`), unless the next value begins with a quote or the line ends.
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
  const start = pastSpaces(line, at)
  if (line[start] !== '"') return null
  let quotes = line.indexOf('"', start + 1)
  while (quotes >= 0) {
    let end = quotes
    while (line[end] === '"') end += 1
    const next = pastSpaces(line, end)
    const odd = (end - quotes) % 2 === 1
    if (next >= line.length || line.startsWith(odd ? delimiter : `${delimiter}"`, next)) {
      return { value: readValue(line, start, quotes, end), next }
    }
    quotes = line.indexOf('"', end)
  }
  return { value: line.slice(start + 1).replaceAll('""', '"'), next: line.length }
}

function pastSpaces(line: string, at: number): number {
  let next = at
  while (line[next] === ' ') next += 1
  return next
}

/** The last of the quotes that end a value closes it; those before it are doubled ones, or a single one. */
function readValue(line: string, start: number, quotes: number, end: number): string {
  const inside = Math.ceil((end - quotes - 1) / 2)
  return line.slice(start + 1, quotes).replaceAll('""', '"') + '"'.repeat(inside)
}
