import { csvValues } from './csv-line'
import { Lines } from './lines'
import type { Rejection } from './rejections'
import { type Row, readRow } from './row'

/** How many characters of a rejected line are kept. */
const keptLetters = 2000

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
    rejectedLines.push({ line: this.#number, reason, text: text.slice(0, keptLetters) })
  }
}

function delimiterOf(line: string): string {
  return line.split(';').length > line.split(',').length ? ';' : ','
}

function isHeader(line: string): boolean {
  return /населено място/i.test(line)
}
