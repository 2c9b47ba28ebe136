import type { OrderOpener } from '@/features/shop/orders/paths'
import { publicPathOf } from '@/server/cache/tags'

export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewQuestion = { stars: number | null; sort: (typeof reviewSorts)[number]; page: number }

export const reviewPath = '/shop-review'
export const orderReviewsAnchor = 'review'

export const reviewOf = (opener: OrderOpener, line: string, more: Record<string, string> = {}) =>
  `${reviewPath}?${new URLSearchParams({ ...opener, line, ...more })}`

export function reviewsPath(slug: string, { stars, sort, page }: Partial<ReviewQuestion> = {}): string {
  const query = new URLSearchParams()
  if (stars) query.set('stars', String(stars))
  if (sort && sort !== 'newest') query.set('sort', sort)
  if (page && page > 1) query.set('page', String(page))
  const path = `${publicPathOf('products', slug)}/reviews`
  return query.size > 0 ? `${path}?${query}` : path
}

export const pictureUrl = (filename: string) => `/api/shop/review-pictures/${filename}`
