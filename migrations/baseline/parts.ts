import type { sql } from '@payloadcms/db-postgres'
import { cmsTables } from './cms'
import { auditLogKept, cmsIndexes, cmsTriggers } from './cms-extras'
import { proposals, schedules } from './editorial'
import { ownTables } from './own'
import { priceDecisions, priceSummaries } from './price-summaries'
import { priceImports, priceStore } from './prices'
import { searchDocuments, searchThings } from './search'
import { searchFunctions } from './search-functions'
import { afterSales, shopDelivery } from './shop-delivery'
import { shopDerived, shopGuards } from './shop-functions'
import { shopCatalogue, shopGoods } from './shop-goods'
import { giftVouchers, shopMoney } from './shop-money'
import { shopCarts, shopOrders } from './shop-orders'
import { shopTriggers } from './shop-triggers'
import { shopWishes } from './shop-wishes'

/** In an order in which each part finds the tables that it names. */
export const parts: ReturnType<typeof sql>[] = [
  cmsTables,
  ownTables,
  priceStore,
  priceImports,
  priceSummaries,
  priceDecisions,
  searchDocuments,
  searchThings,
  searchFunctions,
  schedules,
  proposals,
  shopGoods,
  shopCatalogue,
  shopWishes,
  shopCarts,
  shopOrders,
  shopMoney,
  giftVouchers,
  shopDelivery,
  afterSales,
  shopGuards,
  shopDerived,
  shopTriggers,
  cmsIndexes,
  auditLogKept,
  cmsTriggers,
]
