import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, it } from 'vitest'
import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { earliestInTime, lastDayToWithdraw } from '@/domain/withdrawal-time'
import { noteEvent } from '@/features/shop/orders/move-order'
import { authServer } from '../../auth-server/auth-server'
import { catchMails } from '../../setup/catch-mails'
import { freshCms } from '../../setup/cms'
import { runJobs } from '../../setup/run-jobs'
import { justInTime, justTooLate } from '../../setup/withdrawal-days'
import { personFixtures } from './person'

const server = await authServer()
const mailsTo = await catchMails()
const { payload } = await freshCms(server.environmentOfAdmin())
const fixtures = await personFixtures(payload)

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString()

async function due() {
  const person = await fixtures.person('de')
  const data = { deletionDueAt: yesterday() }
  await payload.update({ collection: 'customers', id: person.customer.id, data })
  return person
}

async function deleteDue() {
  const { deleteDueAccounts } = await import('@/features/account/my-data/deletion/delete-due-accounts')
  await deleteDueAccounts(payload)
  await runJobs(payload)
}

const exists = async (id: string) =>
  (await payload.count({ collection: 'customers', where: { id: { equals: id } } })).totalDocs === 1

describe('a deletion with something open', () => {
  it('waits while an order is under way, says so once with its number, and goes on when it has arrived', async () => {
    const { customer, orderId, traces } = await due()
    await noteEvent(payload.db.drizzle, orderId, 'shipped')
    await deleteDue()
    await deleteDue()
    expect(await exists(customer.id)).toBe(true)
    const kept = await payload.findByID({ collection: 'orders', id: orderId, depth: 0 })
    expect(kept).toMatchObject({
      email: customer.email,
      shippingAddress: { street: expect.stringContaining('Street') },
    })
    const [mail, ...more] = await mailsTo(customer.email ?? '')
    expect([mail?.subject, more]).toEqual(['Die Löschung deines Kontos ist aufgeschoben', []])
    expect(mail?.text).toContain(`– Bestellung ${kept.number} (Unterwegs zu dir)`)

    await payload.update({ collection: 'orders', id: orderId, data: { status: 'cancelled' } })
    await deleteDue()
    expect(await exists(customer.id)).toBe(false)
    expect(await fixtures.tablesWith(traces)).toEqual([])
  })

  it('waits as long as an order can be withdrawn from', async () => {
    const { customer, orderId } = await due()
    const { drizzle } = payload.db
    const deliveredAt = (moment: SQL) =>
      drizzle.execute(sql`update orders_history set at = ${moment} where _parent_id = ${orderId}`)
    await deliveredAt(justInTime())
    await deleteDue()
    expect(await exists(customer.id)).toBe(true)
    const [mail] = await mailsTo(customer.email ?? '')
    const last = formatDay(lastDayToWithdraw(earliestInTime(sofiaDay())), 'de', 'full')
    expect(mail?.text).toContain(`(geliefert, Rückgabe möglich bis ${last})`)
    await deliveredAt(justTooLate())
    await deleteDue()
    expect(await exists(customer.id)).toBe(false)
  })

  it('waits for a return, and for the order of a guest with a confirmed address', async () => {
    const [returning, guest] = [await due(), await due()]
    await payload.update({ collection: 'returns', id: returning.returnId, data: { status: 'received' } })
    await payload.update({ collection: 'orders', id: guest.orderId, data: { customer: null } })
    await noteEvent(payload.db.drizzle, guest.orderId, 'paid')
    await deleteDue()
    expect(await exists(returning.customer.id)).toBe(true)
    expect(await exists(guest.customer.id)).toBe(true)
    await payload.update({ collection: 'orders', id: guest.orderId, data: { status: 'cancelled' } })
    await deleteDue()
    expect(await fixtures.tablesWith(guest.traces)).toEqual([])
  })

  it('waits for a withdrawal of its own order that nobody has acted upon, and for money that goes back', async () => {
    const [stating, paid] = [await due(), await due()]
    const email = stating.customer.email ?? ''
    const withdrawal = randomUUID()
    await payload.db.drizzle.execute(sql`
      insert into shop.withdrawals (id, language, name, order_number, email, order_id, is_verified)
      values (${withdrawal}, 'de', 'Anna', 'L-7', ${email}, ${stating.orderId}, true)`)
    await payload.db.drizzle.execute(sql`
      with paid as (insert into shop.payments (id, order_id, method, amount_cents, state)
        values (gen_random_uuid(), ${paid.orderId}, 'bank-transfer', 3000, 'paid') returning id)
      insert into shop.refunds (id, order_id, payment, amount_cents, reason)
      select gen_random_uuid(), ${paid.orderId}, id, 1200, 'return' from paid`)
    await deleteDue()
    expect(await exists(stating.customer.id)).toBe(true)
    expect(await exists(paid.customer.id)).toBe(true)
    expect((await mailsTo(email)).at(0)?.text).toContain('Widerruf zu Bestellung L-7')
    await payload.db.drizzle.execute(sql`
      insert into shop.withdrawal_decisions (withdrawal, outcome, note, staff)
      values (${withdrawal}, 'set-aside', 'Unbekannt', gen_random_uuid())`)
    await payload.db.drizzle.execute(sql`update shop.refunds set state = 'done' where order_id = ${paid.orderId}`)
    await deleteDue()
    expect(await exists(stating.customer.id)).toBe(false)
    expect(await exists(paid.customer.id)).toBe(false)
  })

  it('does not wait for statements that anybody could type, which staff can read until they have decided', async () => {
    const { beginHeld, statementKey } = await import('@/server/jobs/kinds')
    const [{ customer, traces }, other] = [await due(), await fixtures.person()]
    const email = customer.email ?? ''
    const { drizzle } = payload.db
    const [unknown, ofOther] = [randomUUID(), randomUUID()]
    await drizzle.execute(sql`
      insert into shop.withdrawals (id, language, name, order_number, email, goods, order_id, is_verified)
      values (${unknown}, 'de', 'Anna', 'L-8', ${email}, 'Ein Hemd', null, false),
        (${ofOther}, 'de', 'Anna', 'L-9', ${email}, null, ${other.orderId}, true)`)
    await deleteDue()
    expect(await exists(customer.id)).toBe(false)
    const stated = async (id: string) =>
      (await drizzle.execute(sql`select name, email, goods from shop.withdrawals where id = ${id}`)).rows
    const askAgain = async () => {
      for (const id of [unknown, ofOther]) await beginHeld(drizzle, statementKey(id))
      await runJobs(payload)
    }
    await askAgain()
    expect(await stated(unknown)).toEqual([{ name: 'Anna', email, goods: 'Ein Hemd' }])
    expect(await stated(ofOther)).toEqual([{ name: 'Anna', email, goods: null }])
    await drizzle.execute(sql`
      insert into shop.withdrawal_decisions (withdrawal, outcome, note, staff)
      select id, 'set-aside', 'Unbekannt', gen_random_uuid() from shop.withdrawals where email = ${email}`)
    await askAgain()
    expect(await stated(unknown)).toEqual([{ name: '—', email: 'erased@customers.invalid', goods: '—' }])
    expect(await fixtures.tablesWith(traces)).toEqual([])
  })

  it('does not keep others from their turn, however many wait', async () => {
    const waiting = []
    for (let count = 0; count < 21; count += 1) {
      const created = await fixtures.customer()
      await fixtures.create.orders(created.id)
      const data = { deletionDueAt: new Date(0).toISOString() }
      waiting.push(await payload.update({ collection: 'customers', id: created.id, data }))
    }
    const { customer } = await due()
    await deleteDue()
    await deleteDue()
    expect(await exists(customer.id)).toBe(false)
    expect(await exists(waiting[0]?.id ?? '')).toBe(true)
  })

  it('is refused to an admin too, with a sentence', async () => {
    const { customer, orderId } = await fixtures.person()
    await noteEvent(payload.db.drizzle, orderId, 'packed')
    const { id } = customer
    await expect(payload.delete({ collection: 'customers', id })).rejects.toMatchObject({
      message: expect.stringContaining('поръчка или връщане в ход'),
    })
    expect(await exists(id)).toBe(true)
  })

  it('is told of at once when it is planned', async () => {
    const { customer, orderId } = await fixtures.person()
    await noteEvent(payload.db.drizzle, orderId, 'placed')
    const order = await payload.findByID({ collection: 'orders', id: orderId, depth: 0 })
    await payload.update({ collection: 'customers', id: customer.id, data: { deletionDueAt: yesterday() } })
    const { composeCustomerMail } = await import('@/features/account/my-data/mails')
    const mail = await composeCustomerMail(payload, { customer: customer.id, kind: 'deletionPlanned' })
    expect(mail?.text).toContain(`– Поръчка ${order.number} (Приета)`)
  })
})

describe('what was written from an address', () => {
  it('goes with the account that confirmed the address, and with nobody else', async () => {
    const { storeConfirmedEmail } = await import('@/features/auth/auth-state')
    const [gone, other] = [await due(), await fixtures.person()]
    const older = `${randomUUID()}@people.example`
    const unconfirmed = `${randomUUID()}@people.example`
    const passedOn = `${randomUUID()}@people.example`
    const { drizzle } = payload.db
    await storeConfirmedEmail(drizzle, gone.customer.id, older.toUpperCase())
    await storeConfirmedEmail(drizzle, gone.customer.id, passedOn)
    await storeConfirmedEmail(drizzle, other.customer.id, passedOn)
    for (const email of [older, unconfirmed, passedOn]) {
      await payload.create({
        collection: 'subscriptions',
        data: { email, language: 'bg', state: 'confirmed', requestedAt: yesterday() },
      })
    }
    await deleteDue()
    const { rows } = await drizzle.execute<{ email: string }>(sql`select email from subscriptions order by email`)
    const left = rows.map(({ email }) => email)
    expect(left).toEqual(expect.arrayContaining([unconfirmed, passedOn, other.customer.email]))
    expect(left).not.toContain(older)
    expect(left).not.toContain(gone.customer.email)
  })

  it('until the account gave it up; later it is a successor’s, whose orders neither delay nor are erased', async () => {
    const { customerOf } = await import('@/features/auth/auth-state')
    const { documentsToExport } = await import('@/features/account/my-data/export/own-documents')
    const { customer } = await due()
    const { drizzle } = payload.db
    const email = customer.email ?? ''
    const delivered = '2026-01-12T10:00:00.000Z'
    const history = [{ status: 'delivered' as const, at: delivered }]
    const before = await fixtures.create.orders(null, undefined, { email, history, placedAt: delivered })
    await customerOf(payload, {
      sub: customer.supabaseId,
      aud: 'authenticated',
      role: 'authenticated',
      email: `${randomUUID()}@people.example`,
      phone: '',
      session_id: randomUUID(),
      aal: 'aal1',
      amr: [],
      exp: 2_000_000_000,
      app_metadata: {},
      user_metadata: {},
    })
    const placedAt = new Date(Date.now() + 1000).toISOString()
    const later = await fixtures.create.orders(null, undefined, { email, placedAt })
    await noteEvent(drizzle, later.id, 'paid')
    const message = await payload.create({
      collection: 'contact-messages',
      data: { email, language: 'bg', name: 'Иван', message: 'Кога идва поръчката ми?' },
    })
    const { sections } = await documentsToExport(payload, customer.id)
    const copy = JSON.stringify(sections)
    expect([before.id, later.id, message.id].map((id) => copy.includes(id))).toEqual([true, false, false])
    await deleteDue()
    expect(await exists(customer.id)).toBe(false)
    const emailOf = async (id: string) => (await payload.findByID({ collection: 'orders', id, depth: 0 })).email
    expect(await emailOf(before.id)).toBe('erased@customers.invalid')
    expect(await emailOf(later.id)).toBe(email)
    expect(await payload.findByID({ collection: 'contact-messages', id: message.id })).toMatchObject({ email })
  })
})

it('deletes the others though more accounts than a batch has cannot be deleted', async () => {
  const { drizzle } = payload.db
  const { customer } = await due()
  await drizzle.execute(sql`
    insert into customers (id, email, supabase_id, deletion_due_at, updated_at, created_at)
    select gen_random_uuid(), 'fails-' || n || '@example.com', 'fails-' || n, now() - interval '2 days', now(), now()
    from generate_series(1, 25) n`)
  await drizzle.execute(sql`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`)
  await drizzle.execute(sql`
    create trigger fail before delete on customers for each row when (old.email like 'fails-%') execute function fail()`)
  await deleteDue()
  expect(await exists(customer.id)).toBe(false)
  const { rows } = await drizzle.execute(sql`
    select count(*)::integer as count from customers where email like 'fails-%' and deletion_waits_since is null`)
  expect(rows).toEqual([{ count: 25 }])
})
