export type CsvValue = string | number | null

/** Tells every program that the text is UTF-8. */
export const byteOrderMark = '\u{feff}'

/** Whether a spreadsheet would run a cell with this text as a formula. */
export const isFormula = (text: string) => /^[=+\-@\t\r\n|]/.test(text)

/**
 * Rows as CSV by RFC 4180 in UTF-8: commas, CRLF, quotes where needed. A text that a spreadsheet would run as a formula gets an
 * apostrophe before it; numbers stay numbers.
 */
export function csvText(rows: CsvValue[][]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  return quoted(isFormula(value) ? `'${value}` : value, ',')
}

/** In quotes where the delimiter, a quote, a line break or space at an end requires them. */
export function quoted(text: string, delimiter: string): string {
  return text.includes(delimiter) || /["\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
