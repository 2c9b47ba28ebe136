import { changeEmail } from '@/features/account/credentials'
import { accountRoute } from '@/features/account/submit-as-customer'

export const POST = accountRoute(changeEmail)
