import { answered, ownListRoute } from '@/features/lists/server/list-route'
import { oneShareSchema } from '@/features/lists/server/requests'
import { endShare } from '@/features/lists/server/shares'

export const POST = ownListRoute(oneShareSchema, async (customer, { id }) => {
  await endShare(customer, id)
  return answered({})
})
