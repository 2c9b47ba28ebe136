import type { CmsArea } from '@/server/cms-area'
import { accountPlugin } from './account/plugin'
import { authPlugin } from './auth/plugin'
import { brochuresPlugin } from './brochures/plugin'
import { contentPlugin } from './content/plugin'
import { editorialPlugin } from './editorial/plugin'
import { listsPlugin } from './lists/plugin'
import { priceDataPlugin } from './price-data/plugin'
import { searchPlugin } from './search/plugin'
import { fulfilmentPlugin } from './shop/fulfilment/plugin'
import { goodsPlugin } from './shop/goods/plugin'
import { ordersPlugin } from './shop/orders/plugin'
import { reviewsPlugin } from './shop/reviews/plugin'
import { sitePlugin } from './site/plugin'

/** The areas' parts of the CMS. Its menu has the collections in this order, and the hooks of a collection run in it. */
export const cmsAreas: CmsArea[] = [
  brochuresPlugin,
  priceDataPlugin,
  sitePlugin,
  contentPlugin,
  searchPlugin,
  authPlugin,
  accountPlugin,
  listsPlugin,
  goodsPlugin,
  ordersPlugin,
  reviewsPlugin,
  fulfilmentPlugin,
  editorialPlugin,
]
