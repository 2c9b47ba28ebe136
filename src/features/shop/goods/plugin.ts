import { addEndpoints, changeCollections } from '@/server/change-collections'
import { pointEndpoints } from './delivery/points-endpoints'
import { recordsPrices } from './prices/renew-prices'
import { stockEndpoints } from './stock/correct-stock'
import { variantEndpoints } from './variants/endpoints'

export const goodsPlugin = changeCollections({
  products: [recordsPrices],
  promotions: [recordsPrices],
  coupons: [recordsPrices],
  variants: [addEndpoints(variantEndpoints)],
  'shipping-methods': [addEndpoints(pointEndpoints)],
  orders: [addEndpoints(stockEndpoints)],
})
