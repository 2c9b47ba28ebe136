import { handlesOrders } from '@collections/access/roles'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { auditFile } from '@/features/shop/documents/audit-file'
import { readDocument } from '@/features/shop/documents/stored-document'
import { cancelOrder } from '@/features/shop/orders/cancel-order'
import { receiveBankTransfer } from '@/features/shop/payments/bank-transfer'
import { finishRefund } from '@/features/shop/payments/refunds'
import { tableResponse } from '@/lib/csv/write-table'
import { withTransaction } from '@/server/db/transaction'
import { env } from '@/server/env'
import { ordersCsv } from './accounting'
import { parcelLabels } from './labels'
import { awaitedCents, openRefundsOf } from './money-due'
import { claimOrders, endParcel, FulfilmentRefused, giveBack, type PackedLine, packParcel, shipParcel } from './pack'

const uuid = z.uuid()
const count = z.coerce.number().pipe(z.int().min(0).max(999))
const trackingNumber = z
  .string()
  .trim()
  .max(60)
  .transform((text) => text || null)

/** What a step leads back to, and how many it was done for. */
type Done = { to: string; said: Record<string, string> }
type Work = (req: PayloadRequest, staff: string, form: FormData) => Promise<Done>

const idsOf = (form: FormData, name: string) => z.array(uuid).parse(form.getAll(name))

const claim: Work = async (req, staff, form) => {
  const claimed = await claimOrders(req, staff, idsOf(form, 'order'))
  return { to: '/admin/orders/packing', said: { done: 'claim', count: String(claimed) } }
}

const back: Work = async (req, staff, form) => {
  const given = await giveBack(req, staff, idsOf(form, 'order'))
  return { to: '/admin/orders', said: { done: 'back', count: String(given) } }
}

/** The quantities that the form names `pack:{order}:{line}`; all orders of one form, each in the parcel that `parcel:{order}` names. */
const pack: Work = async (req, staff, form) => {
  const byOrder = new Map<string, PackedLine[]>()
  for (const [name, value] of form.entries()) {
    const [kind, order = '', line = ''] = name.split(':')
    if (kind !== 'pack') continue
    byOrder.set(order, [...(byOrder.get(order) ?? []), { line, quantity: count.parse(value) }])
  }
  const filled = [...byOrder].filter(([, lines]) => lines.some(({ quantity }) => quantity > 0))
  for (const [order, lines] of filled) {
    const parcel = uuid.parse(form.get(`parcel:${order}`) ?? crypto.randomUUID())
    await packParcel(req, staff, uuid.parse(order), lines, parcel)
  }
  return { to: '/admin/orders/packing', said: { done: 'pack', count: String(filled.length) } }
}

/** Ships the parcels that are ticked, each with the number that stands beside it. */
const ship: Work = async (req, _staff, form) => {
  const parcels = idsOf(form, 'parcel')
  for (const parcel of parcels)
    await shipParcel(req, parcel, trackingNumber.parse(form.get(`tracking:${parcel}`) ?? ''))
  return { to: '/admin/orders/parcels', said: { done: 'ship', count: String(parcels.length) } }
}

const end =
  (state: 'delivered' | 'refused'): Work =>
  async (req, _staff, form) => {
    const parcels = idsOf(form, 'parcel')
    for (const parcel of parcels) await endParcel(req, parcel, state)
    return { to: '/admin/orders/parcels', said: { done: state, count: String(parcels.length) } }
  }

/** Each order of the form in a transaction of its own, so that one that cannot be changed does not hold up the others. */
const eachOrder =
  (done: string, list: string, change: (req: PayloadRequest, order: string) => Promise<boolean>): Work =>
  async (req, _staff, form) => {
    let changed = 0
    for (const order of idsOf(form, 'order')) if (await change(req, order)) changed += 1
    return { to: '/admin/orders', said: { list, done, count: String(changed) } }
  }

/** The transfers of these orders have arrived in full. */
const received = eachOrder('received', 'payment', async (req, order) => {
  const awaited = await awaitedCents(req.payload.db.drizzle, order)
  return awaited > 0 && (await receiveBankTransfer(req, order, awaited)) === 'paid'
})

const cancel = eachOrder('cancel', 'payment', async (req, order) => (await cancelOrder(req, order, 'staff')) === null)

/** What was due back of these orders has been paid by staff. */
const refunded = eachOrder('refunded', 'refund', async (req, order) => {
  const refunds = await openRefundsOf(req.payload.db.drizzle, order)
  for (const refund of refunds) await finishRefund(req.payload, refund)
  return refunds.length > 0
})

type Options = { ownTransactions?: boolean }

/** An endpoint for a form: one transaction, unless the work has its own, then back to the page with the result in the query string. */
function workEndpoint(path: string, work: Work, { ownTransactions = false }: Options = {}): Endpoint {
  return {
    path: `/work/${path}`,
    method: 'post',
    handler: async (req) => {
      const { user } = req
      if (!user || !handlesOrders(user)) return new Response(null, { status: 403 })
      if (!req.formData) return new Response(null, { status: 404 })
      const form = await req.formData()
      try {
        const run = () => work(req, user.id, form)
        return leadTo(await (ownTransactions ? run() : withTransaction(req, run)))
      } catch (error) {
        if (error instanceof FulfilmentRefused || error instanceof z.ZodError)
          return leadTo({ to: '/admin/orders', said: { refused: 'true' } })
        throw error
      }
    },
  }
}

function leadTo({ to, said }: Done): Response {
  return new Response(null, { status: 303, headers: { Location: `${to}?${new URLSearchParams(said)}` } })
}

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

function downloadEndpoint(path: string, answer: (req: PayloadRequest) => Promise<Response>): Endpoint {
  return {
    path: `/work/${path}`,
    method: 'get',
    handler: async (req) => {
      if (!handlesOrders(req.user)) return new Response(null, { status: 403 })
      try {
        return await answer(req)
      } catch (error) {
        if (error instanceof z.ZodError) return new Response(null, { status: 404 })
        throw error
      }
    },
  }
}

async function answerCsv(req: PayloadRequest): Promise<Response> {
  const asked = month.parse(req.searchParams.get('month'))
  return tableResponse(await ordersCsv(req.payload.db.drizzle, asked), `orders-${asked}.csv`)
}

async function answerAuditFile(req: PayloadRequest): Promise<Response> {
  const asked = month.parse(req.searchParams.get('month'))
  const { eik, shopNumber } = await req.payload.findGlobal({ slug: 'shop-settings', depth: 0 })
  const domain = new URL(env().SITE_URL).hostname
  const shop = { eik: eik ?? '', shopNumber: shopNumber ?? '', domain, month: asked, created: sofiaDay() }
  return file(await auditFile(req.payload.db.drizzle, shop), 'application/xml', `audit-${asked}.xml`)
}

async function answerLabels(req: PayloadRequest): Promise<Response> {
  const parcels = z.array(uuid).max(100).parse(req.searchParams.getAll('parcel'))
  return file(await parcelLabels(req.payload.db.drizzle, parcels), 'application/pdf', 'labels.pdf')
}

async function answerDocument(req: PayloadRequest): Promise<Response> {
  const document = await readDocument(req.payload.db.drizzle, uuid.parse(req.searchParams.get('id')))
  if (!document) return new Response(null, { status: 404 })
  return file(document.pdf, 'application/pdf', `${document.kind}-${document.number}.pdf`)
}

function file(body: Buffer, type: string, name: string): Response {
  return new Response(new Uint8Array(body), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `inline; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

/** What staff do with orders, under `/api/cms/orders`. */
export const orderEndpoints: Endpoint[] = [
  workEndpoint('claim', claim),
  workEndpoint('back', back),
  workEndpoint('pack', pack),
  workEndpoint('ship', ship),
  workEndpoint('delivered', end('delivered')),
  workEndpoint('refused', end('refused')),
  workEndpoint('received', received, { ownTransactions: true }),
  workEndpoint('cancel', cancel, { ownTransactions: true }),
  workEndpoint('refunded', refunded, { ownTransactions: true }),
  downloadEndpoint('orders.csv', answerCsv),
  downloadEndpoint('audit.xml', answerAuditFile),
  downloadEndpoint('labels.pdf', answerLabels),
  downloadEndpoint('document.pdf', answerDocument),
]
