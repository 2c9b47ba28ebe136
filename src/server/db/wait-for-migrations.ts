import { setTimeout as pause } from 'node:timers/promises'
import { log } from '../log'
import { pendingMigrations } from './migrations'

const againMs = 3000

/**
 * For a worker of a new version that starts before its migrations have run: its jobs would fail on the old schema, time
 * after time, and be given up. One that starts before the database, as after a power cut, waits for that too.
 */
export async function waitForMigrations(databaseUrl: string, names: string[]): Promise<void> {
  let said = ''
  const sayOnce = (message: string, reason: Record<string, unknown>) => {
    if (said !== message) log.warn(reason, message)
    said = message
  }
  for (;;) {
    try {
      const missing = await pendingMigrations(databaseUrl, names)
      if (missing.length === 0) return
      sayOnce('waiting for migrations', { missing })
    } catch (error) {
      sayOnce('waiting for the database', { error })
    }
    await pause(againMs)
  }
}
