import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'
import { databaseProbe } from '@/server/db/database-probe'
import { directDatabaseUrl, env } from '@/server/env'
import { log } from '@/server/log'
import { primaryQuery } from '@/server/replicas/positions'
import { processCache, redirectCache, searchTables, storedAnswers } from './process-cache'

export const cacheChannel = 'broshura_cache'

const message = z.union([z.object({ tags: z.array(z.string()) }), z.object({ barrier: z.string() })])

const heartbeatMs = 5_000
const retryMs = 500

const caches = () => [
  processCache(),
  redirectCache(),
  storedAnswers().store,
  storedAnswers().pages,
  ...Object.values(searchTables()),
]

interface Listening {
  client?: pg.Client
  ended: boolean
}

const barriers = new Map<string, () => void>()
let isListening: boolean | undefined

declare global {
  // Next bundles its parts separately, so a module variable would exist more than once.
  var broshuraWaitForInvalidations: (() => Promise<void>) | undefined
}

/**
 * Listens for invalidations. After a lost connection all earlier entries are dropped, because an invalidation may have
 * been missed.
 * @returns a function that stops listening
 */
export async function listenForInvalidations(): Promise<() => Promise<void>> {
  const listening: Listening = { ended: false }
  await listen(listening)
  return async () => {
    listening.ended = true
    await listening.client?.end()
  }
}

async function listen(listening: Listening): Promise<void> {
  const next = new pg.Client({
    connectionString: directDatabaseUrl(),
    keepAlive: true,
    // A server that vanished silently answers no heartbeat, so silence counts as a lost connection.
    connectionTimeoutMillis: heartbeatMs,
    query_timeout: heartbeatMs,
    application_name: 'broshura-cache',
  })
  listening.client = next
  const query = inTurn(next)
  let lost = false
  const lose = (error?: unknown) => {
    if (lost) return
    lost = true
    clearInterval(heartbeat)
    globalThis.broshuraWaitForInvalidations = undefined
    globalThis.broshuraReplicas?.fence.lost()
    for (const cache of caches()) cache.close()
    for (const release of barriers.values()) release()
    barriers.clear()
    if (listening.ended) return
    if (isListening) log.warn({ error }, 'The cache no longer receives invalidations and stores nothing until it does')
    isListening = false
    next.end().catch(() => undefined)
    setTimeout(() => {
      if (!listening.ended) void listen(listening)
    }, retryMs).unref()
  }
  const heartbeat = setInterval(() => {
    checkListening(query).then(() => globalThis.broshuraReplicas?.fence.renew(), lose)
  }, heartbeatMs).unref()
  next.on('error', lose)
  next.on('end', () => lose())
  next.on('notification', ({ payload }) => receive(payload))
  try {
    await next.connect()
    await next.query(`listen ${cacheChannel}`)
    if (!(await poolerAnswers())) throw new Error('The pooler before the database does not answer.')
    // While the pooler was asked, this connection may have been lost, and another is on its way.
    if (lost) return
    globalThis.broshuraWaitForInvalidations = () => checkListening(query)
    for (const cache of caches()) cache.open()
    globalThis.broshuraReplicas?.fence.connected(async () => (await query(primaryQuery)).rows[0])
    globalThis.broshuraEdge?.purgeEverything()
    if (isListening === false) log.info('The cache receives invalidations again')
    isListening = true
  } catch (error) {
    lose(error)
  }
}

/** Opening the caches drops the last copies, which pages need for as long as theirs is the only way that fails. */
async function poolerAnswers(): Promise<boolean> {
  const { DATABASE_URL: url } = env()
  return url === directDatabaseUrl() || databaseProbe(url).answers()
}

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>

/** A connection takes one query at a time, and several wait for notifications at once. */
function inTurn(client: pg.Client): Query {
  let last: Promise<unknown> = Promise.resolve()
  return (text, values) => {
    const answer = last.then(() => client.query(text, values))
    last = answer.catch(() => undefined)
    return answer
  }
}

function receive(payload: string | undefined): void {
  const result = message.safeParse(JSON.parse(payload ?? 'null'))
  if (!result.success) return
  if ('tags' in result.data) {
    for (const cache of caches()) cache.evict(result.data.tags)
    globalThis.broshuraReplicas?.fence.heard()
    globalThis.broshuraEdge?.purge(result.data.tags)
  } else {
    barriers.get(result.data.barrier)?.()
    barriers.delete(result.data.barrier)
  }
}

/**
 * Waits until this process has received every invalidation committed before the call and told the edge, so that editors
 * read their own writes.
 */
export async function waitForInvalidations(): Promise<void> {
  // On a connection that is about to be lost there is nothing to wait for: its loss drops every entry.
  await globalThis.broshuraWaitForInvalidations?.().catch(() => undefined)
  await globalThis.broshuraEdge?.told()
}

/**
 * Sends a notification to this process and waits for it.
 * @throws when it does not arrive in time
 */
async function checkListening(query: Query): Promise<void> {
  const id = randomUUID()
  const began = performance.now()
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('A notification to itself did not arrive.')), heartbeatMs).unref()
  })
  const received = new Promise<void>((resolve) => barriers.set(id, resolve))
  try {
    await query('select pg_notify($1, $2)', [cacheChannel, JSON.stringify({ barrier: id })])
    await Promise.race([received, late])
    globalThis.broshuraMetrics?.notified((performance.now() - began) / 1000)
  } finally {
    barriers.delete(id)
  }
}
