import { AuthUnreachable } from '@/features/auth/claims'
import { currentStanding } from '@/features/auth/customer'

/** When the account of the signed-in customer will be deleted; null if that cannot be found out. */
export async function pendingDeletion(): Promise<string | null> {
  const standing = await currentStanding().catch((error: unknown) => {
    if (error instanceof AuthUnreachable) return null
    throw error
  })
  return standing?.state === 'in' ? (standing.customer.deletionDueAt ?? null) : null
}
