import { addEndpoints, changeCollections } from '@/server/change-collections'
import { reviewEndpoints } from './endpoints'

export const reviewsPlugin = changeCollections({ reviews: [addEndpoints(reviewEndpoints)] })
