import { accountRoute } from '@/features/account/submit-as-customer'
import { changePassword } from '@/features/account/credentials'

export const POST = accountRoute(changePassword)
