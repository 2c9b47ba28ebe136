import { Pool, type PoolClient } from 'pg'
import { databaseError } from '@/server/db/database-error'
import { log } from '@/server/log'
import { countPool, type PrimaryReason } from '@/server/metrics/recorder'
import { traceStatements } from '@/server/tracing/statements'
import type { Fence } from './fence'
import { replicaQuery, replicaState, standingOf } from './positions'

/** Of each of the two pools of a replica. */
const mostConnections = 6

/** In milliseconds; the primary has not been asked yet, so a replica gets less time than it. */
const patience = { connection: 1_000, statement: 2_000, answer: 2_500 }

/** In milliseconds: how long a replica is left alone that failed, and one that is none of this primary. */
const restMs = { failed: 5_000, other: 30_000 }

/** A value or a name in the statement is wrong: no server would answer it. */
const ofStatement = /^(?:22|42)/

/** Of a statement that took too long; so many of them in a row are no matter of the statement. */
const cutOff = '57014'
const mostCutOff = 3

/** As pg writes it where all connections of the pool stay in use for that long. */
const waitedInVain = 'timeout exceeded when trying to connect'

/** Statements with a plan for all values, and those that are planned for theirs. */
export type Planning = 'prepared' | 'plain'

/** The server that a request has read from; another one may have replayed less. */
export interface ReadServer {
  server?: string
}

type Outcome<Result> = { result: Result } | { refused: PrimaryReason }

export class Replica {
  readonly #name: string
  readonly #fence: Fence
  readonly #pools: Record<Planning, Pool>
  #restsUntil = 0
  #cutOffInARow = 0

  /** @param name tells replicas apart in logs and metrics; addresses hold passwords */
  constructor(name: string, connectionString: string, fence: Fence) {
    this.#name = name
    this.#fence = fence
    const open = (planning: Planning, mode: string) => openPool(`replica_${name}_${planning}`, connectionString, mode)
    this.#pools = { prepared: open('prepared', 'force_generic_plan'), plain: open('plain', 'auto') }
  }

  get isResting(): boolean {
    return performance.now() < this.#restsUntil
  }

  /**
   * Runs `work` where the replica has replayed everything that this process knows of; nothing is thrown, because
   * the primary can be asked the same.
   */
  async read<Result>(
    planning: Planning,
    request: ReadServer,
    work: (client: PoolClient) => Promise<Result>,
  ): Promise<Outcome<Result>> {
    if (!this.#fence.required) return { refused: 'unknown' }
    if (this.isResting) return { refused: 'resting' }
    if (this.#pools[planning].waitingCount >= mostConnections) return { refused: 'full' }
    let client: PoolClient | undefined
    try {
      client = await this.#pools[planning].connect()
      const refused = await this.#refusal(client, request)
      const outcome = refused ? { refused } : { result: await work(client) }
      if (!refused) this.#cutOffInARow = 0
      client.release()
      return outcome
    } catch (error) {
      client?.release(true)
      if (error instanceof Error && error.message === waitedInVain) return { refused: 'full' }
      if (this.#isOfServer(databaseError(error).code)) this.#rest(restMs.failed, error)
      return { refused: 'failed' }
    }
  }

  /** Asked on the connection of the read, so that it is about that very server. */
  async #refusal(client: PoolClient, request: ReadServer): Promise<PrimaryReason | undefined> {
    const seen = replicaState.parse((await client.query(replicaQuery)).rows[0])
    // Known after the answer, so that it covers what was heard in the meantime.
    const { required } = this.#fence
    if (!required) return 'unknown'
    const standing = standingOf(required, seen)
    if (standing === 'other') {
      const expected = { ...required, standby: true }
      this.#rest(restMs.other, new Error(`It replays another history: ${described(seen)}, not ${described(expected)}`))
      return 'other'
    }
    globalThis.broshuraMetrics?.replicaSeen(this.#name, Number(required.position - (seen.position ?? 0n)))
    if (standing === 'behind') return 'behind'
    request.server ??= seen.server
    return request.server === seen.server ? undefined : 'moved'
  }

  #isOfServer(code: string): boolean {
    return code === cutOff ? ++this.#cutOffInARow >= mostCutOff : !ofStatement.test(code)
  }

  #rest(ms: number, error: unknown): void {
    if (!this.isResting) log.warn({ error, replica: this.#name, ms }, 'A replica is not read for a while')
    this.#restsUntil = performance.now() + ms
  }
}

const described = ({ standby, timeline, database }: { standby: boolean; timeline: number; database: string }) =>
  `${standby ? 'standby' : 'no standby'}, timeline ${timeline}, database ${database}`

/** Poolers refuse `options`, which is as well: positions are those of one server, and a pooler may change it. */
function openPool(name: `replica_${string}`, connectionString: string, planCacheMode: string): Pool {
  const pool = new Pool({
    connectionString,
    options: `-c plan_cache_mode=${planCacheMode} -c default_transaction_read_only=on`,
    application_name: 'broshura replica',
    max: mostConnections,
    idleTimeoutMillis: 600_000,
    connectionTimeoutMillis: patience.connection,
    statement_timeout: patience.statement,
    query_timeout: patience.answer,
    allowExitOnIdle: true,
  })
  countPool(name, pool)
  traceStatements('replica', pool)
  pool.on('error', (error) => log.warn({ error }, 'a connection to a replica was lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
