import type { sql } from '@payloadcms/db-postgres'
import { cmsTables } from './cms.ts'
import { auditLogKept, cmsIndexes, cmsTriggers } from './cms-extras.ts'
import { proposals, schedules } from './editorial.ts'
import { ownTables } from './own.ts'
import { priceDecisions, priceSummaries } from './price-summaries.ts'
import { priceImports, priceStore } from './prices.ts'
import { searchDocuments, searchThings } from './search.ts'
import { searchFunctions } from './search-functions.ts'
import { afterSales, shopDelivery } from './shop-delivery.ts'
import { shopDerived, shopGuards } from './shop-functions.ts'
import { shopCatalogue, shopGoods } from './shop-goods.ts'
import { giftVouchers, shopMoney } from './shop-money.ts'
import { shopCarts, shopOrders } from './shop-orders.ts'
import { shopTriggers } from './shop-triggers.ts'
import { shopWishes } from './shop-wishes.ts'

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
