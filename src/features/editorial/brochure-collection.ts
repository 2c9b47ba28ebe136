import { Brochures } from '@collections/brochures/brochures'
import { importEndpoints } from '@collections/brochures/endpoints/import-endpoints'
import { updateOffers } from '@collections/brochures/hooks/update-offers'
import { staleEndpoint } from '@collections/hooks/refuse-stale'
import type { CollectionConfig } from 'payload'
import { judgeBrochureAfterChange } from '@/features/price-data/reductions/judge-offers'
import { draftEndpoints } from './brochure-draft/endpoints'
import { requirePages } from './brochure-import/require-pages'
import { offerEndpoints } from './offers/editing/endpoints'

const { beforeChange = [], afterChange = [], ...hooks } = Brochures.hooks ?? {}

/** Brochures with what the areas add to the collection. */
export const brochureCollection: CollectionConfig = {
  ...Brochures,
  endpoints: [staleEndpoint('brochures'), ...importEndpoints, ...draftEndpoints, ...offerEndpoints],
  hooks: {
    ...hooks,
    beforeChange: [...beforeChange, requirePages],
    // The offers have their new days then, and are indexed with their verdicts afterwards.
    afterChange: afterChange.flatMap((hook) => (hook === updateOffers ? [hook, judgeBrochureAfterChange] : [hook])),
  },
}
