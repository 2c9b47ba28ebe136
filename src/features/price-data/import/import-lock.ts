import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Database } from '@/server/db/transaction'

/** An arbitrary number for the advisory lock; it must be unique. */
const importLock = 72_405_114

/** Serialises changes of days, and of all that is computed from them, until the end of the transaction. */
export async function lockImports(database: Database): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(${importLock}::bigint)`)
}

const answer = z.tuple([z.object({ free: z.boolean() })])

/**
 * Keeps imports waiting until the end of the transaction. They lock listings before held prices, editors the other way
 * round, so that one of both would be ended by the database.
 * @returns false while an import is running
 */
export async function keepImportsWaiting(database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select pg_try_advisory_xact_lock_shared(${importLock}::bigint) as free`)
  return answer.parse(rows)[0].free
}
