import { afterAll, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../../../setup/cms'
import { auditTexts } from '../documents/audit-texts'
import { voucherKit } from './voucher-kit'

const began = new Date()
const { payload } = await freshCms()
const kit = await voucherKit(payload)
const { ordersCsv } = await import('@/features/shop/fulfilment/accounting')
const { beginRefund } = await import('@/features/shop/orders/payments/refunds')
const { withTransaction } = await import('@/server/db/transaction')

afterAll(() => payload.destroy())

async function refundedToVoucher(vat: 'single-purpose' | 'multi-purpose', cents: number): Promise<void> {
  await payload.updateGlobal({ slug: 'shop-settings', data: { vouchers: { vat } } })
  const { id: voucher } = await kit.bought({ amountCents: 5000 })
  const { line } = await kit.variantWith(5)
  const vouchers = [{ voucher, cents: 1999 + 450 }]
  const { id: order } = await kit.placed(kit.requestOf([line], { paymentMethod: 'gift-voucher', vouchers }))
  const req = await kit.request()
  await withTransaction(req, () => beginRefund(req, { order, cents, why: 'жест' }))
}

it('tell the tax authority of no money that went back and was never counted as sold, and the accountant of no VAT twice', async () => {
  await refundedToVoucher('single-purpose', 700)
  await refundedToVoucher('multi-purpose', 300)
  const shop = { eik: '175074752', shopNumber: '1', domain: 'a.example' }
  const text = (await auditTexts(payload.db.drizzle, began, shop)).join('')
  const all = (name: string) => [...text.matchAll(new RegExp(`<${name}>([\\d.]+)<`, 'g'))].map(([, found]) => found)
  expect(all('ord_total2')).toEqual(['0.00', '24.49'])
  expect(all('r_amount')).toEqual(['3.00'])
  expect(all('r_total')).toContain('3.00')
  const table = await ordersCsv(payload.db.drizzle, sofiaDay(began).slice(0, 7))
  const vat = table
    .trim()
    .split('\r\n')
    .map((row) => row.split(';')[6])
  expect(vat).toEqual(['ДДС', '8,33', '0,00', '0,00', '4,08'])
})
