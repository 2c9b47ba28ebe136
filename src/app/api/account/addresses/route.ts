import { saveAddress } from '@/features/account/addresses'
import { accountRoute } from '@/features/account/as-customer'

/** Keeps a new address, or with `id` changes one of the own. */
export const POST = accountRoute(saveAddress)
