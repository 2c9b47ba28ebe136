import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../setup/database'

let payload: Payload
let admin: TypedUser

const password = 'long-enough-for-a-test'

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  const data = { email: 'admin@example.com', password, role: 'admin' } as const
  admin = { ...(await payload.create({ collection: 'users', data })), collection: 'users' }
})
afterAll(() => payload.destroy())

async function entriesOf(target: string) {
  const { docs } = await payload.find({ collection: 'audit-log', where: { target: { equals: target } }, sort: 'id' })
  return docs.map(({ actor, actorId, action, details }) => ({ actor, actorId, action, details }))
}

const newEditor = (email: string, user?: TypedUser) =>
  payload.create({ collection: 'users', data: { email, password, role: 'editor' }, user })

describe('the audit log', () => {
  it('says who made, changed and deleted an account of staff', async () => {
    const who = { actor: 'admin@example.com', actorId: admin.id }
    const { id } = await newEditor('first@example.com', admin)
    const change = (data: { role?: 'admin'; email?: string; name?: string }) =>
      payload.update({ collection: 'users', id, data, user: admin })
    await change({ name: 'Ана' })
    await change({ role: 'admin' })
    await change({ email: 'second@example.com' })
    await payload.delete({ collection: 'users', id, user: admin })
    expect(await entriesOf(`users ${id}`)).toEqual([
      { ...who, action: 'user.created', details: { email: 'first@example.com', role: 'editor' } },
      {
        ...who,
        action: 'user.role-changed',
        details: { email: 'first@example.com', from: 'editor', to: 'admin' },
      },
      {
        ...who,
        action: 'user.email-changed',
        details: { email: 'second@example.com', from: 'first@example.com', to: 'second@example.com' },
      },
      { ...who, action: 'user.deleted', details: { email: 'second@example.com', role: 'admin' } },
    ])
  })

  it('names the system where nobody asked', async () => {
    const { id } = await newEditor('seeded@example.com')
    expect(await entriesOf(`users ${id}`)).toMatchObject([{ actor: 'system', actorId: null }])
  })

  it('says what changed in the settings, and nothing when nothing did', async () => {
    const change = (tagline: string) =>
      payload.updateGlobal({ slug: 'site-settings', data: { tagline }, locale: 'de', user: admin })
    await change('Alle Prospekte')
    await change('Alle Prospekte')
    expect(await entriesOf('site-settings')).toMatchObject([
      {
        actor: 'admin@example.com',
        action: 'site-settings.changed',
        details: { language: 'de', changes: { tagline: { to: 'Alle Prospekte' } } },
      },
    ])
  })

  it('has no entry for a change that was undone', async () => {
    const { id } = await newEditor('undone@example.com')
    const transactionID = (await payload.db.beginTransaction()) ?? undefined
    await payload.update({ collection: 'users', id, data: { role: 'admin' }, user: admin, req: { transactionID } })
    if (transactionID) await payload.db.rollbackTransaction(transactionID)
    expect((await entriesOf(`users ${id}`)).map(({ action }) => action)).toEqual(['user.created'])
  })

  it.each([sql`update audit_log set actor = 'nobody'`, sql`delete from audit_log`, sql`truncate audit_log cascade`])(
    'is not rewritten, even in the database',
    async (statement) => {
      const before = await payload.count({ collection: 'audit-log' })
      const refused = payload.db.drizzle.execute(statement)
      await expect(refused).rejects.toMatchObject({ cause: { message: 'the audit log is only ever written to' } })
      expect(await payload.count({ collection: 'audit-log' })).toEqual(before)
      expect(before.totalDocs).toBeGreaterThan(0)
    },
  )
})
