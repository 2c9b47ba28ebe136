import { currentAuthState } from '@/features/account/auth/customer'
import type { OpenMatter } from '@/server/open-matters'
import { AuthUnreachable } from '@/server/supabase'
import { openMattersOf } from './deletion/plan-deletion'

export interface PendingDeletion {
  dueAt: string
  /** What the deletion waits for. */
  open: OpenMatter[]
}

/** The planned deletion of the signed-in customer's account; null if there is none or that cannot be found out. */
export async function pendingDeletion(): Promise<PendingDeletion | null> {
  const authState = await currentAuthState().catch((error: unknown) => {
    if (error instanceof AuthUnreachable) return null
    throw error
  })
  if (authState?.state !== 'in' || !authState.customer.deletionDueAt) return null
  const { deletionDueAt } = authState.customer
  return { dueAt: deletionDueAt, open: await openMattersOf(authState.customer) }
}
