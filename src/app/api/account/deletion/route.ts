import { accountRoute } from '@/features/account/as-customer'
import { planDeletion } from '@/features/my-data/deletion/plan-deletion'

/** `password` in, where the account has one: the account is deleted after the days of grace. */
export const POST = accountRoute(planDeletion)
