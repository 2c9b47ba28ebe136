/** What a table has and what may be wrong in it: apart from how it is read, because the browser needs these words too. */

/** The fields of an offer that have a column of the same name. */
export const plainFields = [
  'pageNumber',
  'title',
  'brand',
  'packSize',
  'priceCents',
  'oldPriceCents',
  'unitPriceCents',
  'unit',
  'loyaltyOnly',
  'validFrom',
  'validTo',
  'category',
] as const

export const columns = ['id', ...plainFields, 'x', 'y', 'width', 'height'] as const

export const moneyColumns = ['priceCents', 'oldPriceCents', 'unitPriceCents'] as const

export type Column = (typeof columns)[number]

export const cellProblems = [
  'title',
  'tooLong',
  'price',
  'money',
  'page',
  'unit',
  'yesNo',
  'day',
  'dayOrder',
  'category',
  'box',
  'unknownId',
  'sameId',
] as const
export type CellProblem = (typeof cellProblems)[number]
export type LineError = { line: number; column: Column; problem: CellProblem; value: string }
