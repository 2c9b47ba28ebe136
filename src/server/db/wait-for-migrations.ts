import { setTimeout as pause } from 'node:timers/promises'
import { log } from '../log'

/**
 * For a worker of a new version that starts before its migrations have run: its jobs would fail on the old schema, time
 * after time, and be given up. One that starts before the database, as after a power cut, waits for that too.
 * @param pending asks which migrations have not been run, and rejects while the database is not reachable
 */
export async function waitForMigrations(pending: () => Promise<string[]>, againMs = 3000): Promise<void> {
  let said = ''
  const sayOnce = (message: string, reason: Record<string, unknown>) => {
    if (said !== message) log.warn(reason, message)
    said = message
  }
  for (;;) {
    try {
      const missing = await pending()
      if (missing.length === 0) return
      sayOnce('waiting for migrations', { missing })
    } catch (error) {
      sayOnce('waiting for the database', { error })
    }
    await pause(againMs)
  }
}
