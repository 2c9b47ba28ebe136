import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { maxPictureBytes, pictureTypes } from '@/domain/customer-picture'
import { relationId } from '@/domain/relation-id'
import { reviewLimits } from '@/domain/review'
import { lockOrder } from '@/features/shop/orders/move-order'
import { openedOrder } from '@/features/shop/orders/opened-order'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { type Outcome, refuse } from '@/lib/forms/problems'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { findFile, readStored, uploadsRoot } from '@/server/files'
import { type Limit, takePoint } from '@/server/rate-limit'
import { isSameOrigin } from '@/server/request-context'
import { reviewOf, reviewPath } from './paths'
import { reviewableLines } from './reviewable'

const collection = 'review-pictures'
const { reviewPictures, reviews } = tables
const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const
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
  const files = form.getAll('pictures').filter((entry) => entry instanceof File && entry.size > 0)
  try {
    return await inTransaction((req) => change(req, order, line, removed ? { removed } : { files }))
  } catch (error) {
    if (error instanceof Refused) return refuse({ code: error.code })
    // The file claims to be a picture but is none.
    if (error instanceof APIError && error.status < 500) return refuse({ code: 'picture-type' })
    throw error
  }
}

class Refused extends Error {
  constructor(readonly code: PictureProblem) {
    super(code)
  }
}

type Change = { removed: string } | { files: FormDataEntryValue[] }

async function change(req: PayloadRequest, order: string, line: string, given: Change): Promise<{ ok: true }> {
  const transaction = await transactionOf(req)
  await lockOrder(transaction, order)
  const found = (await reviewableLines(transaction, order)).find((one) => one.line === line)
  if (!found?.review || found.isLocked) throw new Refused('review-gone')
  const review = found.review
  const of = { review: { equals: review } }
  if ('removed' in given) {
    const where = { and: [of, { id: { equals: given.removed } }] }
    await req.payload.delete({ collection, where, depth: 0, req })
  } else {
    const { totalDocs } = await req.payload.count({ collection, where: of, req })
    if (given.files.length === 0) throw new Refused('picture-type')
    if (totalDocs + given.files.length > reviewLimits.pictures) throw new Refused('review-pictures')
    const { customer } = await req.payload.findByID({ collection: 'reviews', id: review, depth: 0, req })
    for (const file of given.files) await store(req, review, relationId(customer), file)
  }
  await req.payload.update({
    collection: 'reviews',
    id: review,
    data: { status: 'pending', reason: null },
    depth: 0,
    req,
  })
  return { ok: true }
}

/** Re-encodes a picture, which drops the metadata of the camera; the file name is not stored either. */
async function store(req: PayloadRequest, review: string, customer: string | null, file: FormDataEntryValue) {
  if (!(file instanceof File)) throw new Refused('picture-type')
  if (file.size > maxPictureBytes) throw new Refused('picture-size')
  const type = z.enum(pictureTypes).safeParse(file.type)
  if (!type.success) throw new Refused('picture-type')
  const data = Buffer.from(await file.arrayBuffer())
  const name = `${randomUUID()}.${extensions[type.data]}`
  const stored = { data, name, mimetype: type.data, size: data.length }
  await req.payload.create({ collection, data: { review, customer }, file: stored, depth: 0, req })
}

const pictureRow = z.array(z.object({ order: z.string().nullable(), isPublished: z.boolean() }))
const missing = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } })

/** A picture of a published review is public; any other is served only with a query that opens its order. */
export async function answerPicture(filename: string, query: URLSearchParams): Promise<Response> {
  if (!/^[\w-]{1,80}\.webp$/.test(filename)) return missing()
  const { rows } = await (await db()).execute(sql`
    select ${reviews.orderId} as "order", ${reviews.status} = 'published' as "isPublished" from ${reviewPictures}
    join ${reviews} on ${reviews.id} = ${reviewPictures.reviewId}
    where ${reviewPictures.filename} = ${filename} or ${reviewPictures.sizesSmallFilename} = ${filename}`)
  const [found] = pictureRow.parse(rows)
  const isOwn = found && !found.isPublished && found.order !== null && (await openedOrder(query))?.id === found.order
  if (!found || !(found.isPublished || isOwn)) return missing()
  const stored = await findFile(path.join(uploadsRoot(), collection, path.basename(filename)))
  if (!stored) return missing()
  const headers = {
    'Content-Type': 'image/webp',
    'Content-Length': String(stored.size),
    'X-Content-Type-Options': 'nosniff',
    // A cached copy must not outlive its review for long.
    'Cache-Control': found.isPublished ? 'public, max-age=3600' : 'private, no-store',
  }
  return new Response(readStored(stored), { headers })
}
