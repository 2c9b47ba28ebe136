import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { authServer } from '../../auth-server/auth-server'
import { catchMails } from '../../setup/catch-mails'
import { freshCms } from '../../setup/cms'
import { runJobs } from '../../setup/run-jobs'
import { type Person, personFixtures } from './person'

const server = await authServer()
const mailsTo = await catchMails()
const { payload, dataDir } = await freshCms(server.environmentOfAdmin())
const fixtures = await personFixtures(payload)

const plan = (customer: string, due: string) =>
  payload.update({ collection: 'customers', id: customer, data: { deletionDueAt: due } })
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString()
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

async function deleteDue() {
  const { deleteDueAccounts } = await import('@/features/account/my-data/deletion/delete-due-accounts')
  await deleteDueAccounts(payload)
  await runJobs(payload)
}

async function withExport({ customer }: Person) {
  const { askForExport } = await import('@/features/account/my-data/export/own-exports')
  await askForExport(customer)
  await runJobs(payload)
}

const files = (folder: string) => {
  const full = path.join(dataDir, folder)
  return existsSync(full) ? readdirSync(full) : []
}

describe('an account whose days of grace are over', () => {
  it('leaves no trace of the person but documents already issued in any table or folder, and the books as they were', async () => {
    const [gone, stays] = [await fixtures.person('de'), await fixtures.person()]
    for (const person of [gone, stays]) await withExport(person)
    await fixtures.issueInvoice(gone)
    expect((await fixtures.tablesWith(gone.traces)).length).toBeGreaterThan(6)
    await plan(gone.customer.id, yesterday())
    await deleteDue()

    expect(await fixtures.tablesWith([...gone.traces, ...gone.ofStaff, gone.customer.id])).toEqual(['documents'])
    expect(await fixtures.tablesWith(stays.traces)).not.toEqual([])
    for (const folder of ['exports', 'uploads/customer-pictures', 'uploads/customer-files']) {
      expect([folder, files(folder).length]).toEqual([folder, 1])
    }
    const order = await payload.findByID({ collection: 'orders', id: gone.orderId, depth: 0 })
    expect(order).toMatchObject({
      customer: null,
      email: 'erased@customers.invalid',
      subtotalCents: 2400,
      shippingCents: 600,
      vatCents: 500,
      totalCents: 3000,
      lines: [{ title: 'Риза', sku: 'SH-1', quantity: 2, unitPriceCents: 1200 }],
      billingAddress: { name: '—', street: '—', postcode: '—', city: '—', country: 'BG', phone: null },
    })
    const back = await payload.findByID({ collection: 'returns', id: gone.returnId, depth: 0 })
    expect(back).toMatchObject({ customer: null, reason: null, lines: [{ title: 'Риза', quantity: 1 }] })
    expect((await mailsTo(gone.customer.email ?? '')).map(({ subject }) => subject)).toEqual([
      'Dein Konto ist gelöscht',
      'Die Kopie deiner Daten ist fertig',
    ])
  })

  it('leaves neither a note of staff about the person, nor where an order was fetched', async () => {
    const { releaseHold } = await import('@/features/shop/orders/hold')
    const { customer, orderId } = await fixtures.person()
    const { drizzle } = payload.db
    const note = `Called ${randomUUID()}`
    await drizzle.execute(sql`
      insert into shop.order_holds (order_id, reason, way, ends_at)
      values (${orderId}, 'large', 'call', now() + interval '1 day')`)
    expect(await releaseHold(await createLocalReq({}, payload), orderId, { staffNote: note })).toBe(true)
    await drizzle.execute(sql`
      update shop.withdrawal_decisions set note = ${note} where withdrawal in (
        select id from shop.withdrawals where order_id = ${orderId} or email = ${customer.email})`)
    await drizzle.execute(sql`insert into shop.order_points (order_id, point) values (${orderId}, 'office 1127')`)
    expect(await fixtures.tablesWith([note])).toEqual(['order_holds', 'withdrawal_decisions'])
    await plan(customer.id, yesterday())
    await deleteDue()
    expect(await fixtures.tablesWith([note])).toEqual([])
    const { rows } = await drizzle.execute(sql`select from shop.order_points where order_id = ${orderId}`)
    expect(rows).toHaveLength(0)
  })

  it('leaves orders with which the shop can go on working', async () => {
    const gone = await fixtures.person()
    await plan(gone.customer.id, yesterday())
    await deleteDue()
    const sent = await payload.update({ collection: 'orders', id: gone.orderId, data: { note: 'Sent' }, depth: 0 })
    expect(sent).toMatchObject({ note: 'Sent', customer: null, totalCents: 3000 })
  })

  it('goes in the same way when an admin deletes it', async () => {
    const gone = await fixtures.person()
    await payload.delete({ collection: 'customers', id: gone.customer.id })
    await deleteDue()
    expect(await fixtures.tablesWith(gone.traces)).toEqual([])
  })

  it('is not touched a day before, and not after it is kept', async () => {
    const { cancelDeletion } = await import('@/features/account/my-data/deletion/plan-deletion')
    const [early, kept] = [await fixtures.person(), await fixtures.person()]
    await plan(early.customer.id, tomorrow())
    await plan(kept.customer.id, yesterday())
    await cancelDeletion(kept.customer)
    await deleteDue()
    for (const { customer, traces } of [early, kept]) {
      expect(await payload.findByID({ collection: 'customers', id: customer.id })).toMatchObject({
        name: customer.name,
      })
      expect(await fixtures.tablesWith(traces)).toContain('orders')
    }
  })
})

describe('a session from before the deletion', () => {
  const claims = {
    aud: 'authenticated' as const,
    role: 'authenticated' as const,
    phone: '',
    aal: 'aal1' as const,
    amr: [],
    exp: 2_000_000_000,
    app_metadata: {},
    user_metadata: {},
  }

  it('makes no new customer; a later sign-in at a server that still knows the person does', async () => {
    const { getAuthState } = await import('@/features/auth/auth-state')
    const { customer } = await fixtures.person()
    const known = {
      ...claims,
      sub: customer.supabaseId,
      email: customer.email ?? '',
      session_id: customer.id,
    }
    const seenBy = new Headers()
    expect((await getAuthState(payload, known, seenBy)).state).toBe('in')
    await plan(customer.id, yesterday())
    await deleteDue()
    expect((await getAuthState(payload, known, seenBy)).state).toBe('out')
    expect(await fixtures.tablesWith([customer.email ?? ''])).toEqual([])
    const again = await getAuthState(payload, { ...known, session_id: 'a new one' }, seenBy)
    expect(again).toMatchObject({ state: 'in', customer: { deletionDueAt: null } })
    expect(again.state === 'in' && again.customer.id).not.toBe(customer.id)
  })
})

describe('the auth server', () => {
  const confirmed = async () => {
    const { data } = await server.admin().createUser({ email: server.newAddress(), email_confirm: true })
    if (!data.user) throw new Error('Nobody was made.')
    return data.user.id
  }
  const knows = async (id: string) => (await server.admin().getUserById(id)).data.user !== null

  it('forgets who has left', async () => {
    const id = await confirmed()
    const { customer } = await fixtures.person('bg', id)
    await plan(customer.id, yesterday())
    await deleteDue()
    expect(await knows(id)).toBe(false)
  })

  it('forgets who has left also where someone before them cannot be removed', async () => {
    await payload.db.drizzle.execute(sql`
      insert into departures (supabase_id, session_ids, departed_at) values ('no such id', '{}', now() - interval '1 day')`)
    const id = await confirmed()
    const { customer } = await fixtures.person('bg', id)
    await plan(customer.id, yesterday())
    await deleteDue()
    expect(await knows(id)).toBe(false)
  })

  it('is told nothing more of who was removed there, and their id goes after 30 days', async () => {
    const id = await confirmed()
    const isKeptAfter = async (time: string) => {
      await payload.db.pool.query('update departures set removed_at = now() - $2::interval where supabase_id = $1', [
        id,
        time,
      ])
      await deleteDue()
      return (await payload.db.pool.query('select from departures where supabase_id = $1', [id])).rowCount === 1
    }
    await payload.db.drizzle.execute(
      sql`insert into departures (supabase_id, session_ids, removed_at) values (${id}, '{}', now())`,
    )
    expect(await isKeptAfter('29 days 23 hours')).toBe(true)
    expect(await knows(id)).toBe(true)
    expect(await isKeptAfter('30 days 1 hour')).toBe(false)
  })

  it('keeps who has come back before it could be asked', async () => {
    const id = await confirmed()
    await payload.db.drizzle.execute(sql`insert into departures (supabase_id, session_ids) values (${id}, '{}')`)
    const { customer } = await fixtures.person('bg', id)
    await deleteDue()
    expect(await knows(id)).toBe(true)
    expect(await payload.findByID({ collection: 'customers', id: customer.id })).toMatchObject({ supabaseId: id })
    const { rows } = await payload.db.drizzle.execute(sql`select from departures where supabase_id = ${id}`)
    expect(rows).toEqual([])
  })
})
