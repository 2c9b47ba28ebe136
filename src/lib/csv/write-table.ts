import { byteOrderMark, quoted } from '@/domain/csv-text'
import type { Locale } from '@/i18n/routing'

/** Excel expects the list separator of its locale: a semicolon where the decimal separator is a comma. */
const delimiterOf = (language: Locale) => (language === 'en' ? ',' : ';')

/** Rows of cells, the heading first, as a file that Excel opens with the letters and columns of the language. */
export function writeTable(rows: string[][], language: Locale): string {
  const delimiter = delimiterOf(language)
  const lines = rows.map((cells) => cells.map((cell) => quoted(cell, delimiter)).join(delimiter))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
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
