import { handlesOrders } from '@collections/access/roles'
import { postedForm } from '@collections/document-endpoint'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { auditFile } from '@/features/shop/orders/documents/audit-file'
import { readDocument } from '@/features/shop/orders/documents/stored-document'
import { readLabelPdf } from '@/features/shop/orders/label-rows'
import { languageOf } from '@/i18n/translator'
import { tableResponse } from '@/lib/csv/write-table'
import { env } from '@/server/env'
import { ordersCsv } from './accounting'
import { buyersCsv } from './buyers'
import { documentsCsv } from './issued-documents'
import { parcelLabels } from './labels'
import { mostParcels } from './parcels'

const uuid = z.uuid()
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

function downloadEndpoint(
  path: string,
  answer: (req: PayloadRequest) => Promise<Response>,
  method: 'get' | 'post' = 'get',
): Endpoint {
  return {
    path: `/work/${path}`,
    method,
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

async function answerDocuments(req: PayloadRequest): Promise<Response> {
  const asked = month.parse(req.searchParams.get('month'))
  return tableResponse(await documentsCsv(req.payload.db.drizzle, asked), `documents-${asked}.csv`)
}

async function answerBuyers(req: PayloadRequest): Promise<Response> {
  const product = uuid.parse(req.searchParams.get('product'))
  return tableResponse(await buyersCsv(req.payload.db.drizzle, product, languageOf(req.i18n)), 'buyers.csv')
}

async function answerAuditFile(req: PayloadRequest): Promise<Response> {
  const asked = month.parse(req.searchParams.get('month'))
  const { eik, shopNumber } = await req.payload.findGlobal({ slug: 'shop-settings', depth: 0 })
  const domain = new URL(env().SITE_URL).hostname
  const shop = { eik: eik ?? '', shopNumber: shopNumber ?? '', domain, month: asked, created: sofiaDay() }
  const xml = await auditFile(req.payload.db.drizzle, shop)
  return file(xml, 'application/xml', `audit-${asked}.xml`, 'attachment')
}

const answerLabel = (req: PayloadRequest) => labelsOf(req, req.searchParams.getAll('parcel'))
const answerLabels = async (req: PayloadRequest) => labelsOf(req, (await postedForm(req)).getAll('parcel'))

async function labelsOf(req: PayloadRequest, asked: unknown[]): Promise<Response> {
  const parcels = z.array(uuid).max(mostParcels).parse(asked)
  return file(await parcelLabels(req.payload.db.drizzle, parcels), 'application/pdf', 'labels.pdf')
}

async function answerCarrierLabel(req: PayloadRequest): Promise<Response> {
  const pdf = await readLabelPdf(req.payload.db.drizzle, uuid.parse(req.searchParams.get('parcel')))
  return pdf ? file(pdf, 'application/pdf', 'label.pdf') : new Response(null, { status: 404 })
}

async function answerDocument(req: PayloadRequest): Promise<Response> {
  const document = await readDocument(req.payload.db.drizzle, uuid.parse(req.searchParams.get('id')))
  if (!document) return new Response(null, { status: 404 })
  return file(document.pdf, 'application/pdf', `${document.kind}-${document.number}.pdf`)
}

function file(body: Buffer, type: string, name: string, use: 'inline' | 'attachment' = 'inline'): Response {
  return new Response(new Uint8Array(body), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `${use}; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

export const downloadEndpoints: Endpoint[] = [
  downloadEndpoint('orders.csv', answerCsv),
  downloadEndpoint('documents.csv', answerDocuments),
  downloadEndpoint('buyers.csv', answerBuyers),
  downloadEndpoint('audit.xml', answerAuditFile),
  downloadEndpoint('labels.pdf', answerLabel),
  // Posted, because the numbers of two hundred parcels do not fit into the head of a request.
  downloadEndpoint('labels.pdf', answerLabels, 'post'),
  downloadEndpoint('carrier-label.pdf', answerCarrierLabel),
  downloadEndpoint('document.pdf', answerDocument),
]
