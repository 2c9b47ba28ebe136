import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Customer } from '@/../payload-types'
import { maxPictureBytes, pictureTypes } from '@/domain/customer-picture'
import { relationId } from '@/domain/relation-id'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { accountPaths } from '@/lib/account-paths'
import { problemAnswer, refuse } from '@/lib/forms/problems'
import { cmsSystem, inTransaction } from '@/server/cms'
import { lockCustomer, requireAll, transactionOf } from '@/server/db/transaction'
import { type StoredFile, uploadedFiles } from '@/server/files'
import { isSameOrigin } from '@/server/request-context'
import { asCustomer, ownHeaders, type Saved } from './as-customer'

const collection = 'customer-pictures'
const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

const refusePicture = (code: 'picture-size' | 'picture-type') => refuse({ code, field: 'picture' })

/** Stores a picture as a small square, replacing the previous one. The original file name is not kept. */
export async function savePicture(customer: Customer, file: unknown): Promise<Saved> {
  if (!(file instanceof File) || file.size === 0) return refusePicture('picture-type')
  if (file.size > maxPictureBytes) return refusePicture('picture-size')
  const type = z.enum(pictureTypes).safeParse(file.type)
  if (!type.success) return refusePicture('picture-type')
  const data = Buffer.from(await file.arrayBuffer())
  const name = `${randomUUID()}.${extensions[type.data]}`
  try {
    await inTransaction(async (req) => {
      await lockCustomer(await transactionOf(req), customer.id)
      const { id } = await req.payload.create({
        collection,
        data: { customer: customer.id },
        file: { data, name, mimetype: type.data, size: data.length },
        depth: 0,
        req,
      })
      await keepOnly(req, customer, id)
    })
    return { ok: true }
  } catch (error) {
    // The file claims to be a picture but is none.
    if (error instanceof APIError && error.status < 500) return refusePicture('picture-type')
    throw error
  }
}

export async function removePicture(customer: Customer): Promise<void> {
  await inTransaction(async (req) => {
    await lockCustomer(await transactionOf(req), customer.id)
    await keepOnly(req, customer, null)
  })
}

async function keepOnly(req: PayloadRequest, { id }: Customer, picture: string | null): Promise<void> {
  await req.payload.update({ collection: 'customers', id, data: { picture }, depth: 0, req })
  const ofCustomer = { customer: { equals: id } }
  const where = picture ? { ...ofCustomer, id: { not_equals: picture } } : ofCustomer
  requireAll(await req.payload.delete({ collection, where, depth: 0, req }), 'pictures of a customer')
}

export async function pictureOf(customer: Customer): Promise<StoredFile | null> {
  const id = relationId(customer.picture)
  if (!id) return null
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection,
    where: { id: { equals: id }, customer: { equals: customer.id } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { filename: true },
  })
  const filename = docs[0]?.filename
  return filename ? uploadedFiles(collection).find(path.basename(filename)) : null
}

/** In bytes, with an allowance for the multipart overhead. */
const mostBytes = maxPictureBytes + 64 * 1024

/**
 * Receives a picture from a form. Scripts get JSON; a browser without JavaScript is redirected to the page, which shows
 * the error. Not a server action, because those accept at most one megabyte.
 */
export async function receivePicture(request: Request): Promise<Response> {
  const tooLarge = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > mostBytes
  // The body of an unauthenticated or foreign request is never read.
  const mayRead = !tooLarge && isSameOrigin(request) && (await isSignedIn())
  const data = mayRead ? await request.formData().catch(() => null) : null
  const locale = localeSchema.parse(data?.get('locale') ?? new URL(request.url).searchParams.get('locale'))
  const saved = isSameOrigin(request) ? await save(data) : refuse({ code: 'request' })
  if (request.headers.get('accept')?.includes('text/html')) {
    const outcome = saved.ok ? 'saved=picture' : `problem=${saved.problem.code}`
    const Location = `${localePath(locale, accountPaths.profile)}?${outcome}`
    return new Response(null, { status: 303, headers: { ...ownHeaders, Location } })
  }
  const answer = saved.ok ? Response.json({}) : problemAnswer(saved.problem, locale)
  answer.headers.set('Cache-Control', ownHeaders['Cache-Control'])
  return answer
}

const isSignedIn = async () => (await asCustomer(async () => ({ ok: true }))).ok

function save(data: FormData | null): Promise<Saved> {
  return asCustomer(async ({ customer }) => {
    if (!data) return refuse({ code: 'picture-size', field: 'picture' })
    if (!data.has('remove')) return savePicture(customer, data.get('picture'))
    await removePicture(customer)
    return { ok: true }
  })
}
