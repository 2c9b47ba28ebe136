import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { freshCms } from '../../../setup/cms'
import { postedKit } from '../../fulfilment/posted-kit'
import { readBack } from '../documents/read-back'

const { payload } = await freshCms()
const work = await postedKit(payload)
const { issueAccess } = await import('@/features/shop/orders/access')
const { printVoucher } = await import('@/features/shop/orders/vouchers/draw-voucher')
const { enqueueDueVouchers, voucherMail } = await import('@/features/shop/orders/vouchers/send')
const { eraseOrders } = await import('@collections/customers/hooks/erase-from-books')

const spend = (voucher: string, euros: string) =>
  work.post('voucher-correct', { voucher, change: `-${euros}`, note: 'платено', key: randomUUID() })

const reissue = (voucher: string) => work.post('voucher-anew', { voucher, key: randomUUID() })

const drawn = async (pdf: Buffer | undefined | null) => (await readBack(pdf ?? Buffer.alloc(0))).text

it('mails and draws what is left on a voucher that is issued again after a part of it was spent', async () => {
  const { id } = await work.vouchers.bought()
  await spend(id, '20,00')
  expect(await reissue(id)).toMatchObject({ done: 'voucher-anew' })
  const mail = await voucherMail(payload, id)
  for (const text of [mail?.subject, mail?.text, await drawn(mail?.attachments?.[0]?.content)]) {
    expect(text).toContain('30,00')
    expect(text).not.toContain('50,00')
  }
})

it('prints what is left, and nothing of a voucher that is used up', async () => {
  const { id: order } = await work.vouchers.ordered(work.vouchers.wishOf({ email: null }))
  await work.vouchers.paid(order, 5000)
  const { id } = await work.vouchers.ofOrder(order)
  const key = await issueAccess(payload.db.drizzle, order)
  const print = () => printVoucher(new URLSearchParams({ key }))
  expect(await drawn(await print())).toContain('50,00')
  await spend(id, '12,50')
  expect(await drawn(await print())).toContain('37,50')
  await spend(id, '37,50')
  expect(await print()).toBeNull()
  expect(await reissue(id)).toMatchObject({ refused: 'used' })
})

it('is printed by its buyer, once staff have issued it again, where its recipient was erased', async () => {
  const { id, order, wish } = await work.vouchers.bought()
  await work.step((req) => eraseOrders(req, { guest: wish.email ?? '' }))
  const key = await issueAccess(payload.db.drizzle, order)
  const print = () => printVoucher(new URLSearchParams({ key }))
  expect(await print(), 'the balance is the recipient’s').toBeNull()
  expect(await reissue(id)).toMatchObject({ done: 'voucher-anew' })
  await enqueueDueVouchers(payload.db.drizzle, new Date(Date.now() + 2 * 86_400_000))
  const { rows } = await work.run(sql`
    select from graphile_worker._private_jobs where payload ->> 'voucher' = ${id}`)
  expect(rows).toHaveLength(0)
  expect(await voucherMail(payload, id)).toBeNull()
  expect(await drawn(await print())).toContain('50,00')
})
