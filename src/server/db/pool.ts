import { randomUUID } from 'node:crypto'
import type { PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import { Pool } from 'pg'
import { env } from '@/server/env'
import { log } from '@/server/log'

const seconds = 1000

/**
 * The pool of the CMS. A web process answers requests, so no statement of it may hold the database for long; jobs, imports,
 * migrations and seeds take the time they need. Next sets NEXT_RUNTIME in its own processes alone.
 */
export function databasePool() {
  const common = { connectionString: env().DATABASE_URL, max: 16, connectionTimeoutMillis: 5 * seconds }
  if (process.env.NEXT_RUNTIME !== 'nodejs') return { ...common, connectionTimeoutMillis: 30 * seconds }
  // A pooler refuses a connection that asks for settings: there the role has them, or the pooler.
  if (env().DATABASE_DIRECT_URL) return { ...common, query_timeout: 6 * seconds }
  return { ...common, statement_timeout: 5 * seconds, idle_in_transaction_session_timeout: 30 * seconds }
}

declare global {
  // Next bundles its parts separately, so a module variable would exist more than once.
  var broshuraPreparedPool: Pool | undefined
}

/**
 * The pool of prepared statements. Its connections plan a statement once, without its values, where others plan it five times before they
 * keep a plan; and they are few and stay open, because each of them plans every statement for itself.
 */
export function preparedPool(): Pool {
  globalThis.broshuraPreparedPool ??= openPreparedPool()
  return globalThis.broshuraPreparedPool
}

function openPreparedPool(): Pool {
  // A pooler refuses settings, and has no prepared statements.
  const options = env().DATABASE_DIRECT_URL ? {} : { options: '-c plan_cache_mode=force_generic_plan' }
  const lasting = { max: 6, idleTimeoutMillis: 600 * seconds, allowExitOnIdle: true }
  const pool = new Pool({ ...databasePool(), ...options, ...lasting })
  // The next statement connects anew, and says so where that fails too.
  pool.on('error', (error) => log.warn({ error }, 'a connection for prepared statements was lost'))
  return pool
}

type Adapter = ReturnType<typeof postgresAdapter>

/**
 * The adapter, whose saves fail when the database refuses their commit: Payload 3.90.1 answers such a save as done. And whose process
 * outlives a connection that is lost in a transaction: nobody listens there, and an error without a listener ends a process.
 */
export function forFaults(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const made = adapter.init(args)
      return Object.assign(made, { beginTransaction, pg: { ...made.pg, Pool: listeningPool(made.pg.Pool) } })
    },
  }
}

/**
 * A pool whose connections may be lost at any time: its user sees it from the statement that fails. Drizzle knows a pool by the name
 * of its class, and otherwise runs the statements of a transaction on any connection; a build shortens names, so this one is set.
 */
function listeningPool(OfPayload: PostgresAdapter['pg']['Pool']) {
  const ListeningPool = class extends OfPayload {
    constructor(options?: PostgresAdapter['poolOptions']) {
      super(options)
      this.on('error', (error) => log.warn({ error }, 'a connection to the database was lost'))
      this.on('connect', (client) => client.on('error', () => undefined))
    }
  }
  return Object.defineProperty(ListeningPool, 'name', { value: 'Pool' })
}

/** Drizzle ends a transaction with its callback; Payload's parts end it from elsewhere, by `resolve` and `reject`. */
async function beginTransaction(this: PostgresAdapter): Promise<string> {
  await this.initializing
  const begun = Promise.withResolvers<PostgresAdapter['sessions'][string]['db']>()
  const work = Promise.withResolvers<void>()
  const done = this.drizzle.transaction((transaction) => {
    begun.resolve(transaction)
    return work.promise
  })
  // No connection, so the callback was never called.
  done.catch(begun.reject)
  const db = await begun.promise
  let ending: Promise<void> | undefined
  const id = randomUUID()
  this.sessions[id] = {
    db,
    resolve: () => {
      work.resolve()
      ending = done
      return done
    },
    // Payload calls this also after a commit that failed, and then it has to fail as well.
    reject: () => {
      work.reject(new Error('The transaction is rolled back.'))
      return ending ?? done.catch(() => undefined)
    },
  }
  return id
}
