import { currentAuthState } from '@/features/auth/customer'
import type { OpenMatter } from '@/server/open-matters'
import { AuthUnreachable } from '@/server/supabase'
import { openMattersOf } from './deletion/plan-deletion'

export interface PendingDeletion {
  dueAt: string
  open: OpenMatter[]
}

/** Null when no deletion is planned, or the auth server does not answer. */
export async function pendingDeletion(): Promise<PendingDeletion | null> {
  const authState = await currentAuthState().catch((error: unknown) => {
    if (error instanceof AuthUnreachable) return null
    throw error
  })
  if (authState?.state !== 'in' || !authState.customer.deletionDueAt) return null
  const { deletionDueAt } = authState.customer
  return { dueAt: deletionDueAt, open: await openMattersOf(authState.customer) }
}
