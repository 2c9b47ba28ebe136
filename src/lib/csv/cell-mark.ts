/** Spreadsheets run such a cell as a formula (CSV injection). */
export const isFormula = (text: string) => /^[=+\-@\t\r\n|]/.test(text)

/** In the languages of the CMS: Excel takes "MAR-12" and "12 май" for days. */
const month =
  '(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|яну?|фев|мар|апр|ма[йя]|и?юн|и?юл|авг|се[пн]|окт|но[ея]|дек)\\p{L}*'
const rewritten = new RegExp(
  [
    '0\\d+',
    // Excel shortens numbers from 12 digits.
    '\\d{12,}',
    '\\d+(?:[.,]\\d+)?e[+-]?\\d+',
    '\\d+(?:[-/.,:]\\d+)+ ?%?',
    `${month}[-/. ]*\\d{1,4}`,
    `\\d{1,4}[-/. ]*${month}(?:[-/. ]*\\d{1,4})?`,
  ]
    .map((each) => `^${each}$`)
    .join('|'),
  'iu',
)

/** Spreadsheets save such a text as a day or as another number: "10-12" as "10.дек", an EAN as "4,00638E+12". */
const isRewritten = (text: string) => rewritten.test(text.trim())

/** An apostrophe escapes these texts and is removed on import and on paste, so texts that begin with one need it too. */
const needsMark = (text: string) => isFormula(text) || isRewritten(text) || text.startsWith("'")

/** For all but written amounts and days, with which a spreadsheet is to count. */
export const toCell = <Value extends string | number | null>(value: Value) =>
  typeof value === 'string' && needsMark(value) ? `'${value}` : value

/** The cell as it was before `toCell`. */
export const unmarked = (cell: string): string =>
  cell.startsWith("'") && needsMark(cell.slice(1)) ? cell.slice(1) : cell
