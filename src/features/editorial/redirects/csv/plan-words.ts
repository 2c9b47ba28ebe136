/** Names of columns and errors, apart from the reading code because the browser needs them too. */

/** `hits` is only exported, never imported. */
export const columns = ['from', 'to', 'document', 'status', 'hits'] as const
export type Column = (typeof columns)[number]

export const cellProblems = ['path', 'samePath', 'target', 'document', 'status', 'loop', 'chain', 'chained'] as const
export type CellProblem = (typeof cellProblems)[number]
