import { answered, ofListSchema, ownListRoute } from '@/features/lists/server/list-route'
import { sharesOf } from '@/features/lists/server/shares'

export const POST = ownListRoute(ofListSchema, async (customer, { list }) =>
  answered({ shares: await sharesOf(customer, list) }),
)
