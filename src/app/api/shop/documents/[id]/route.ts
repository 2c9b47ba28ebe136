import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { ownAnswer, ownHeaders } from '@/features/account/as-customer'
import { orderOfAccess } from '@/features/shop/orders/access'
import { readDocument } from '@/features/shop/orders/documents/stored-document'
import { cmsSystem } from '@/server/cms'

const uuid = z.uuid()
const refused = () => new Response(null, { status: 404, headers: ownHeaders })

/** For holders of the order's link (`?key=`) and for the signed-in customer of the order. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const id = uuid.safeParse((await params).id)
  if (!id.success) return refused()
  const cms = await cmsSystem()
  const key = request.nextUrl.searchParams.get('key')
  const find = () => readDocument(cms.db.drizzle, id.data)
  if (key !== null) {
    const document = await find()
    return document && (await orderOfAccess(cms.db.drizzle, key)) === document.order ? answer(document) : refused()
  }
  return ownAnswer(async (customer) => {
    const document = await find()
    if (!document) return null
    const where = { id: { equals: document.order }, customer: { equals: customer.id } }
    const { totalDocs } = await cms.count({ collection: 'orders', where })
    return totalDocs === 1 ? answer(document) : null
  })
}

function answer({ kind, number, pdf }: NonNullable<Awaited<ReturnType<typeof readDocument>>>): Response {
  const headers = {
    ...ownHeaders,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${kind}-${number}.pdf"`,
  }
  return new Response(new Uint8Array(pdf), { headers })
}
