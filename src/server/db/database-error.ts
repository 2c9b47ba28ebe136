/** The message of `pg` for a statement beyond its `query_timeout`, as where a pooler ignores `statement_timeout`. */
export const waitedTooLong = 'Query read timeout'

/** The database's error is the `cause` of the query builder's error; the code is empty for another error. */
export function databaseError(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: '' }
  if ('code' in error && typeof error.code === 'string') return { code: error.code, message: error.message }
  return error.cause ? databaseError(error.cause) : { code: '', message: error.message }
}
