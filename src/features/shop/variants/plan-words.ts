/** What a table of variants has, and what may be wrong in it: apart from how it is read, because the browser needs these words too. */

export const columns = ['product', 'colour', 'size', 'sku', 'ean', 'price', 'weight', 'stock'] as const
export type Column = (typeof columns)[number]

/** The columns of the table in a product's form, in their order: also that of what is pasted. */
export const cellColumns = ['colour', 'size', 'sku', 'ean', 'price', 'weight', 'stock'] as const
export type CellColumn = (typeof cellColumns)[number]

export const cellProblems = [
  'product',
  'colour',
  'size',
  'sku',
  'sameSku',
  'otherProduct',
  'sameVariant',
  'ean',
  'price',
  'priceFall',
  'number',
  'reserved',
  'changedMeanwhile',
  'removedMeanwhile',
] as const
export type CellProblem = (typeof cellProblems)[number]
export type LineError = { line: number; column: Column; problem: CellProblem; value: string }

/** What is delivered, counted or lost, when a table changes how much is on hand. */
export const stockReasons = ['count', 'delivery', 'damage'] as const
export type StockReason = (typeof stockReasons)[number]
