import { ReviewPictures } from '@collections/shop/review-pictures'
import { Reviews } from '@collections/shop/reviews'
import { addEndpoints, type CmsArea } from '@/server/cms-area'
import { reviewEndpoints } from './endpoints'

export const reviewsPlugin: CmsArea = {
  collections: [Reviews, ReviewPictures],
  changes: { reviews: [addEndpoints(reviewEndpoints)] },
}
