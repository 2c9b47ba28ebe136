import { accountRoute, saveProfile } from '@/features/account/submit-as-customer'

export const POST = accountRoute(saveProfile)
