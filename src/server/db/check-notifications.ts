import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { directDatabaseUrl, env } from '@/server/env'

const channel = 'broshura_proof'
const patienceMs = 5_000
const retryMs = 500

/**
 * Thrown when no notification of the application reaches a listening process: cached pages would never be invalidated.
 */
export class NotificationsLost extends Error {
  override name = 'NotificationsLost'
  override message =
    'Notifications of Postgres do not arrive here, so cached pages would stay after a change. DATABASE_URL leads to a pooler ' +
    'in transaction mode: give the address of the database itself as DATABASE_DIRECT_URL.'
}

/**
 * Sends a notification on a connection like those of requests, and waits for it on one like the cache's. A pooler in
 * transaction mode accepts `listen` without an error and delivers nothing.
 * @throws NotificationsLost when it does not arrive within five seconds; another error when the database is not
 * reachable
 */
export async function checkNotifications(): Promise<void> {
  const [listener, sender] = [directDatabaseUrl(), env().DATABASE_URL].map(
    (connectionString) =>
      new pg.Client({ connectionString, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs }),
  )
  if (!listener || !sender) return
  const connected = [listener, sender]
  try {
    for (const client of connected) client.on('error', () => undefined)
    await Promise.all(connected.map((client) => client.connect()))
    await listener.query(`listen ${channel}`)
    const id = randomUUID()
    const received = new Promise<boolean>((resolve) =>
      listener.on('notification', ({ payload }) => payload === id && resolve(true)),
    )
    await sender.query('select pg_notify($1, $2)', [channel, id])
    if (!(await Promise.race([received, pause(patienceMs, false, { ref: false })]))) throw new NotificationsLost()
  } finally {
    await Promise.all(connected.map((client) => client.end().catch(() => undefined)))
  }
}

export async function checkNotificationsWhenReachable(): Promise<void> {
  for (;;) {
    try {
      return await checkNotifications()
    } catch (error) {
      if (error instanceof NotificationsLost) throw error
      await pause(retryMs, undefined, { ref: false })
    }
  }
}
