/** Names of columns and errors, apart from the reading code because the browser needs them too. */

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
