import { type Row, readRow } from './observe'
import type { Rejection } from './rejections'

/**
 * Cuts the bytes of a file into lines as they come, without the byte order mark, the carriage returns and the null
 * characters, which Postgres does not keep.
 */
class Lines {
  #decoder = new TextDecoder()
  #rest = ''

  constructor(readonly onLine: (line: string) => void) {}

  write(bytes: Uint8Array): void {
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split('\n')
    this.#rest = lines.pop() ?? ''
    for (const line of lines) this.onLine(cleaned(line))
  }

  end(): void {
    const last = this.#rest + this.#decoder.decode()
    if (last !== '') this.onLine(cleaned(last))
  }
}

const cleaned = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line).replaceAll('\0', '')

/** How many characters of a rejected line are stored. */
const maxRejectedText = 2000

export type RejectedLine = { line: number; reason: Rejection; text: string }

/** What one file held. `rows` counts lines with content below the header. */
export type CompanyFile = {
  rows: number
  /** One for each store and product: of several the last. */
  prices: Row[]
  rejected: Partial<Record<Rejection, number>>
  rejectedLines: RejectedLine[]
  repeated: number
  promosIgnored: number
}

/** Reads one chain's file while its bytes come. */
export class CompanyReader {
  #lines = new Lines((line) => this.#take(line))
  #number = 0
  #delimiter = ','
  #prices = new Map<string, Row>()
  #file: Omit<CompanyFile, 'prices'> = { rows: 0, rejected: {}, rejectedLines: [], repeated: 0, promosIgnored: 0 }

  write(bytes: Uint8Array): void {
    this.#lines.write(bytes)
  }

  end(): CompanyFile {
    this.#lines.end()
    const prices = [...this.#prices.values()]
    return { ...this.#file, prices, promosIgnored: prices.filter((row) => row.promoIgnored).length }
  }

  #take(line: string): void {
    this.#number += 1
    if (this.#number === 1) this.#delimiter = delimiterOf(line)
    if (line.trim() === '' || (this.#number === 1 && isHeader(line))) return
    this.#file.rows += 1
    const row = readRow(csvValues(line, this.#delimiter))
    if (typeof row === 'string') this.#reject(row, line)
    else this.#keep(row)
  }

  #keep(row: Row): void {
    const key = `${row.settlement}\n${row.store}\n${row.code}`
    if (this.#prices.has(key)) this.#file.repeated += 1
    this.#prices.set(key, row)
  }

  #reject(reason: Rejection, text: string): void {
    const { rejected, rejectedLines } = this.#file
    rejected[reason] = (rejected[reason] ?? 0) + 1
    rejectedLines.push({ line: this.#number, reason, text: text.slice(0, maxRejectedText) })
  }
}

function delimiterOf(line: string): string {
  return line.split(';').length > line.split(',').length ? ';' : ','
}

function isHeader(line: string): boolean {
  return /населено място/i.test(line)
}

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
