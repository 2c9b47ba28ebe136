import { updateOffers } from '@collections/brochures/hooks/brochure-contents'
import { PriceDataSettings } from '@collections/globals/price-data-settings'
import { PriceImports } from '@collections/prices/price-imports'
import { ProductGroups } from '@collections/prices/product-groups'
import { addEndpoints, type CmsArea, cmsView } from '@/server/cms-area'
import { chainEndpoints } from './chain-endpoints'
import { linkRetailerAfterChange } from './link-chains'
import { productEndpoints } from './matching/endpoints'
import { matchBrochureAfterChange, matchOfferAfterChange } from './matching/match-offers'
import { outlierEndpoints } from './outliers/endpoints'
import { judgeAfterRuleChange } from './reductions/judge-after-rule-change'
import { judgeBrochureAfterChange, judgeOfferAfterChange } from './reductions/judge-offers'

export const priceDataPlugin: CmsArea = {
  collections: [ProductGroups, PriceImports],
  globals: [PriceDataSettings],
  views: {
    products: cmsView('/products', '@/admin/products/products-view#ProductsView'),
    priceOutliers: cmsView('/price-outliers', '@/admin/price-outliers/outliers-view#OutliersView'),
  },
  navLinks: ['@/admin/products/products-view#ProductsNavLink', '@/admin/price-outliers/outliers-view#OutliersNavLink'],
  changes: {
    // An offer is indexed afterwards, with its product and its verdict.
    offers: [
      ({ hooks, ...offers }) => ({
        ...offers,
        hooks: { ...hooks, afterChange: [matchOfferAfterChange, judgeOfferAfterChange, ...(hooks?.afterChange ?? [])] },
      }),
    ],
    // The offers have their new days and category then, and are indexed with their verdicts afterwards.
    brochures: [
      ({ hooks, ...brochures }) => {
        const afterChange = hooks?.afterChange ?? []
        const at = afterChange.indexOf(updateOffers)
        if (at < 0) throw new Error('brochures no longer update their offers')
        return {
          ...brochures,
          hooks: {
            ...hooks,
            afterChange: afterChange.toSpliced(at + 1, 0, matchBrochureAfterChange, judgeBrochureAfterChange),
          },
        }
      },
    ],
    retailers: [
      addEndpoints(chainEndpoints),
      ({ hooks, ...retailers }) => ({
        ...retailers,
        hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), linkRetailerAfterChange] },
      }),
    ],
    'product-groups': [
      addEndpoints(productEndpoints, outlierEndpoints),
      ({ hooks, ...groups }) => ({
        ...groups,
        hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), judgeAfterRuleChange] },
      }),
    ],
  },
}
