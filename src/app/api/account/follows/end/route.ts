import { accountRoute } from '@/features/account/submit-as-customer'
import { unfollow } from '@/features/lists/follow/follows'

/** Ends one of the customer's follows. */
export const POST = accountRoute(unfollow)
