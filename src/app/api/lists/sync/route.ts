import { answered, ownListRoute, refused, syncSchema } from '@/features/lists/server/list-route'
import { maySync } from '@/features/lists/server/sync-limit'
import { ListTooLong, syncLists } from '@/features/lists/server/sync-lists'

/** Merges this device's changes into the account's lists. Idempotent. */
export const POST = ownListRoute(syncSchema, async (customer, sent) => {
  if (!(await maySync(customer))) return refused(429)
  try {
    return answered(await syncLists(customer, sent))
  } catch (error) {
    if (error instanceof ListTooLong) return refused(413)
    throw error
  }
})
