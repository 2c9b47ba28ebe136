import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../setup/database'
import { auditTexts } from './documents/audit-texts'
import { orderKit } from './order-kit'

await freshDatabase()
let payload: Payload
let kit: Awaited<ReturnType<typeof orderKit>>

beforeAll(async () => {
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await orderKit(payload)
})
afterAll(() => payload.destroy())

async function shirtAndBook() {
  const [shirt, book] = [await kit.variantWith(5, { priceCents: 3333 }), await kit.variantWith(5, { priceCents: 1999 })]
  await payload.update({ collection: 'products', id: book.product, locale: 'bg', data: { taxClass: 'reduced' } })
  return kit.requestOf([shirt.line, { ...book.line, quantity: 3 }])
}

it('splits the VAT of an order by the classes of its goods, in the order, its invoice and its mail', async () => {
  const invoice = { company: 'Купувач ЕООД', eik: '175074752', address: 'бул. „Витоша“ 1, София' }
  const request = { ...(await shirtAndBook()), paymentMethod: 'bank-transfer' as const, invoice }
  const placed = await kit.placed(request)
  const order = await kit.orderOf(placed.id)
  expect(order.lines.map(({ vatRatePercent }) => vatRatePercent)).toEqual([20, 9])
  // Delivery for 4.50 is split with the shirt: 3783 at 20 %, 5997 at 9 %.
  expect(order).toMatchObject({ vatCents: 631 + 495, totalCents: 9780 })
  const [mail] = await kit.mailsTo(request.email)
  for (const words of ['ДДС 20 %', '6,31', 'ДДС 9 %', '4,95']) expect(mail?.text).toContain(words)
  const { receiveBankTransfer } = await import('@/features/shop/orders/payments/bank-transfer')
  await receiveBankTransfer(await createLocalReq({}, payload), order.id, order.totalCents)
  const { rows } = await payload.db.pool.query('select content from shop.documents where order_id = $1', [order.id])
  expect(rows).toMatchObject([
    {
      content: {
        shares: [
          { ratePercent: 20, grossCents: 3783, netCents: 3152, vatCents: 631 },
          { ratePercent: 9, grossCents: 5997, netCents: 5502, vatCents: 495 },
        ],
      },
    },
  ])
})

it('tells the tax authority the VAT of each article, together that of the order', async () => {
  const began = new Date()
  const order = await kit.orderOf((await kit.placed(await shirtAndBook())).id)
  const { issueSaleDocuments } = await import('@/features/shop/orders/documents/issue-document')
  await payload.db.pool.query(`update orders set payment_method = 'card' where id = $1`, [order.id])
  const { withTransaction } = await import('@/server/db/transaction')
  const req = await createLocalReq({}, payload)
  await withTransaction(req, () => issueSaleDocuments(req, order.id))
  const shop = { eik: '175074752', shopNumber: '1', domain: 'a.example' }
  const xml = (await auditTexts(payload.db.drizzle, began, shop)).join('')
  const all = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>([\\d.]+)<`, 'g'))].map(([, text]) => Number(text))
  const cents = (numbers: number[]) => Math.round(numbers.reduce((sum, euros) => sum + euros, 0) * 100)
  expect(all('art_vat_rate')).toEqual([20, 9, 20])
  expect(cents(all('art_sum'))).toBe(order.totalCents)
  expect(cents(all('art_vat'))).toBe(order.vatCents)
  expect(cents(all('ord_vat'))).toBe(order.vatCents)
})
