import { accountRoute } from '@/features/account/as-customer'
import { saveProfile } from '@/features/account/profile'

export const POST = accountRoute(saveProfile)
