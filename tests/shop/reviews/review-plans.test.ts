import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import type { ReviewQuestion } from '@/features/shop/reviews/paths'
import { contentFixtures } from '../../content/content-fixtures'
import { freshCms } from '../../setup/cms'
import { plansOf } from '../../setup/query-plans'

const { payload } = await freshCms()
const { getReviews, readRatings, reviewsOnPage } = await import('@/features/shop/reviews/published')
const { createProduct } = await contentFixtures(payload)

const [product, other] = [await createProduct({ slug: 'reviewed' }), await createProduct({ slug: 'other' })]
for (const [of, count] of [
  [product, 2_000],
  [other, 8_000],
] as const)
  await payload.db.drizzle.execute(sql`
    insert into reviews (id, status, product_id, product_title, rating, created_at)
    select gen_random_uuid(), (case when n % 10 = 0 then 'pending' else 'published' end)::enum_reviews_status, ${of}, 'Reviewed',
      1 + n % 5, now() - n * interval '1 minute' from generate_series(1, ${count}) n`)
await payload.db.drizzle.execute(sql`vacuum analyze reviews`)

const questions: ReviewQuestion[] = [
  { stars: null, sort: 'newest', page: 1 },
  { stars: 4, sort: 'newest', page: 1 },
  { stars: null, sort: 'highest', page: 1 },
]

it.each(questions)('reads a page of reviews by an index, and hardly more: %o', async (question) => {
  const plans = await plansOf(payload, async () => {
    expect(await getReviews(product, question)).toHaveLength(reviewsOnPage)
  })
  const scans = plans.flat().filter((node) => node['Relation Name'] === 'reviews')
  expect(scans.map((node) => node['Node Type'])).toEqual(['Index Scan'])
  for (const scan of scans) expect(scan['Actual Rows']).toBeLessThanOrEqual(reviewsOnPage * 2)
})

it('counts a rating by an index, without the reviews of other products', async () => {
  const plans = await plansOf(payload, () => readRatings([product, randomUUID()]))
  const scans = plans.flat().filter((node) => node['Relation Name'] === 'reviews')
  for (const scan of scans) {
    expect(scan['Node Type']).not.toBe('Seq Scan')
    expect(scan['Actual Rows'] * scan['Actual Loops']).toBeLessThanOrEqual(2_000)
  }
})
