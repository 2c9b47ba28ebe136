import { accountRoute } from '@/features/account/as-customer'
import { changeEmail } from '@/features/account/email-change'

export const POST = accountRoute(changeEmail)
