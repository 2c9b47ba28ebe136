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
  'multiBuy',
  'depositCents',
  'loyaltyOnly',
  'validFrom',
  'validTo',
  'category',
] as const

export const offerColumns = ['id', ...plainFields, 'x', 'y', 'width', 'height'] as const

export const moneyColumns = ['priceCents', 'oldPriceCents', 'unitPriceCents', 'depositCents'] as const

export type OfferColumn = (typeof offerColumns)[number]

export const offerCellProblems = [
  'title',
  'tooLong',
  'price',
  'money',
  'page',
  'unit',
  'multiBuy',
  'yesNo',
  'day',
  'dayOrMonth',
  'dayOrder',
  'category',
  'box',
  'unknownId',
  'sameId',
] as const
export type OfferCellProblem = (typeof offerCellProblems)[number]
