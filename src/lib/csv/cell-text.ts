/** Whether a spreadsheet would run a cell with this text as a formula. */
export const isFormula = (text: string) => /^[=+\-@\t\r\n|]/.test(text)

/** Such texts get an apostrophe, which is taken away again when the file is read; so must those that begin with one. */
const needsMark = (text: string) => isFormula(text) || text.startsWith("'")

export const toCell = (text: string) => (needsMark(text) ? `'${text}` : text)

export const fromCell = (cell: string) =>
  (cell.startsWith("'") && needsMark(cell.slice(1)) ? cell.slice(1) : cell).trim()
