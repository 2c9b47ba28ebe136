import { stringify } from 'csv-stringify/sync'
import type { Locale } from '@/i18n/routing'
import { isFormula } from './cell-mark'

export type CsvValue = string | number | null

/** Excel expects the list separator of its locale: a semicolon where the decimal separator is a comma. */
const delimiterOf = (language: Locale) => (language === 'en' ? ',' : ';')

/**
 * CSV (RFC 4180) that Excel opens with the encoding, columns and decimals of the language, with a byte order mark
 * except for later parts of a file. A text that a spreadsheet would run as a formula gets an apostrophe (CSV injection);
 * numbers stay numbers.
 */
export function writeTable(rows: CsvValue[][], language: Locale, { bom = true } = {}): string {
  const numbers = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 15 })
  return stringify(rows, {
    bom,
    delimiter: delimiterOf(language),
    record_delimiter: '\r\n',
    // Cells that begin or end with space are quoted too.
    quoted_match: /[\r\n]|^\s|\s$/,
    cast: {
      string: (text) => (isFormula(text) ? `'${text}` : text),
      number: (value) => numbers.format(value),
    },
  })
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
