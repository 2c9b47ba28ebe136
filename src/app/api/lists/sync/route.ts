import { answered, ownListRoute, refused } from '@/features/lists/server/list-route'
import { ListTooLong } from '@/features/lists/server/merge-into'
import { syncSchema } from '@/features/lists/server/requests'
import { syncLists } from '@/features/lists/server/sync'

/** Joins what this device has changed with the lists of the account. Sending the same again changes nothing. */
export const POST = ownListRoute(syncSchema, async (customer, sent) => {
  try {
    return answered(await syncLists(customer, sent))
  } catch (error) {
    if (error instanceof ListTooLong) return refused(413)
    throw error
  }
})
