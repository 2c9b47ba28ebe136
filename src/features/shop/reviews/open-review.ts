import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { openedOrder } from '@/features/shop/orders/opened-order'
import { cmsSystem } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { reviewableLines } from './reviewable'

const { reviewPictures } = tables
const pictureRows = z.array(z.object({ id: z.string(), small: z.string() }))

/**
 * The delivered line opened by a mailed link or the account, with its earlier review; null where the link or account
 * opens no order.
 */
export async function openReview(query: URLSearchParams) {
  const opened = await openedOrder(query)
  if (!opened) return null
  const cms = await cmsSystem()
  const line = (await reviewableLines(cms.db.drizzle, opened.id)).find((one) => one.line === query.get('line'))
  if (!line) return { ...opened, line: null }
  const isOwn = line.review !== null && !line.isLocked
  const review = isOwn ? await cms.findByID({ collection: 'reviews', id: line.review ?? '', depth: 0 }) : null
  const { rows } = await cms.db.drizzle.execute(sql`
    select ${reviewPictures.id}, ${reviewPictures.sizesSmallFilename} as small from ${reviewPictures}
    where ${reviewPictures.reviewId} = ${review?.id ?? null} order by ${reviewPictures.createdAt}`)
  return { ...opened, line, review, pictures: pictureRows.parse(rows) }
}
export type OpenedReview = Extract<NonNullable<Awaited<ReturnType<typeof openReview>>>, { line: { product: string } }>
