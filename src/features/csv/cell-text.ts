/** A spreadsheet would run these as formulas; the mark before them is taken away again when the file is read. */
const dangerous = /^[=+\-@\t\r']/
const marked = /^'(?=[=+\-@\t\r'])/

export const toCell = (text: string) => (dangerous.test(text) ? `'${text}` : text)

export const fromCell = (cell: string) => cell.replace(marked, '').trim()

/** Quoted where a spreadsheet needs it. */
export function quoted(cell: string, delimiter: string): string {
  const needs = cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell)
  return needs ? `"${cell.replaceAll('"', '""')}"` : cell
}
