import { accountRoute } from '@/features/account/as-customer'
import { keepAccount } from '@/features/my-data/deletion/plan-deletion'

/** Takes a planned deletion back. */
export const POST = accountRoute(({ customer }) => keepAccount(customer))
