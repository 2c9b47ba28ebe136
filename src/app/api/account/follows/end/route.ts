import { accountRoute } from '@/features/account/as-customer'
import { unfollow } from '@/features/lists/follow/own-follows'

/** Ends one of the customer's follows. */
export const POST = accountRoute(unfollow)
