import { accountRoute } from '@/features/account/as-customer'
import { unfollow } from '@/features/lists/follow/own-follows'

export const POST = accountRoute(unfollow)
