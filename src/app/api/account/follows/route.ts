import { accountRoute, ownAnswer, ownHeaders } from '@/features/account/as-customer'
import { follow, followsOf } from '@/features/lists/follow/own-follows'

export function GET() {
  return ownAnswer(async (customer) => Response.json({ follows: await followsOf(customer) }, { headers: ownHeaders }))
}

export const POST = accountRoute(follow)
