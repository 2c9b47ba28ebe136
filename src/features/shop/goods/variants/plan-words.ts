/** In a file of its own, apart from the reader, because the browser needs these names too. */

export const variantColumns = [
  'product',
  'colour',
  'size',
  'sku',
  'ean',
  'price',
  'weight',
  'stock',
  'exported',
] as const
export type VariantColumn = (typeof variantColumns)[number]

/** In the order of the product form and of pasted rows. */
export const cellColumns = ['colour', 'size', 'sku', 'ean', 'price', 'weight', 'stock'] as const
export type CellColumn = (typeof cellColumns)[number]

export const variantCellProblems = [
  'product',
  'colour',
  'size',
  'sku',
  'sameSku',
  'otherProduct',
  'sameVariant',
  'offSale',
  'ean',
  'shortened',
  'price',
  'priceFall',
  'number',
  'reserved',
  'rights',
  'changedMeanwhile',
  'removedMeanwhile',
  'changedSinceExport',
  'exported',
] as const
export type VariantCellProblem = (typeof variantCellProblems)[number]
