import type { Customer, Review } from '@/../payload-types'
import { cmsSystem } from '@/server/cms'
import { type Cursor, older, pageOf, pageSize } from './keyset'

export type OwnReview = Pick<Review, 'createdAt' | 'id' | 'productTitle' | 'rating' | 'status' | 'text' | 'title'>

/** The customer's own reviews from new to old, published or not. */
export async function reviewsOf(customer: Customer, cursor: Cursor | null) {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'reviews',
    where: { and: [{ customer: { equals: customer.id } }, ...older('createdAt', cursor)] },
    sort: ['-createdAt', '-id'],
    limit: pageSize + 1,
    pagination: false,
    depth: 0,
    select: { createdAt: true, productTitle: true, rating: true, status: true, text: true, title: true },
  })
  return pageOf<OwnReview>(docs, ({ createdAt }) => createdAt)
}
