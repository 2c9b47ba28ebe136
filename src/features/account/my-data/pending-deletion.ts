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
  const standing = await currentAuthState().catch((error: unknown) => {
    if (error instanceof AuthUnreachable) return null
    throw error
  })
  if (standing?.state !== 'in' || !standing.customer.deletionDueAt) return null
  const { deletionDueAt } = standing.customer
  return { dueAt: deletionDueAt, open: await openMattersOf(standing.customer) }
}
