/** In a file of its own, apart from the reader, because the browser needs these names too. */

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

/** A wrong cell is named by its column; `sameCode` is a code that an earlier line has. */
export const pointProblems = [...pointColumns, 'sameCode'] as const
export type PointProblem = (typeof pointProblems)[number]
