import { answered, newShareSchema, ownListRoute, refused } from '@/features/lists/server/list-route'
import { share } from '@/features/lists/server/shares'

export const POST = ownListRoute(newShareSchema, async (customer, wanted) =>
  (await share(customer, wanted)) ? answered({}) : refused(404),
)
