import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'
import { cacheChannel } from './cache-channel'
import { env } from './env'
import { log } from './log'
import { movedCache, processCache, searchTables } from './process-cache'

const message = z.union([z.object({ tags: z.array(z.string()) }), z.object({ barrier: z.string() })])

const heartbeatMs = 5_000
const retryMs = 500

const caches = () => [processCache(), movedCache(), ...Object.values(searchTables())]

const barriers = new Map<string, () => void>()
let client: pg.Client | undefined

/** Listens for invalidations as long as the process lives. After a lost connection the whole cache is dropped. */
export async function listenForChanges(): Promise<void> {
  const next = new pg.Client({
    connectionString: env().DATABASE_URL,
    keepAlive: true,
    // A server that vanished silently answers no heartbeat, so silence counts as a lost connection.
    connectionTimeoutMillis: heartbeatMs,
    query_timeout: heartbeatMs,
    application_name: 'broshura-cache',
  })
  let lost = false
  const lose = (error?: unknown) => {
    if (lost) return
    lost = true
    clearInterval(heartbeat)
    client = undefined
    for (const cache of caches()) cache.close()
    for (const release of barriers.values()) release()
    barriers.clear()
    log.warn({ error }, 'The cache no longer hears of changes and keeps nothing until it does')
    next.end().catch(() => undefined)
    setTimeout(listenForChanges, retryMs).unref()
  }
  const heartbeat = setInterval(() => next.query('select 1').catch(lose), heartbeatMs).unref()
  next.on('error', lose)
  next.on('end', () => lose())
  next.on('notification', ({ payload }) => receive(payload))
  try {
    await next.connect()
    await next.query(`listen ${cacheChannel}`)
    client = next
    for (const cache of caches()) cache.open()
  } catch (error) {
    lose(error)
  }
}

function receive(payload: string | undefined): void {
  const result = message.safeParse(JSON.parse(payload ?? 'null'))
  if (!result.success) return
  if ('tags' in result.data) {
    for (const cache of caches()) cache.forget(result.data.tags)
  } else {
    barriers.get(result.data.barrier)?.()
    barriers.delete(result.data.barrier)
  }
}

/** Waits until this process has received every invalidation committed before the call, so that editors read their own writes. */
export async function changesHeard(): Promise<void> {
  if (!client) return
  const id = randomUUID()
  const heard = new Promise<void>((resolve) => barriers.set(id, resolve))
  await client.query('select pg_notify($1, $2)', [cacheChannel, JSON.stringify({ barrier: id })])
  await heard
}
