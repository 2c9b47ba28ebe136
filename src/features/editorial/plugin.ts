import { importEndpoints } from '@collections/brochures/endpoints/import-endpoints'
import { staleEndpoint } from '@collections/hooks/refuse-stale'
import { addEndpoints, type CmsArea } from '@/server/cms-area'
import { brochureFileEndpoints, draftEndpoints } from './brochure-draft/endpoints'
import { requirePages } from './brochure-import/require-pages'
import { offerEndpoints } from './offers/editing/endpoints'
import { schedulable } from './schedule/schedulable'

export const editorialPlugin: CmsArea = {
  changes: {
    brochures: [
      ({ hooks, ...brochures }) => ({
        ...brochures,
        hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), requirePages] },
      }),
      addEndpoints([staleEndpoint('brochures')], importEndpoints, draftEndpoints, offerEndpoints),
      schedulable('brochures'),
    ],
    'brochure-files': [addEndpoints(brochureFileEndpoints)],
    retailers: [schedulable('retailers')],
    pages: [schedulable('pages')],
    posts: [schedulable('posts')],
    'legal-pages': [schedulable('legal-pages')],
    products: [schedulable('products')],
  },
}
