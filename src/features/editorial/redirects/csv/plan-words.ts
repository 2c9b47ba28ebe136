/** What a table has and what may be wrong in it: apart from how it is read, because the browser needs these words too. */

/** `hits` is written and not read. */
export const columns = ['from', 'to', 'document', 'status', 'hits'] as const
export type Column = (typeof columns)[number]

export const cellProblems = ['path', 'samePath', 'target', 'document', 'status', 'loop', 'chain', 'chained'] as const
export type CellProblem = (typeof cellProblems)[number]
export type LineError = { line: number; column: Column; problem: CellProblem; value: string }
