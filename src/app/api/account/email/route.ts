import { accountRoute } from '@/features/account/submit-as-customer'
import { changeEmail } from '@/features/account/credentials'

export const POST = accountRoute(changeEmail)
