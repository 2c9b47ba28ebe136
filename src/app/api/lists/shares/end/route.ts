import { answered, oneShareSchema, ownListRoute } from '@/features/lists/server/list-route'
import { endShare } from '@/features/lists/server/shares'

export const POST = ownListRoute(oneShareSchema, async (customer, { id }) => {
  await endShare(customer, id)
  return answered({})
})
