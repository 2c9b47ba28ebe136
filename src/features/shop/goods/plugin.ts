import { ShopSettings } from '@collections/globals/shop-settings'
import { Colours } from '@collections/shop/colours'
import { Coupons } from '@collections/shop/coupons'
import { Manufacturers } from '@collections/shop/manufacturers'
import { Products, ProductTerms } from '@collections/shop/products'
import { Promotions } from '@collections/shop/promotions'
import { ShippingMethods } from '@collections/shop/shipping-methods'
import { SizeCharts } from '@collections/shop/size-charts'
import { Variants } from '@collections/shop/variants'
import { addEndpoints, type CmsArea, cmsView } from '@/server/cms-area'
import { pointEndpoints } from './delivery/points-endpoints'
import { renewsLinePictures } from './line-pictures'
import { recordsPrices } from './prices/renew-prices'
import { stockEndpoints } from './stock/correct-stock'
import { variantEndpoints } from './variants/endpoints'

export const goodsPlugin: CmsArea = {
  collections: [
    Products,
    ProductTerms,
    Variants,
    Promotions,
    Colours,
    Manufacturers,
    SizeCharts,
    ShippingMethods,
    Coupons,
  ],
  globals: [ShopSettings],
  views: { stock: cmsView('/orders/stock', '@/admin/orders/stock-view#StockView') },
  changes: {
    products: [recordsPrices],
    promotions: [recordsPrices],
    coupons: [recordsPrices],
    media: [renewsLinePictures],
    variants: [addEndpoints(variantEndpoints)],
    'shipping-methods': [addEndpoints(pointEndpoints)],
    orders: [addEndpoints(stockEndpoints)],
  },
}
