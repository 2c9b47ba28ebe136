import {
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  initTransaction,
  type PayloadRequest,
} from 'payload'
import { lockStaff, transactionOf } from '@/server/db/transaction'
import { isOpen, sessionOf } from './sessions'

/**
 * Payload reads an account and later saves all that it read: role, password and sessions. Refreshing a session, signing
 * in and signing out lock the account before that, as each update does (collections/access/lock-updates.ts).
 * @throws when the session to refresh was ended meanwhile
 */
export const lockAtRefresh: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'refresh' || req.user?.collection !== 'users') return args
  const database = await transactionOf(req)
  await lockStaff(database, req.user.id)
  if (!(await isOpen(database, sessionOf(req.user)))) throw new Forbidden(req.t)
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
