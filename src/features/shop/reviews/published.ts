import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import type { Fit } from '@/domain/review'
import { fits } from '@/domain/review'
import { locales } from '@/i18n/routing'
import { answered, cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { dayInSofia } from '@/server/db/days'
import { readableRows } from '@/server/db/readable-rows'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { ReviewQuestion } from './paths'
import { isLineDelivered } from './reviewable'

const { reviewPictures, reviews } = tables

const published = (product: string) =>
  sql`${reviews.productId} = ${product} and ${isOneOf(reviews.status, 'published')}`

const countRow = z.object({
  product: z.string(),
  rating: z.int().min(1).max(5),
  count: z.number(),
  small: z.number(),
  true: z.number(),
  large: z.number(),
})

export type AverageRating = {
  count: number
  average: number
  /** The number of reviews by stars, one star first. */
  byStars: number[]
  fits: Record<Fit, number>
}

export async function readRatings(products: string[]): Promise<Map<string, AverageRating>> {
  if (products.length === 0) return new Map()
  const saying = (name: Fit) =>
    sql`count(*) filter (where ${reviews.fit} = ${name})::integer as ${sql.identifier(name)}`
  const { rows } = await (await db()).execute(sql`
    select ${reviews.productId} as product, ${reviews.rating}, count(*)::integer as count, ${saying('small')}, ${saying('true')}, ${saying('large')}
    from ${reviews} where ${reviews.productId} = any(${sql.param(products)}::uuid[]) and ${isOneOf(reviews.status, 'published')}
    group by ${reviews.productId}, ${reviews.rating}`)
  const byProduct = Map.groupBy(readableRows(countRow, rows, 'shop/reviews/published'), ({ product }) => product)
  return new Map([...byProduct].map(([product, counts]) => [product, sumOf(counts)]))
}

function sumOf(counts: z.infer<typeof countRow>[]): AverageRating {
  const total = (of: (row: z.infer<typeof countRow>) => number) => counts.reduce((sum, row) => sum + of(row), 0)
  const count = total((row) => row.count)
  return {
    count,
    average: Math.round((total((row) => row.count * row.rating) / count) * 10) / 10,
    byStars: [1, 2, 3, 4, 5].map((stars) => total((row) => (row.rating === stars ? row.count : 0))),
    fits: { small: total((row) => row.small), true: total((row) => row.true), large: total((row) => row.large) },
  }
}

export function getRating(product: string): Promise<AverageRating | null> {
  return cached(
    { name: 'product-rating', key: [product], tags: [tag.products] },
    async () => (await readRatings([product])).get(product) ?? null,
  )
}

const picture = z.object({ filename: z.string(), small: z.string(), width: z.number(), height: z.number() })

const reviewRow = z.object({
  id: z.string(),
  title: z.string().nullable(),
  text: z.string().nullable(),
  rating: z.number(),
  fit: z.enum(fits).nullable(),
  authorName: z.string().nullable(),
  lang: z.enum(locales).nullable(),
  day: z.string(),
  isVerified: z.boolean(),
  pictures: z.array(picture),
})
export type PublishedReview = z.infer<typeof reviewRow>

const orders: Record<ReviewQuestion['sort'], SQL> = {
  newest: sql`${reviews.createdAt} desc`,
  highest: sql`${reviews.rating} desc, ${reviews.createdAt} desc`,
  lowest: sql`${reviews.rating}, ${reviews.createdAt} desc`,
}

export const reviewsOnPage = 10
/** Bounds the pages that a crawler can ask for. */
export const mostPages = 100

async function readReviews(product: string, { stars, sort, page }: ReviewQuestion): Promise<PublishedReview[]> {
  const { rows } = await (await db()).execute(sql`
    select ${reviews.id}, ${reviews.title}, ${reviews.text}, ${reviews.rating}, ${reviews.fit}::text as fit,
      ${reviews.authorName} as "authorName", ${reviews.language}::text as lang,
      ${dayInSofia(reviews.createdAt)}::text as day,
      ${isLineDelivered(reviews.orderId, reviews.line)} as "isVerified",
      (select coalesce(json_agg(json_build_object('filename', ${reviewPictures.filename}, 'small', ${reviewPictures.sizesSmallFilename},
        'width', ${reviewPictures.width}, 'height', ${reviewPictures.height}) order by ${reviewPictures.createdAt}), '[]')
        from ${reviewPictures} where ${reviewPictures.reviewId} = ${reviews.id}) as pictures
    from ${reviews} where ${published(product)} ${stars ? sql`and ${reviews.rating} = ${stars}` : sql``}
    order by ${orders[sort]}, ${reviews.id} limit ${reviewsOnPage} offset ${(page - 1) * reviewsOnPage}`)
  return readableRows(reviewRow, rows, 'shop/reviews/published')
}

/** Any page may be requested, so the answers share a bounded part of the memory. */
export function getReviews(product: string, question: ReviewQuestion): Promise<PublishedReview[]> {
  const { stars, sort, page } = question
  const key = [product, String(stars), sort, String(page)]
  return answered({ name: 'product-reviews', key, tags: [tag.products] }, () => readReviews(product, question))
}
