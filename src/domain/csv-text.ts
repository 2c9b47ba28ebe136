export type CsvValue = string | number | null

/** Spreadsheets run a cell that begins like this as a formula. */
const formula = /^[=+\-@\t\r\n|]/

/** Tells every program that the text is UTF-8. */
const byteOrderMark = '\u{feff}'

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
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
