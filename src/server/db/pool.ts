import { env } from '@/server/env'

const seconds = 1000

/**
 * The pool of the CMS. A web process answers requests, so no statement of it may hold the database for long; jobs, imports,
 * migrations and seeds take the time they need. Next sets NEXT_RUNTIME in its own processes alone.
 */
export function databasePool() {
  const common = { connectionString: env().DATABASE_URL, max: 20, connectionTimeoutMillis: 5 * seconds }
  if (process.env.NEXT_RUNTIME !== 'nodejs') return { ...common, connectionTimeoutMillis: 30 * seconds }
  // A pooler refuses a connection that asks for settings: there the role has them, or the pooler.
  if (env().DATABASE_DIRECT_URL) return { ...common, query_timeout: 6 * seconds }
  return { ...common, statement_timeout: 5 * seconds, idle_in_transaction_session_timeout: 30 * seconds }
}
