import { Orders } from '@collections/shop/orders'
import { Returns } from '@collections/shop/returns'
import { addEndpoints, type CmsArea, cmsView } from '@/server/cms-area'
import { spellFinder } from './find-orders'
import { voucherEndpoints } from './vouchers/endpoints'

export const ordersPlugin: CmsArea = {
  collections: [Orders, Returns],
  views: { vouchers: cmsView('/orders/vouchers', '@/admin/orders/vouchers-view#VouchersView') },
  changes: {
    orders: [
      ({ hooks, ...orders }) => ({ ...orders, hooks: { ...hooks, beforeOperation: [spellFinder] } }),
      addEndpoints(voucherEndpoints),
    ],
  },
}
