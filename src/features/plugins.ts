import type { Plugin } from 'payload'
import { reviewsPlugin } from '@/features/shop/reviews/plugin'
import { authPlugin } from './auth/plugin'
import { contentPlugin } from './content/plugin'
import { editorialPlugin } from './editorial/plugin'
import { priceDataPlugin } from './price-data/plugin'
import { fulfilmentPlugin } from './shop/fulfilment/plugin'
import { goodsPlugin } from './shop/goods/plugin'
import { ordersPlugin } from './shop/orders/plugin'

/** The hooks and endpoints that areas add to the content model; the hooks of a collection run in this order. */
export const areaPlugins: Plugin[] = [
  priceDataPlugin,
  goodsPlugin,
  ordersPlugin,
  reviewsPlugin,
  fulfilmentPlugin,
  authPlugin,
  contentPlugin,
  editorialPlugin,
]
