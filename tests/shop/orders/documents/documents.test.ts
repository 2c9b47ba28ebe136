import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { z } from 'zod'
import type { Order } from '@/../payload-types'
import { orderTotals } from '@/domain/order-totals'
import { uuidsOf } from '@/server/db/row-ids'
import { customerFixtures } from '../../../account/customer-fixtures'
import { atATime } from '../../../setup/at-a-time'
import { freshDatabase } from '../../../setup/database'
import { runJobs } from '../../../setup/run-jobs'
import { auditTexts } from './audit-texts'

const began = new Date()
let payload: Payload
let kit: Awaited<ReturnType<typeof customerFixtures>>
let issue: typeof import('@/features/shop/orders/documents/issue-document')

const seller = {
  sellerName: 'Ателие Липа ООД',
  eik: '203123451',
  vatNumber: 'BG203123451',
  shopNumber: 'RF0000123',
  address: 'ул. „Липова“ 12, 1000 София',
  vatRatePercent: 20,
}
const lines = [
  { title: 'Вълнено палто, тъмносиньо, 42', sku: 'WC-42', quantity: 1, unitPriceCents: 12_990, vatRatePercent: 20 },
  { title: 'Чорапи', sku: 'SO-1', quantity: 3, unitPriceCents: 599, vatRatePercent: 20, discountCents: 100 },
]

beforeAll(async () => {
  await freshDatabase()
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await customerFixtures(payload)
  issue = await import('@/features/shop/orders/documents/issue-document')
  await payload.updateGlobal({ slug: 'shop-settings', data: seller })
})
afterAll(() => payload.destroy())

const buyer = { company: 'Купувач ЕООД', eik: '175074752', address: 'бул. „Витоша“ 1, София' }

function sold(changes: Partial<Order> = {}) {
  const totals = { lines, shippingCents: 499, ...orderTotals(lines, 499) }
  return kit.create.orders(null, undefined, {
    ...totals,
    paymentMethod: 'card',
    language: 'bg',
    invoice: buyer,
    ...changes,
  })
}

async function inTransaction(work: (req: PayloadRequest) => Promise<void>) {
  const { withTransaction } = await import('@/server/db/transaction')
  const req = await createLocalReq({}, payload)
  await withTransaction(req, () => work(req))
}

const entry = z.object({
  kind: z.string(),
  series: z.string(),
  number: z.coerce.number(),
  order_id: z.string(),
  pdf: z.instanceof(Buffer).nullable(),
})

async function issued(orderId?: string) {
  const { rows } = await payload.db.drizzle.execute(sql`
    select kind, series, number, order_id, pdf from shop.documents
    where ${orderId ?? null}::uuid is null or order_id = ${orderId ?? null}::uuid order by series, number`)
  return z.array(entry).parse(rows)
}

/** By kind; each is drawn twice. */
async function drawnAndMailed(orderId: string) {
  const { drawStored } = await import('@/features/shop/orders/documents/draw-stored')
  const { documentMail } = await import('@/features/shop/orders/documents/mail-document')
  const { rows } = await payload.db.drizzle.execute(sql`
    select id from shop.documents where order_id = ${orderId} order by kind`)
  const mails = []
  for (const id of uuidsOf(rows)) {
    expect(await documentMail(payload, id)).toBeNull()
    for (let time = 0; time < 2; time += 1) await drawStored(await createLocalReq({}, payload), id)
    const key = `mailDocument ${id}`
    const { rowCount } = await payload.db.pool.query('select from graphile_worker.jobs where key = $1', [key])
    mails.push({ queued: rowCount, mail: await documentMail(payload, id) })
  }
  return mails
}

describe('documents', () => {
  it('are an invoice where one was asked for, and a sales document for a card payment, once', async () => {
    const [both, none] = [await sold(), await sold({ paymentMethod: 'bank-transfer', invoice: {} })]
    for (let time = 0; time < 3; time += 1) await inTransaction((req) => issue.issueSaleDocuments(req, both.id))
    await inTransaction((req) => issue.issueSaleDocuments(req, none.id))
    expect((await issued(both.id)).map(({ kind }) => kind)).toEqual(['invoice', 'sale'])
    expect(await issued(none.id)).toEqual([])
  })

  it('are drawn by the worker as tagged PDFs that never change', async () => {
    const order = await sold({ language: 'de' })
    await inTransaction((req) => issue.issueSaleDocuments(req, order.id))
    expect((await issued(order.id)).map(({ pdf }) => pdf)).toEqual([null, null])
    await runJobs(payload)
    const [invoice] = await issued(order.id)
    const text = invoice?.pdf?.toString('latin1') ?? ''
    expect(text.slice(0, 8)).toBe('%PDF-1.7')
    expect(text).toContain('/MarkInfo')
    expect(text).toMatch(/\/Lang \(de\)/)
    const change = (set: ReturnType<typeof sql>) =>
      payload.db.drizzle.execute(sql`update shop.documents set ${set} where order_id = ${order.id}`)
    await expect(change(sql`pdf = 'other'::bytea`)).rejects.toThrow()
    await expect(change(sql`content = '{}'::jsonb`)).rejects.toThrow()
    await expect(payload.db.drizzle.execute(sql`delete from shop.documents`)).rejects.toThrow()
    await expect(payload.db.drizzle.execute(sql`truncate shop.documents`)).rejects.toThrow()
    await runJobs(payload)
    expect((await issued(order.id))[0]?.pdf?.equals(invoice?.pdf ?? Buffer.alloc(0))).toBe(true)
  })

  it('that nobody has drawn are drawn after a quarter of an hour', async () => {
    const { drawMissing } = await import('@/features/shop/orders/documents/draw-stored')
    const order = await sold({ paymentMethod: 'bank-transfer' })
    await inTransaction((req) => issue.issueSaleDocuments(req, order.id))
    const isQueuedAfter = async (time: string) => {
      await payload.db.pool.query('delete from graphile_worker._private_jobs')
      await payload.db.pool.query('alter table shop.documents disable trigger documents_never_change')
      await payload.db.pool.query('update shop.documents set issued_at = now() - $2::interval where order_id = $1', [
        order.id,
        time,
      ])
      await payload.db.pool.query('alter table shop.documents enable trigger documents_never_change')
      await drawMissing(payload.db.drizzle)
      return (await payload.db.pool.query('select from graphile_worker._private_jobs')).rowCount === 1
    }
    expect(await isQueuedAfter('14 minutes')).toBe(false)
    expect(await isQueuedAfter('16 minutes')).toBe(true)
    await runJobs(payload)
    expect((await issued(order.id))[0]?.pdf?.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('are mailed with their PDF to the mailbox of the order once they are drawn', async () => {
    const order = await sold()
    await inTransaction((req) => issue.issueSaleDocuments(req, order.id))
    const mails = await drawnAndMailed(order.id)
    expect(mails.map(({ mail }) => mail?.subject.replace(/\d{10}/, 'N'))).toEqual([
      `Фактура N за поръчка ${order.number}`,
      `Документ за продажба N за поръчка ${order.number}`,
    ])
    for (const { queued, mail } of mails) {
      expect(queued).toBe(1)
      expect(mail?.to).toBe(order.email)
      expect(mail?.attachments?.map(({ content }) => content.subarray(0, 5).toString())).toEqual(['%PDF-'])
    }
  })

  it('leave no number out and use none twice, in 300 sales, 40 at a time, of which every third fails', async () => {
    const before = (await issued()).filter(({ series }) => series === 'invoice').length
    const makeOrder = () => sold({ paymentMethod: 'bank-transfer' })
    const orders = await atATime(
      40,
      Array.from({ length: 300 }, () => makeOrder),
    )
    const sales = orders.map(({ id }, index) => async () => {
      const sale = inTransaction(async (req) => {
        await issue.issueSaleDocuments(req, id)
        if (index % 3 === 0) throw new Error('crash')
      })
      return sale.then(() => 'sold', String)
    })
    const ends = await atATime(40, sales)
    expect(ends).toEqual(orders.map((_, index) => (index % 3 === 0 ? 'Error: crash' : 'sold')))
    const numbers = (await issued()).filter(({ series }) => series === 'invoice').map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: before + 200 }, (_, index) => index + 1))
  })

  it('are corrected by a credit note of the same series when money goes back, not when it was paid twice', async () => {
    const order = await sold()
    await inTransaction((req) => issue.issueSaleDocuments(req, order.id))
    const [payment, refund, second] = [randomUUID(), randomUUID(), randomUUID()]
    await payload.db.drizzle.execute(sql`
      insert into shop.payments (id, order_id, method, amount_cents, state, settled_at)
      values (${payment}, ${order.id}, 'card', ${order.totalCents}, 'paid', now())`)
    await payload.db.drizzle.execute(sql`
      insert into shop.refunds (id, order_id, payment, amount_cents, reason, state, done_at)
      values (${refund}, ${order.id}, ${payment}, 1234, 'return', 'done', now()),
        (${second}, ${order.id}, ${payment}, 100, 'cancelled', 'done', now())`)
    for (const each of [refund, second, refund]) await inTransaction((req) => issue.issueCreditNote(req, each))
    const notes = (await issued(order.id)).filter(({ kind }) => kind === 'credit-note')
    expect(notes.map(({ series }) => series)).toEqual(['invoice'])
    const [note] = await drawnAndMailed(order.id)
    expect(note?.mail?.subject).toMatch(/^Кредитно известие \d{10} за поръчка /)
  })
})

it('tells the tax authority each month what was sold without a receipt, in its form', async () => {
  const shop = { eik: seller.eik, shopNumber: seller.shopNumber, domain: 'broshura.example' }
  const texts = await auditTexts(payload.db.drizzle, began, shop)
  const schema = readFileSync(path.join(import.meta.dirname, 'audit.xsd'), 'utf8')
  for (const each of texts) {
    const asUtf8 = each.replace('WINDOWS-1251', 'UTF-8')
    const result = await validateXML({ xml: [{ fileName: 'audit.xml', contents: asUtf8 }], schema: [schema] })
    expect(result.errors).toEqual([])
  }
  const text = texts.join('')
  expect(text).toContain('<art_name>Вълнено палто, тъмносиньо, 42</art_name>')
  const sales = (await issued()).filter(({ kind }) => kind === 'sale')
  expect(text.match(/<orderenum>/g)).toHaveLength(sales.length)
  expect(text).toContain('<r_amount>12.34</r_amount>')
})
