import { accountRoute } from '@/features/account/as-customer'
import { planDeletion } from '@/features/account/my-data/deletion/plan-deletion'

/** Plans the deletion of the account after the grace period; takes `password` where the account has one. */
export const POST = accountRoute(planDeletion)
