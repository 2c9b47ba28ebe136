import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { formatDay } from '@/design/format'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../../../setup/cms'
import { voucherKit } from './voucher-kit'

const { payload } = await freshCms()
const kit = await voucherKit(payload)
const { issueAccess } = await import('@/features/shop/orders/access')
const { printVoucher } = await import('@/features/shop/orders/vouchers/draw-voucher')
const { remindOfVouchers } = await import('@/features/shop/orders/vouchers/send')
const { readReminder, wantReminder } = await import('@/features/shop/orders/vouchers/reminder')

it('is printed by its buyer five times, each time with a code of its own', async () => {
  const { id: order } = await kit.ordered(kit.wishOf({ email: null }))
  await kit.paid(order, 5000)
  const key = await issueAccess(payload.db.drizzle, order)
  const prints: boolean[] = []
  for (let time = 0; time < 6; time += 1) prints.push((await printVoucher(new URLSearchParams({ key }))) !== null)
  expect(prints).toEqual([true, true, true, true, true, false])
  const { id } = await kit.ofOrder(order)
  const { rowCount } = await payload.db.pool.query('select from shop.gift_card_codes where gift_card = $1', [id])
  expect(rowCount).toBe(5)
})

it('reminds whoever asked for it of what is left, once, from 30 days before its last day', async () => {
  const [wanted, unasked] = [await kit.bought(), await kit.bought()]
  await payload.db.pool.query('update shop.gift_cards set wants_reminder = true where id = $1', [wanted.id])
  await payload.db.pool.query(`update shop.gift_cards set expires_on = '2027-06-30' where id in ($1, $2)`, [
    wanted.id,
    unasked.id,
  ])
  const countAfter = async (at: string) => {
    await remindOfVouchers(payload, new Date(at))
    const mails = await Promise.all([wanted, unasked].map(({ wish }) => kit.mailsTo(wish.email ?? '')))
    return mails.map((sent) => sent.length)
  }
  const [before = -1] = await countAfter('2027-05-30T10:00:00Z')
  expect(await countAfter('2027-05-31T10:00:00Z')).toEqual([before + 1, before])
  expect(await countAfter('2027-06-01T10:00:00Z')).toEqual([before + 1, before])
  expect((await kit.mailsTo(wanted.wish.email ?? ''))[0]?.text).toContain('50,00')
})

it('reminds again of a voucher that got another last day because money came back to it', async () => {
  const { id, wish } = await kit.bought()
  const today = sofiaDay()
  await payload.db.pool.query('update shop.gift_cards set wants_reminder = true, expires_on = $2 where id = $1', [
    id,
    addDays(today, 20),
  ])
  const mailsOn = async (day: string) => {
    await remindOfVouchers(payload, new Date(`${day}T10:00:00Z`))
    return kit.mailsTo(wish.email ?? '')
  }
  const before = (await kit.mailsTo(wish.email ?? '')).length
  expect(await mailsOn(today)).toHaveLength(before + 1)
  const { line } = await kit.variantWith(1)
  const vouchers = [{ voucher: id, cents: 1000 }]
  const { id: order } = await kit.placed(kit.requestOf([line], { paymentMethod: 'bank-transfer', vouchers }))
  await kit.cancel(order)
  expect(await mailsOn(addDays(today, 149))).toHaveLength(before + 1)
  const mails = await mailsOn(addDays(today, 151))
  expect(mails).toHaveLength(before + 2)
  expect(mails.at(-1)?.text).toContain(formatDay(addDays(today, 180), 'bg', 'full'))
})

it('promises a reminder only of a voucher of which one will come, and says why of the others', async () => {
  const { id, wish } = await kit.bought()
  const today = sofiaDay()
  const state = async () => (await readReminder(id))?.state
  expect(await state()).toBe('open')
  const cases = [
    ['used', 'balance_cents = 0'],
    ['expired', `expires_on = '${addDays(today, -1)}'`],
    ['void', `state = 'void', balance_cents = 0`],
    ['reminded', 'reminded_at = now()'],
  ] as const
  for (const [expected, change] of cases) {
    await payload.db.pool.query(`update shop.gift_cards set ${change} where id = $1`, [id])
    await wantReminder(id)
    expect(await state()).toBe(expected)
    await payload.db.pool.query(
      `update shop.gift_cards set balance_cents = $2, expires_on = $3, state = 'active', reminded_at = null where id = $1`,
      [id, wish.amountCents, addDays(today, 20)],
    )
    expect(await state()).toBe('open')
  }
  await wantReminder(id)
  await wantReminder(id)
  expect(await state()).toBe('done')
  const before = (await kit.mailsTo(wish.email ?? '')).length
  await remindOfVouchers(payload)
  expect(await kit.mailsTo(wish.email ?? '')).toHaveLength(before + 1)
  expect(await readReminder(id)).toEqual({ state: 'reminded', expiresOn: addDays(today, 20) })
  expect(await readReminder(randomUUID())).toBeNull()
})
