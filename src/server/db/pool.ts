import { randomUUID } from 'node:crypto'
import type { PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import { Pool } from 'pg'
import { env } from '@/server/env'
import { log } from '@/server/log'
import { countPool } from '@/server/metrics/recorder'
import { traceStatements } from '@/server/tracing/statements'
import { connectionBudget } from './connection-budget'
import { endTimedOut } from './timed-out'

const seconds = 1000

/** Next sets NEXT_RUNTIME in its own processes alone. */
const isWeb = () => process.env.NEXT_RUNTIME === 'nodejs'
const budget = () => connectionBudget(isWeb() ? 'web' : 'worker')

/**
 * The pool of the CMS. In a web process no statement may hold the database for long; jobs, imports, migrations and
 * seeds have no limit.
 */
export function databasePool() {
  const common = { connectionString: env().DATABASE_URL, max: budget().cms, connectionTimeoutMillis: 5 * seconds }
  if (!isWeb()) return { ...common, connectionTimeoutMillis: 30 * seconds }
  // A pooler refuses connection settings: there the limits must be set on the role or in the pooler.
  if (env().DATABASE_DIRECT_URL) return { ...common, query_timeout: 6 * seconds }
  return { ...common, statement_timeout: 5 * seconds, idle_in_transaction_session_timeout: 30 * seconds }
}

declare global {
  // Next bundles its parts separately, so a module variable would exist more than once.
  var broshuraPreparedPool: Pool | undefined
}

/**
 * The pool for prepared statements. `force_generic_plan` plans a statement once; the default plans it five times first.
 * The pool is small and its connections stay open, because each connection plans for itself.
 */
export function preparedPool(): Pool {
  globalThis.broshuraPreparedPool ??= openPreparedPool()
  return globalThis.broshuraPreparedPool
}

function openPreparedPool(): Pool {
  // A pooler in transaction mode refuses settings and has no prepared statements.
  const options = env().DATABASE_DIRECT_URL ? {} : { options: '-c plan_cache_mode=force_generic_plan' }
  const lasting = { max: budget().prepared, idleTimeoutMillis: 600 * seconds, allowExitOnIdle: true }
  const pool = new Pool({ ...databasePool(), ...options, ...lasting })
  countPool('prepared', pool)
  traceStatements('prepared', pool)
  pool.on('error', (error) => log.warn({ error }, 'a connection for prepared statements was lost'))
  return pool
}

type Adapter = ReturnType<typeof postgresAdapter>

/**
 * Fixes two faults of Payload 3.90.1: a save whose commit the database refuses succeeds silently, and a connection lost
 * in a transaction ends the process, because nobody listens to its `error` event. Also one of `pg` (`endTimedOut`).
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
 * A pool whose connections may be lost at any time: the failing statement reports the loss. Drizzle recognises a pool
 * by the name of its class, and would otherwise run a transaction on several connections; minification shortens names,
 * so it is set here.
 */
function listeningPool(OfPayload: PostgresAdapter['pg']['Pool']) {
  const ListeningPool = class extends OfPayload {
    constructor(options?: PostgresAdapter['poolOptions']) {
      super(options)
      countPool('cms', this)
      traceStatements('cms', this)
      this.on('error', (error) => log.warn({ error }, 'a connection to the database was lost'))
      this.on('connect', (client) => {
        client.on('error', () => undefined)
        endTimedOut(client)
      })
    }
  }
  return Object.defineProperty(ListeningPool, 'name', { value: 'Pool' })
}

/** Drizzle ends a transaction when its callback ends; Payload ends it from outside, by `resolve` and `reject`. */
async function beginTransaction(this: PostgresAdapter): Promise<string> {
  await this.initializing
  const begun = Promise.withResolvers<PostgresAdapter['sessions'][string]['db']>()
  const work = Promise.withResolvers<void>()
  const done = this.drizzle.transaction((transaction) => {
    begun.resolve(transaction)
    return work.promise
  })
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
    // Payload also calls this after a failed commit, and it must fail then as well.
    reject: () => {
      work.reject(new Error('The transaction is rolled back.'))
      return ending ?? done.catch(() => undefined)
    },
  }
  return id
}
