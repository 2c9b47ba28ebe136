import { sql } from '@payloadcms/db-postgres'
import { afterEach, expect, it } from 'vitest'
import { freshCms } from '../../../setup/cms'
import { voucherKit } from './voucher-kit'

const { payload } = await freshCms()
const kit = await voucherKit(payload)
const { enqueueDueVouchers, noteSent, voucherMail } = await import('@/features/shop/orders/vouchers/send')

// After every test, a balance must be the sum of its entries, and each payment must have its order.
afterEach(async () => expect(await kit.faults()).toEqual([]))

async function paidVoucher() {
  const wish = kit.wishOf()
  const { id: order } = await kit.ordered(wish)
  await kit.paid(order, 5000)
  return { ...(await kit.ofOrder(order)), wish }
}

it('a gift voucher is sent at nine in Sofia on its day, not before, and once', async () => {
  const wish = kit.wishOf({ sendOn: '2027-02-14' })
  const { id: order } = await kit.ordered(wish)
  const { id } = await kit.ofOrder(order)
  const waiting = async (at: string) => {
    await enqueueDueVouchers(payload.db.drizzle, new Date(at))
    const { rows } = await kit.run(sql`
      select from graphile_worker._private_jobs where payload ->> 'voucher' = ${id}`)
    return rows.length
  }
  expect(await waiting('2027-02-14T08:00:00Z')).toBe(0)
  await kit.paid(order, 5000)
  expect(await waiting('2027-02-14T06:59:00Z')).toBe(0)
  expect(await waiting('2027-02-14T07:00:00Z')).toBe(1)
  await kit.run(sql`update graphile_worker._private_jobs set attempts = 3 where payload ->> 'voucher' = ${id}`)
  expect(await waiting('2027-02-14T07:01:00Z')).toBe(1)
  const tried = await kit.run(sql`
    select attempts from graphile_worker._private_jobs where payload ->> 'voucher' = ${id}`)
  expect(tried.rows, 'its pauses do not begin anew').toEqual([{ attempts: 3 }])
  // A mail that was not handed over is composed again: each version has a valid code.
  const codes = [await kit.mailedCode(id), await kit.mailedCode(id)]
  for (const code of codes) expect(await kit.lookUp(code)).toMatchObject({ ok: true, found: { voucher: id } })
  await noteSent(payload, id)
  await noteSent(payload, id)
  expect(await voucherMail(payload, id)).toBeNull()
  const toBuyer = await kit.mailsTo(wish.buyerEmail)
  expect(toBuyer.filter(({ subject }) => subject.includes('е изпратен'))).toHaveLength(1)
})

it('a gift voucher is not told to its buyer as sent where its mail was refused', async () => {
  const { id, wish } = await paidVoucher()
  await kit.mailedCode(id)
  await noteSent(payload, id, false)
  const about = (await kit.mailsTo(wish.buyerEmail)).filter(({ subject }) => subject.startsWith('Ваучерът за Петя'))
  expect(about.map(({ subject }) => subject)).toEqual(['Ваучерът за Петя не можа да бъде доставен'])
  expect(about[0]?.text).toContain(`${wish.email} не приема писма`)
  expect(await voucherMail(payload, id)).toBeNull()
})

it('a gift voucher is mailed again where staff ask for a new code while its mail is on the way', async () => {
  const { voidCodes } = await import('@/features/shop/orders/vouchers/codes')
  const { id } = await paidVoucher()
  await kit.mailedCode(id)
  await voidCodes(payload.db.drizzle, id)
  await noteSent(payload, id)
  expect(await voucherMail(payload, id)).not.toBeNull()
})
