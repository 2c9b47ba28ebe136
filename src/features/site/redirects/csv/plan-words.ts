/** Names of columns and errors, apart from the reading code because the browser needs them too. */

/** `hits` is only exported, never imported. */
export const redirectColumns = ['from', 'to', 'document', 'status', 'hits'] as const
export type RedirectColumn = (typeof redirectColumns)[number]

export const redirectCellProblems = [
  'path',
  'samePath',
  'target',
  'tooLong',
  'document',
  'status',
  'loop',
  'chain',
  'chained',
] as const
export type RedirectCellProblem = (typeof redirectCellProblems)[number]
