import { accountRoute, ownAnswer, ownHeaders } from '@/features/account/as-customer'
import { follow, followsOf } from '@/features/lists/follow/own-follows'

/** Everything that the customer follows. */
export function GET() {
  return ownAnswer(async (customer) => Response.json({ follows: await followsOf(customer) }, { headers: ownHeaders }))
}

/** Follows a shop, a category, a word, or a product with a target price. */
export const POST = accountRoute(follow)
