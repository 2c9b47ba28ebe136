import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { databaseError } from '@/server/db/database-error'
import type { Database } from '@/server/db/transaction'

/** An arbitrary number for the advisory lock; it must be unique. */
const importLock = 72_405_114

/** Serialises changes of days, and of all that is computed from them, until the end of the transaction. */
export async function lockImports(database: Database): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(${importLock}::bigint)`)
}

const setting = z.tuple([z.object({ before: z.string() })])
const mostWait = '5s'
const lockNotAvailable = '55P03'

/**
 * Keeps imports waiting until the end of the transaction. They lock listings before held prices, editors the other way
 * round, so that one of both would be ended by the database. Summaries that are computed anew, as after each correction,
 * are waited for, so that an editor may go on at once.
 * @returns false while an import is running; the transaction is then of no use any more
 */
export async function keepImportsWaiting(database: Database): Promise<boolean> {
  const set = async (timeout: string) => {
    const { rows } = await database.execute(sql`
      select current_setting('lock_timeout') as before, set_config('lock_timeout', ${timeout}, true)`)
    return setting.parse(rows)[0].before
  }
  const before = await set(mostWait)
  try {
    await database.execute(sql`select pg_advisory_xact_lock_shared(${importLock}::bigint)`)
  } catch (error) {
    if (databaseError(error).code === lockNotAvailable) return false
    throw error
  }
  await set(before)
  return true
}
