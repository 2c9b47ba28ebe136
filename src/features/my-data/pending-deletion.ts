import { AuthUnreachable } from '@/features/auth/claims'
import { currentStanding } from '@/features/auth/customer'

/** When the account of whoever is signed in will be deleted. A page that cannot know it shows itself without. */
export async function pendingDeletion(): Promise<string | null> {
  const standing = await currentStanding().catch((error: unknown) => {
    if (error instanceof AuthUnreachable) return null
    throw error
  })
  return standing?.state === 'in' ? (standing.customer.deletionDueAt ?? null) : null
}
