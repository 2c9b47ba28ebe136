import { planDeletion } from '@/features/account/my-data/deletion/plan-deletion'
import { accountRoute } from '@/features/account/submit-as-customer'

/** Plans the deletion of the account after the grace period; takes `password` where the account has one. */
export const POST = accountRoute(planDeletion)
