import { answered, ownListRoute } from '@/features/lists/server/list-route'
import { ofListSchema } from '@/features/lists/server/requests'
import { sharesOf } from '@/features/lists/server/shares'

export const POST = ownListRoute(ofListSchema, async (customer, { list }) =>
  answered({ shares: await sharesOf(customer, list) }),
)
