import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  initTransaction,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import { lockStaff, transactionOf } from '@/server/db/transaction'
import { isOpen, sessionOf } from './sessions'

const { users } = tables
const withId = z.object({ id: z.string() })

/**
 * Payload reads an account and later saves all that it read: role, password and sessions. Each such operation locks the
 * account before it reads, so that it cannot undo what was saved meanwhile.
 * @throws when the session to refresh was ended meanwhile
 */
export const lockBeforeReading: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const database = await transactionOf(req)
  if (operation === 'update') {
    const one = withId.safeParse(args)
    if (one.success) await lockStaff(database, one.data.id)
    else await database.execute(sql`select 1 from ${users} order by ${users.id} for update`)
  }
  if (operation === 'refresh' && req.user?.collection === 'users') {
    await lockStaff(database, req.user.id)
    if (!(await isOpen(database, sessionOf(req.user)))) throw new Forbidden(req.t)
  }
  return args
}

/** Payload reads the account after this hook. */
export const lockAtLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockStaff(await transactionOf(req), req.user.id)
}

/**
 * Locks the account until the session is saved; `endingTransaction` ends the transaction. To be called once the
 * password is known to be right: a stranger must not keep the account waiting.
 */
export async function lockForSignIn(req: PayloadRequest, id: string): Promise<void> {
  await initTransaction(req)
  await lockStaff(await transactionOf(req), id)
}
