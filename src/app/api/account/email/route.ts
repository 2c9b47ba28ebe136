import { accountRoute } from '@/features/account/as-customer'
import { changeEmail } from '@/features/account/credentials'

export const POST = accountRoute(changeEmail)
