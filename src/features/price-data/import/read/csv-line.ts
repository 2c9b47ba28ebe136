export type Dialect = { delimiter: string; quote: string }

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
