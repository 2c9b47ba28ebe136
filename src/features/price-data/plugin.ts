import { updateOffers } from '@collections/brochures/hooks/update-offers'
import { addEndpoints, changeCollections } from '@/server/change-collections'
import { productEndpoints } from './matching/endpoints'
import { matchOfferAfterChange } from './matching/match-offers'
import { outlierEndpoints } from './outliers/endpoints'
import { judgeBrochureAfterChange, judgeOfferAfterChange } from './reductions/judge-offers'

export const priceDataPlugin = changeCollections({
  // An offer is indexed afterwards, with its product and its verdict.
  offers: [
    ({ hooks, ...offers }) => ({
      ...offers,
      hooks: { ...hooks, afterChange: [matchOfferAfterChange, judgeOfferAfterChange, ...(hooks?.afterChange ?? [])] },
    }),
  ],
  // The offers have their new days then, and are indexed with their verdicts afterwards.
  brochures: [
    ({ hooks, ...brochures }) => ({
      ...brochures,
      hooks: {
        ...hooks,
        afterChange: (hooks?.afterChange ?? []).flatMap((hook) =>
          hook === updateOffers ? [hook, judgeBrochureAfterChange] : [hook],
        ),
      },
    }),
  ],
  'product-groups': [addEndpoints(productEndpoints, outlierEndpoints)],
})
