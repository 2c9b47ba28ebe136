import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { maxPictureBytes } from '@/domain/customer-picture'
import { reviewLimits } from '@/domain/review'
import { lockOrder } from '@/features/shop/orders/move-order'
import { openedOrder } from '@/features/shop/orders/opened-order'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { type Outcome, refuse } from '@/lib/forms/problems'
import { namedLength } from '@/server/body-length'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { type Database, requireAll, transactionOf } from '@/server/db/transaction'
import { type Limit, takePoint } from '@/server/rate-limit'
import { isSameOrigin } from '@/server/request-context'
import { addPictures, drawPictures, pictureFiles, removeDrawn, writePictures } from './draw-pictures'
import { reviewOf, reviewPath } from './paths'
import { openReview, type ReviewableLine } from './reviewable'
import { lockedLine, takeOverReview } from './write-review'

const collection = 'review-pictures'
const { reviewPictures, reviews } = tables
/** Only the link or account of an order opens it, so strangers cannot use up this limit. */
const perOrder: Limit = { name: 'review-picture-order', points: 30, seconds: 60 * 60 }

/** Three pictures in one request, plus the parts around them. */
const mostBytes = reviewLimits.pictures * maxPictureBytes + 256 * 1024

export const pictureProblems = [
  'picture-size',
  'picture-type',
  'review-pictures',
  'review-gone',
  'rate-limit',
  'request',
] as const
type PictureProblem = (typeof pictureProblems)[number]

/**
 * Adds or removes pictures by a plain form, then redirects to the review. A changed review waits for staff again.
 * Server actions accept at most one megabyte, hence a route.
 */
export async function receivePictures(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const locale = localeSchema.parse(query.get('locale'))
  const line = z
    .string()
    .max(36)
    .catch('')
    .parse(query.get('line') ?? '')
  const opened = isSameOrigin(request) ? await openedOrder(query) : null
  const leadTo = (to: string) =>
    new Response(null, {
      status: 303,
      headers: { Location: localePath(locale, to), 'Cache-Control': 'private, no-store' },
    })
  if (!opened) return leadTo(reviewPath)
  const back = (more: Record<string, string>) => leadTo(reviewOf(opened.opener, line, more))
  const outcome = await receive(request, opened.id, line)
  return back(outcome.ok ? { saved: 'pictures' } : { problem: outcome.problem.code })
}

async function receive(request: Request, order: string, line: string): Promise<Outcome> {
  const length = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  if (length > mostBytes) return refuse({ code: 'picture-size' })
  const cms = await cmsSystem()
  if (!(await takePoint(cms, perOrder, order))) return refuse({ code: 'rate-limit' })
  const form = await request.formData().catch(() => null)
  if (!form) return refuse({ code: 'request' })
  const removed = z.uuid().safeParse(form.get('remove')).data
  const files = form.getAll('pictures').filter((entry): entry is File => entry instanceof File && entry.size > 0)
  try {
    await (removed ? remove({ order, line }, removed) : add({ order, line }, files))
    return { ok: true }
  } catch (error) {
    if (error instanceof Refused) return refuse({ code: error.code })
    throw error
  }
}

class Refused extends Error {
  constructor(readonly code: PictureProblem) {
    super(code)
  }
}

type Of = { order: string; line: string }

async function ownReview(database: Database, { order, line }: Of): Promise<ReviewableLine & { review: string }> {
  const found = await lockedLine(database, order, line)
  if (!found?.review || found.isLocked) throw new Refused('review-gone')
  return { ...found, review: found.review }
}

const countRow = z.object({ count: z.number() })

async function roomFor(database: Database, of: Of, more: number): Promise<ReviewableLine & { review: string }> {
  const found = await ownReview(database, of)
  if (more === 0) throw new Refused('picture-type')
  const { rows } = await database.execute(sql`
    select count(*)::integer as count from ${reviewPictures} where ${reviewPictures.reviewId} = ${found.review}`)
  if (countRow.parse(rows[0]).count + more > reviewLimits.pictures) throw new Refused('review-pictures')
  return found
}

/** Draws before the order is locked; what was there then is looked at again with the lock. */
async function add(of: Of, files: File[]): Promise<void> {
  await roomFor(await db(), of, files.length)
  const pictures = await drawPictures(files)
  if (typeof pictures === 'string') throw new Refused(pictures)
  await writePictures(pictures)
  await changeLocked(of, async (_req, transaction) => {
    const found = await roomFor(transaction, of, files.length)
    await takeOverReview(transaction, of.order, found)
    await addPictures(transaction, found.review, pictures)
    return found.review
  }).catch(async (error: unknown) => {
    // After any other fault the rows may have been committed, and need their files.
    if (error instanceof Refused) await removeDrawn(pictures)
    throw error
  })
}

const remove = (of: Of, picture: string): Promise<void> =>
  changeLocked(of, async (req, transaction) => {
    const found = await ownReview(transaction, of)
    await takeOverReview(transaction, of.order, found)
    const where: Where = { and: [{ review: { equals: found.review } }, { id: { equals: picture } }] }
    requireAll(await req.payload.delete({ collection, where, depth: 0, req }), 'a picture of a review')
    return found.review
  })

function changeLocked(
  { order }: Of,
  change: (req: PayloadRequest, transaction: Database) => Promise<string>,
): Promise<void> {
  return inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    await lockOrder(transaction, order)
    const id = await change(req, transaction)
    const data = { status: 'pending', reason: null } as const
    await req.payload.update({ collection: 'reviews', id, data, depth: 0, req })
  })
}

const pictureRow = z.array(z.object({ review: z.string(), isPublished: z.boolean() }))
const missing = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } })

/**
 * A picture of a published review is public; any other is served only with a query that opens its review, whichever of
 * the buyer's orders that is.
 */
export async function answerPicture(filename: string, query: URLSearchParams): Promise<Response> {
  if (!/^[\w-]{1,80}\.webp$/.test(filename)) return missing()
  const { rows } = await (await db()).execute(sql`
    select ${reviews.id} as review, ${isOneOf(reviews.status, 'published')} as "isPublished" from ${reviewPictures}
    join ${reviews} on ${reviews.id} = ${reviewPictures.reviewId}
    where ${reviewPictures.filename} = ${filename} or ${reviewPictures.sizesSmallFilename} = ${filename}`)
  const [found] = pictureRow.parse(rows)
  if (!found || !(found.isPublished || (await opensReview(query, found.review)))) return missing()
  const stored = await pictureFiles().find(filename)
  if (!stored) return missing()
  const headers = {
    'Content-Type': 'image/webp',
    ...namedLength(stored.size),
    'X-Content-Type-Options': 'nosniff',
    // A cached copy must not outlive its review for long.
    'Cache-Control': found.isPublished ? 'public, max-age=3600' : 'private, no-store',
  }
  return new Response(stored.stream(), { headers })
}

async function opensReview(query: URLSearchParams, review: string): Promise<boolean> {
  const opened = await openReview(query)
  return opened?.line ? opened.review?.id === review : false
}
