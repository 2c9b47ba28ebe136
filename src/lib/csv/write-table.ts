import { stringify } from 'csv-stringify/sync'
import type { Locale } from '@/i18n/routing'
import { isFormula } from './parse-table'

export type CsvValue = string | number | null

/** RFC 4180: quotes where needed, also around a cell that begins or ends with space. */
const rules = { record_delimiter: '\r\n', quoted_match: /[\r\n]|^\s|\s$/ }

/**
 * Rows as CSV in UTF-8, which the byte order mark says to every program; a later part of a file has none. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it; numbers stay numbers.
 */
export function csvText(rows: CsvValue[][], { bom = true } = {}): string {
  const cast = { string: (text: string) => (isFormula(text) ? `'${text}` : text) }
  return stringify(rows, { ...rules, bom, cast })
}

/** Excel expects the list separator of its locale: a semicolon where the decimal separator is a comma. */
const delimiterOf = (language: Locale) => (language === 'en' ? ',' : ';')

/** Rows of cells, the heading first, as a file that Excel opens with the letters and columns of the language. */
export function writeTable(rows: string[][], language: Locale): string {
  return stringify(rows, { ...rules, bom: true, delimiter: delimiterOf(language) })
}

/** The file as a download. */
export function tableResponse(text: string, filename: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'no-store',
    },
  })
}
