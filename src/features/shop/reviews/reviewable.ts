import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { reviewStatuses } from '@/domain/review'
import { openedOrder } from '@/features/shop/orders/opened-order'
import { mostLines } from '@/features/shop/orders/order-request'
import { cmsSystem, db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { isOneOf, isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { isFromAccount } from '@/server/open-matters'

const { orders, ordersLines, products, reviewPictures, reviews, shop, variants } = tables
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

const { orderLines, shipmentLines, shipments } = shop
const o = alias(orders, 'o')
const theirs = alias(orders, 'theirs')

/**
 * A condition: a parcel with the line has been delivered. A line sent back later counts too, because its buyer has had
 * it in hand.
 */
export const isLineDelivered = (
  order: typeof reviews.orderId | typeof orderLines.orderId,
  line: typeof reviews.line | typeof orderLines.line,
) => sql`exists (select from ${shipmentLines} join ${shipments} on ${shipments.id} = ${shipmentLines.shipment}
  where ${shipmentLines.orderId} = ${order} and ${shipmentLines.line} = ${line} and ${isOneOf(shipments.state, 'delivered')})`

const lineRow = z.object({
  line: z.string(),
  title: z.string(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  picture: z.string().nullable(),
  product: z.string(),
  slug: z.string(),
  review: z.string().nullable(),
  status: z.enum(reviewStatuses).nullable(),
  /** The account that has confirmed the order's mailbox wrote the review, so only the account may change it. */
  isLocked: z.boolean(),
  /** A guest wrote the review from a mailbox that the order's account has confirmed. */
  isOfGuest: z.boolean(),
})
export type ReviewableLine = z.infer<typeof lineRow>

/**
 * The reviews by the buyer of order `o`: of the same account or of a mailbox that the account has confirmed. A guest's
 * are of this order alone, because anybody can place another one with the same mailbox. A guest sees that the account
 * of the mailbox has reviewed, but may not change that review.
 */
const byBuyer = sql`case when ${o.customerId} is not null
  then ${theirs.customerId} = ${o.customerId} or (${theirs.customerId} is null
    and ${isFromAccount(o.customerId, sql`lower(${theirs.email})`, theirs.placedAt)})
  else ${theirs.id} = ${o.id} or ${isFromAccount(theirs.customerId, sql`lower(${o.email})`, o.placedAt)} end`

/** Of several reviews that of the order itself comes first, then those of the account. */
const nearest = sql`${theirs.id} = ${o.id} desc, ${theirs.customerId} is null, ${reviews.createdAt}`

async function readLines(
  database: Database,
  which: ReturnType<typeof sql>,
  most: number,
): Promise<(ReviewableLine & { order: string })[]> {
  const { rows } = await database.execute(sql`
    select ${orderLines.line}, ${o.number} as "order", ${ordersLines.title}, ${ordersLines.colour}, ${ordersLines.size}, ${ordersLines.picture},
      ${products.id} as product, ${products.slug}, written.id as review, written.status::text as status,
      coalesce(written.is_locked, false) as "isLocked", coalesce(written.is_of_guest, false) as "isOfGuest"
    from ${orders} o join ${orderLines} on ${orderLines.orderId} = ${o.id}
    join ${ordersLines} on ${ordersLines.id} = ${orderLines.line} and ${ordersLines._parentId} = ${o.id}
    left join ${variants} on ${variants.id} = ${orderLines.variant}
    join ${products} on ${products.id} = coalesce(${variants.productId}, ${orderLines.product})
    left join lateral (
      select ${reviews.id}, ${reviews.status}, ${theirs.customerId} is not null and ${o.customerId} is null as is_locked,
        ${theirs.customerId} is null and ${o.customerId} is not null as is_of_guest
      from ${reviews} join ${orders} theirs on ${theirs.id} = ${reviews.orderId}
      where ${reviews.productId} = ${products.id} and ${byBuyer} order by ${nearest} limit 1
    ) written on true
    where ${which} and ${isPublished(products)} and ${isLineDelivered(orderLines.orderId, orderLines.line)}
    order by ${o.placedAt} desc, ${ordersLines._order} limit ${most}`)
  return readableRows(lineRow.extend({ order: z.string() }), rows, 'shop/reviews/reviewable')
}

const mostListed = 50

export const reviewableLines = (database: Database, order: string): Promise<ReviewableLine[]> =>
  readLines(database, sql`${o.id} = ${order}`, mostLines)

export async function unreviewedOf(customer: string) {
  const open = await readLines(await db(), sql`${o.customerId} = ${customer} and written.id is null`, mostListed)
  return [...new Map(open.map((line) => [line.product, line])).values()]
}
