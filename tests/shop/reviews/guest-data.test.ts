import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerFixtures } from '../../account/customer-fixtures'
import { freshDatabase } from '../../setup/database'
import { orderKit } from '../orders/order-kit'
import { voucherKit } from '../orders/vouchers/voucher-kit'

let payload: Payload
let kit: Awaited<ReturnType<typeof orderKit>>
let people: Awaited<ReturnType<typeof customerFixtures>>
let access: typeof import('@/features/shop/reviews/guest-data/guest-access')
let erasing: typeof import('@/features/shop/reviews/guest-data/erase-guest')
let joining: typeof import('@/features/shop/reviews/guest-data/join-orders')

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  access = await import('@/features/shop/reviews/guest-data/guest-access')
  erasing = await import('@/features/shop/reviews/guest-data/erase-guest')
  joining = await import('@/features/shop/reviews/guest-data/join-orders')
  kit = await orderKit(payload)
  people = await customerFixtures(payload)
})
afterAll(() => payload.destroy())

async function guestWith(orders: number, origin: string | null = null) {
  const email = `guest-${randomUUID()}@example.com`
  const ids: string[] = []
  for (let each = 0; each < orders; each += 1) {
    const { line } = await kit.variantWith(1)
    ids.push((await kit.placed(kit.requestOf([line], { email, origin }))).id)
  }
  return { email, ids }
}

async function linkOf(email: string): Promise<string> {
  expect(await access.requestGuestLink({ email }, 'bg', randomUUID())).toEqual({ ok: true })
  const mails = await kit.mailsTo(email.toLowerCase())
  return /shop-guest-data\?key=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

const customer = async () => ({ customer: await people.customer() })

const cancel = async (id: string) => {
  await payload.update({ collection: 'orders', id, data: { status: 'cancelled' } })
}

describe('the orders of a guest', () => {
  it('are all opened by the link of one mail, and of no other address', async () => {
    const { email, ids } = await guestWith(2)
    const other = await guestWith(1)
    const opened = await access.openGuestData(await linkOf(email.toUpperCase()))
    expect(opened).toMatchObject({ email, isWaiting: false })
    expect(opened?.orders.map(({ id }) => id).sort()).toEqual([...ids].sort())
    expect(await access.isOrderOf(payload.db.drizzle, { email, language: 'bg' }, other.ids[0] ?? '')).toBe(false)
    expect(await access.openGuestData('somebody-guesses')).toBeNull()
  })

  it('get no mail where nobody has ordered, and the answer says the same', async () => {
    const stranger = `${randomUUID()}@example.com`
    expect(await access.requestGuestLink({ email: stranger }, 'bg', randomUUID())).toEqual({ ok: true })
    expect(await kit.mailsTo(stranger)).toEqual([])
  })

  it('are not opened by a link of yesterday', async () => {
    const { email } = await guestWith(1)
    const key = await linkOf(email)
    const leave = (time: string) =>
      payload.db.pool.query('update shop.guest_access set expires_at = expires_at - $2::interval where email = $1', [
        email,
        time,
      ])
    await leave('23 hours 58 minutes')
    await access.removeOldGuestAccess(payload.db.drizzle)
    expect(await access.openGuestData(key)).toMatchObject({ email })
    await leave('2 minutes')
    expect(await access.openGuestData(key)).toBeNull()
    expect(await erasing.requestErasure(payload.db.drizzle, key)).toBeNull()
  })
})

describe('the data of a guest', () => {
  it('is erased when nothing is open, confirmed by mail, and its orders keep their numbers and sums', async () => {
    const { email, ids } = await guestWith(1)
    const [id = ''] = ids
    const before = await kit.orderOf(id)
    await cancel(id)
    const key = await linkOf(email)
    expect(await erasing.requestErasure(payload.db.drizzle, key)).toBe('done')
    const after = await kit.orderOf(id)
    expect(after).toMatchObject({ number: before.number, totalCents: before.totalCents })
    expect(JSON.stringify(after)).not.toContain(email)
    expect(after.shippingAddress.name).not.toBe(before.shippingAddress.name)
    expect(await access.openGuestData(key)).toBeNull()
    expect((await kit.mailsTo(email)).at(-1)?.subject).toBe('Данните Ви са изтрити')
  })

  it('takes along the network from which was ordered', async () => {
    const { email, ids } = await guestWith(1, randomUUID())
    const [id = ''] = ids
    const known = async () =>
      (await payload.db.pool.query('select from shop.order_origins where order_id = $1', [id])).rowCount
    expect(await known()).toBe(1)
    await cancel(id)
    expect(await erasing.requestErasure(payload.db.drizzle, await linkOf(email))).toBe('done')
    expect(await known()).toBe(0)
  })

  it('waits while an order is open, and is erased by the scheduled task when it is settled', async () => {
    const { email, ids } = await guestWith(1)
    const [id = ''] = ids
    const key = await linkOf(email)
    expect(await erasing.requestErasure(payload.db.drizzle, key)).toBe('waiting')
    expect(await erasing.requestErasure(payload.db.drizzle, key)).toBe('waiting')
    await erasing.eraseSettledGuests()
    expect(await kit.orderOf(id)).toMatchObject({ email })
    expect(await access.openGuestData(key)).toMatchObject({ isWaiting: true, open: [{ kind: 'order' }] })
    await payload.db.pool.query(`update shop.guest_access set expires_at = now() - interval '1 day' where email = $1`, [
      email,
    ])
    await access.removeOldGuestAccess(payload.db.drizzle)
    await cancel(id)
    await erasing.eraseSettledGuests()
    expect((await kit.orderOf(id)).email).not.toBe(email)
  })

  it('does not wait for a statement of withdrawal that anybody could type, which stays until staff have decided', async () => {
    const { email, ids } = await guestWith(1)
    const [id = ''] = ids
    await cancel(id)
    const key = await linkOf(email)
    const statement = randomUUID()
    await payload.db.pool.query(
      `insert into shop.withdrawals (id, language, name, order_number, email, is_verified)
       values ($1, 'bg', 'Някой', 'L-0', $2, false)`,
      [statement, email],
    )
    expect(await erasing.requestErasure(payload.db.drizzle, key)).toBe('done')
    expect((await kit.orderOf(id)).email).not.toBe(email)
    const { rows } = await payload.db.pool.query('select email from shop.withdrawals where id = $1', [statement])
    expect(rows).toEqual([{ email }])
  })

  it('is erased too where there is only a voucher that was given to the address', async () => {
    const { id, wish } = await (await voucherKit(payload, kit)).bought()
    const email = wish.email ?? ''
    const key = await linkOf(email)
    expect(await access.openGuestData(key)).toMatchObject({ orders: [], isErasable: true })
    expect(await erasing.requestErasure(payload.db.drizzle, key)).toBe('done')
    const { rows } = await payload.db.pool.query(
      'select recipient, email, message, state from shop.gift_cards where id = $1',
      [id],
    )
    expect(rows).toEqual([{ recipient: '—', email: null, message: null, state: 'active' }])
    const before = await kit.mailsTo(email)
    expect(await access.requestGuestLink({ email }, 'bg', randomUUID())).toEqual({ ok: true })
    expect(await kit.mailsTo(email)).toEqual(before)
  })

  it('is left alone where the same address has an account', async () => {
    const { customer: me } = await customer()
    const email = me.email ?? ''
    const { line } = await kit.variantWith(2)
    const own = await kit.placed(kit.requestOf([line], { email, customer: me.id }))
    const asGuest = await kit.placed(kit.requestOf([line], { email }))
    await cancel(asGuest.id)
    expect(await erasing.requestErasure(payload.db.drizzle, await linkOf(email))).toBe('done')
    expect(await kit.orderOf(own.id)).toMatchObject({ email })
    expect((await kit.orderOf(asGuest.id)).email).not.toBe(email)
  })
})

describe('a code', () => {
  it('adds the orders of its address to the account that asked, and to no other', async () => {
    const { email, ids } = await guestWith(2)
    const [me, other] = [await customer(), await customer()]
    expect(await joining.sendJoinCode(me, { email }, 'bg')).toEqual({ ok: true })
    const mail = (await kit.mailsTo(email)).at(-1)
    const code = /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(await joining.joinOrders(other, { email, code })).toMatchObject({ ok: false, problem: { code: 'code' } })
    expect(await joining.joinOrders(me, { email, code: '' })).toMatchObject({ ok: false })
    expect(await joining.joinOrders(me, { email, code: `${code.slice(0, 4)} ${code.slice(4)}` })).toEqual({
      ok: true,
      joined: 2,
    })
    for (const id of ids) expect((await kit.orderOf(id)).customer).toBe(me.customer.id)
    expect(await joining.joinOrders(me, { email, code })).toEqual({ ok: true, joined: 0 })
  })

  it('adds what was ordered until then: a later order of the address stays a guest’s', async () => {
    const { email, ids } = await guestWith(1)
    const [joined = ''] = ids
    const me = await customer()
    const code = joining.joinCode(me.customer.id, email, Date.now())
    expect(await joining.joinOrders(me, { email, code })).toEqual({ ok: true, joined: 1 })
    const { line } = await kit.variantWith(1)
    const later = await kit.placed(kit.requestOf([line], { email }))
    await cancel(joined)
    await payload.delete({ collection: 'customers', id: me.customer.id })
    expect((await kit.orderOf(joined)).email).not.toBe(email)
    expect(await kit.orderOf(later.id)).toMatchObject({ email })
    await cancel(later.id)
    expect(await erasing.requestErasure(payload.db.drizzle, await linkOf(email))).toBe('done')
    expect((await kit.orderOf(later.id)).email).not.toBe(email)
  })

  it('ends the erasure that waits for the orders, since they are kept now', async () => {
    const { email, ids } = await guestWith(1)
    const [id = ''] = ids
    const me = await customer()
    expect(await erasing.requestErasure(payload.db.drizzle, await linkOf(email))).toBe('waiting')
    const code = joining.joinCode(me.customer.id, email, Date.now())
    expect(await joining.joinOrders(me, { email, code })).toEqual({ ok: true, joined: 1 })
    await erasing.eraseSettledGuests()
    await cancel(id)
    await erasing.eraseSettledGuests()
    expect(await kit.orderOf(id)).toMatchObject({ email, customer: me.customer.id })
    expect((await kit.mailsTo(email)).map(({ subject }) => subject)).not.toContain('Данните Ви са изтрити')
  })

  it('is valid for at least ten minutes, and not for an hour', async () => {
    const { email } = await guestWith(1)
    const me = await customer()
    const made = Date.now()
    const code = joining.joinCode(me.customer.id, email, made)
    expect(await joining.joinOrders(me, { email, code }, made + 3_600_000)).toMatchObject({ ok: false })
    expect(await joining.joinOrders(me, { email, code }, made + 600_000)).toEqual({ ok: true, joined: 1 })
  })

  it('cannot be guessed: an account has ten attempts a day at an address', async () => {
    const { email } = await guestWith(1)
    const me = await customer()
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => joining.joinOrders(me, { email, code: String(10_000_000 + index) })),
    )
    const refused = guesses.filter((answer) => !answer.ok && answer.problem.code === 'rate-limit')
    expect(refused).toHaveLength(2)
  })
})
