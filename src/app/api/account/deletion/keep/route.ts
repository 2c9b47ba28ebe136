import { accountRoute } from '@/features/account/as-customer'
import { keepAccount } from '@/features/account/my-data/deletion/plan-deletion'

/** Cancels a planned deletion. */
export const POST = accountRoute(({ customer }) => keepAccount(customer))
