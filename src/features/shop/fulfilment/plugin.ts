import { addEndpoints, changeCollections } from '@/server/change-collections'
import { afterSalesEndpoints } from './after-sales/endpoints'
import { orderPageEndpoints } from './after-sales/order-endpoints'
import { orderEndpoints } from './endpoints'

export const fulfilmentPlugin = changeCollections({
  orders: [addEndpoints(orderEndpoints, orderPageEndpoints, afterSalesEndpoints)],
})
