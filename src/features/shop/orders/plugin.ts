import { addEndpoints, changeCollections } from '@/server/change-collections'
import { spellFinder } from './find-orders'
import { voucherEndpoints } from './vouchers/endpoints'

export const ordersPlugin = changeCollections({
  orders: [
    ({ hooks, ...orders }) => ({ ...orders, hooks: { ...hooks, beforeOperation: [spellFinder] } }),
    addEndpoints(voucherEndpoints),
  ],
})
