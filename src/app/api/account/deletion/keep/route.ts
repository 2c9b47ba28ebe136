import { keepAccount } from '@/features/account/my-data/deletion/plan-deletion'
import { accountRoute } from '@/features/account/submit-as-customer'

/** Cancels a planned deletion. */
export const POST = accountRoute(({ customer }) => keepAccount(customer))
