import { accountRoute } from '@/features/account/submit-as-customer'
import { saveProfile } from '@/features/account/submit-as-customer'

export const POST = accountRoute(saveProfile)
