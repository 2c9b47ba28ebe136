import { accountRoute, saveProfile } from '@/features/account/as-customer'

export const POST = accountRoute(saveProfile)
