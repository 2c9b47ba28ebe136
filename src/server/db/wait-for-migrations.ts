import { setTimeout as pause } from 'node:timers/promises'
import { log } from '../log'
import { pendingMigrations } from './migrations'

const againMs = 3000

/**
 * For a worker of a new version that starts before its migrations have run: its jobs would fail on the old schema, time
 * after time, and be given up.
 * @throws when the database is not reachable
 */
export async function waitForMigrations(databaseUrl: string, names: string[]): Promise<void> {
  let missing = await pendingMigrations(databaseUrl, names)
  if (missing.length > 0) log.warn({ missing }, 'waiting for migrations')
  while (missing.length > 0) {
    await pause(againMs)
    missing = await pendingMigrations(databaseUrl, names)
  }
}
