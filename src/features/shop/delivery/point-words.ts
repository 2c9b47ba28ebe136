/** What a table of pick-up points has, and what may be wrong in it: apart from how it is read, because the browser needs these words too. */

export const pointColumns = [
  'carrier',
  'code',
  'kind',
  'name',
  'town',
  'postcode',
  'address',
  'hours',
  'latitude',
  'longitude',
  'maxGrams',
] as const
export type PointColumn = (typeof pointColumns)[number]

/** A cell that is wrong is named by its column, a code that an earlier line has by itself. */
export const pointProblems = [...pointColumns, 'sameCode'] as const
export type PointProblem = (typeof pointProblems)[number]
