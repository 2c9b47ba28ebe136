import { CustomerFiles, Downloads } from '@collections/shop/downloads'
import { addEndpoints, type CmsArea, cmsView } from '@/server/cms-area'
import { afterSalesEndpoints } from './after-sales/endpoints'
import { orderPageEndpoints } from './after-sales/order-endpoints'
import { orderEndpoints } from './endpoints'

export const fulfilmentPlugin: CmsArea = {
  collections: [Downloads, CustomerFiles],
  views: {
    orders: cmsView('/orders', '@/admin/orders/orders-view#OrdersView'),
    packing: cmsView('/orders/packing', '@/admin/orders/packing-view#PackingView'),
    parcels: cmsView('/orders/parcels', '@/admin/orders/parcels-view#ParcelsView'),
    returns: cmsView('/orders/returns', '@/admin/orders/returns-view#ReturnsView'),
  },
  navLinks: ['@/admin/orders/orders-view#OrdersNavLink'],
  changes: {
    orders: [addEndpoints(orderEndpoints, orderPageEndpoints, afterSalesEndpoints)],
  },
}
