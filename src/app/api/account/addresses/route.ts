import { saveAddress } from '@/features/account/addresses'
import { accountRoute } from '@/features/account/as-customer'

/** Adds an address, or with `id` changes one of the customer's own. */
export const POST = accountRoute(saveAddress)
