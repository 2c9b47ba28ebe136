import { stringify } from 'csv-stringify/sync'
import type { Locale } from '@/i18n/routing'
import { isFormula } from './parse-table'

export type CsvValue = string | number | null

/** RFC 4180; cells that begin or end with space are quoted too. */
const rules = { record_delimiter: '\r\n', quoted_match: /[\r\n]|^\s|\s$/ }

/**
 * CSV in UTF-8 with a byte order mark, except for later parts of a file. A text that a spreadsheet would run as a
 * formula gets an apostrophe (CSV injection); numbers stay numbers.
 */
export function csvText(rows: CsvValue[][], { bom = true } = {}): string {
  const cast = { string: (text: string) => (isFormula(text) ? `'${text}` : text) }
  return stringify(rows, { ...rules, bom, cast })
}

/** Excel expects the list separator of its locale: a semicolon where the decimal separator is a comma. */
const delimiterOf = (language: Locale) => (language === 'en' ? ',' : ';')

/** The heading is the first row. Excel opens the file with the encoding and columns of the language. */
export function writeTable(rows: string[][], language: Locale): string {
  return stringify(rows, { ...rules, bom: true, delimiter: delimiterOf(language) })
}

export function tableResponse(text: string, filename: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'no-store',
    },
  })
}
