import { accountRoute } from '@/features/account/as-customer'
import { changePassword } from '@/features/account/credentials'

export const POST = accountRoute(changePassword)
