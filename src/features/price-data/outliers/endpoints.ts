import { isStaff } from '@collections/access/roles'
import { postedForm } from '@collections/document-endpoint'
import { writeAuditEntry } from '@collections/staff/audit-log'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { PriceReview } from '@/domain/price-outlier'
import { CorrectionRefused, moveProduct } from '@/features/price-data/matching/corrections'
import { invalidate } from '@/server/cache/invalidate'
import { tag } from '@/server/cache/tags'
import { isOneOf } from '@/server/db/states'
import { named, setExcluded, tables } from '@/server/db/tables'
import { type Database, transactionOf, withTransaction } from '@/server/db/transaction'
import { keepImportsWaiting } from '../import/import-lock'
import { recheck } from './check-group'

const { outliers, priceReviews } = tables.prices
const l = alias(tables.prices.listings, 'l')
const o = alias(outliers, 'o')

/** The outlier was decided on meanwhile, or the chain reports another price. */
class ReviewRefused extends Error {
  override name = 'ReviewRefused'
}

const row = z.object({
  name: z.string(),
  group: z.number().nullable(),
  product: z.number().nullable(),
  price: z.number(),
})

async function readOutlier(database: Database, listing: number) {
  if (!(await keepImportsWaiting(database))) throw new CorrectionRefused('importing')
  // Locked first: the reading has to see what a decision that it waited for has left.
  await database.execute(sql`select from ${outliers} where ${outliers.listingId} = ${listing} for update`)
  const { rows } = await database.execute(sql`
    select ${l.name}, ${l.groupNumber} as "group", ${l.productId} as product, ${o.price}
    from ${outliers} o join ${tables.prices.listings} l on ${l.id} = ${o.listingId}
    where ${l.id} = ${listing} and ${isOneOf(l.hold, 'waiting')}`)
  const found = row.safeParse(rows[0])
  if (!found.success) throw new ReviewRefused()
  return found.data
}

/**
 * `price` is the one that the editor saw, in integer euro cents.
 * @throws ReviewRefused where the price has changed
 */
async function decide(req: PayloadRequest, listing: number, { decision, price }: PriceReview): Promise<void> {
  const database = await transactionOf(req)
  const outlier = await readOutlier(database, listing)
  if (outlier.price !== price) throw new ReviewRefused()
  await database.execute(sql`
    insert into ${priceReviews} (${named(priceReviews, 'listingId', 'decision', 'price')})
      values (${listing}, ${decision}, ${price})
    on conflict (${named(priceReviews, 'listingId')}) do update
      set ${setExcluded(priceReviews, 'decision', 'price')}, ${named(priceReviews, 'decidedAt')} = now()`)
  await finish(req, database, { listing, ...outlier }, `price.${decision}`)
}

/** @throws ReviewRefused without a decision */
async function undoDecision(req: PayloadRequest, listing: number): Promise<void> {
  const database = await transactionOf(req)
  if (!(await keepImportsWaiting(database))) throw new CorrectionRefused('importing')
  const { rows } = await database.execute(sql`
    with undone as (delete from ${priceReviews} where ${priceReviews.listingId} = ${listing}
      returning ${priceReviews.listingId}, ${priceReviews.price})
    select ${l.name}, ${l.groupNumber} as "group", ${l.productId} as product, undone.price
    from undone join ${tables.prices.listings} l on ${l.id} = undone.listing_id`)
  const found = row.safeParse(rows[0])
  if (!found.success) throw new ReviewRefused()
  await finish(req, database, { listing, ...found.data }, 'price.undecided')
}

/** @throws ReviewRefused where the price is no outlier any more */
async function moveOutlier(req: PayloadRequest, listing: number, group: number | null): Promise<void> {
  const { product } = await readOutlier(await transactionOf(req), listing)
  if (product === null) throw new ReviewRefused()
  await moveProduct(req, product, group)
}

type Decided = z.infer<typeof row> & { listing: number }

async function finish(req: PayloadRequest, database: Database, decided: Decided, action: string): Promise<void> {
  const { listing, name, group, product, price } = decided
  await recheck(database, { groups: [group], products: product === null ? [] : [product] })
  await invalidate([tag.prices], req)
  await writeAuditEntry(req, { action, target: `listings ${listing}`, details: { name, price } })
}

const number = z.coerce.number().pipe(z.int32().nonnegative())
const group = z.union([z.literal('').transform(() => null), z.coerce.number().pipe(z.int().min(1).max(101))])

type Work = (req: PayloadRequest, listing: number, form: FormData) => Promise<void>

const accept: Work = (req, listing, form) =>
  decide(req, listing, { decision: 'accepted', price: number.parse(form.get('price')) })

const reject: Work = (req, listing, form) =>
  decide(req, listing, { decision: 'rejected', price: number.parse(form.get('price')) })

const move: Work = (req, listing, form) => moveOutlier(req, listing, group.parse(form.get('group')))

function outlierEndpoint(path: 'accept' | 'reject' | 'move' | 'undo', work: Work): Endpoint {
  return {
    path: `/outliers/:listing/${path}`,
    method: 'post',
    handler: async (req) => {
      if (!isStaff(req.user)) return new Response(null, { status: 403 })
      const listing = number.safeParse(req.routeParams?.listing)
      if (!listing.success) return new Response(null, { status: 404 })
      const form = await postedForm(req)
      try {
        await withTransaction(req, () => work(req, listing.data, form))
        return backToList({ done: path, listing: String(listing.data) })
      } catch (error) {
        if (error instanceof CorrectionRefused && error.reason === 'importing') {
          return backToList({ refused: error.reason })
        }
        if (error instanceof ReviewRefused || error instanceof CorrectionRefused || error instanceof z.ZodError) {
          return backToList({ refused: 'true' })
        }
        throw error
      }
    },
  }
}

function backToList(said: Record<string, string>): Response {
  const location = `/admin/price-outliers?${new URLSearchParams(said)}`
  return new Response(null, { status: 303, headers: { Location: location } })
}

export const outlierEndpoints: Endpoint[] = [
  outlierEndpoint('accept', accept),
  outlierEndpoint('reject', reject),
  outlierEndpoint('move', move),
  outlierEndpoint('undo', undoDecision),
]
