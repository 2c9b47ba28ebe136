import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CmsUser } from '@/server/cms-user'
import { freshCms } from '../../setup/cms'

let admin: CmsUser

const password = 'long-enough-for-a-test'

const { payload } = await freshCms()

beforeAll(async () => {
  const data = { email: 'admin@example.com', password, role: 'admin' } as const
  admin = { ...(await payload.create({ collection: 'users', data })), collection: 'users' }
})

async function entriesOf(target: string) {
  const { docs } = await payload.find({ collection: 'audit-log', where: { target: { equals: target } }, sort: 'id' })
  return docs.map(({ actor, actorId, action, details }) => ({ actor, actorId, action, details }))
}

const newEditor = (email: string, user?: CmsUser) =>
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

  it('says that the menus changed, without the whole of them', async () => {
    const data = { footer: [{ title: 'Колона', links: [] }] }
    await payload.updateGlobal({ slug: 'menus', data, user: admin })
    expect((await entriesOf('menus')).at(-1)).toMatchObject({
      action: 'menus.changed',
      details: { changes: { footer: {} } },
    })
  })

  it('names what staff create, change and delete, and never a customer', async () => {
    const data = { from: '/old-page', to: '/new-page', status: '308' } as const
    const { id } = await payload.create({ collection: 'redirects', data, user: admin })
    await payload.update({ collection: 'redirects', id, data: { to: '/newer-page' }, user: admin })
    await payload.delete({ collection: 'redirects', id, user: admin })
    const about = { collection: 'redirects', name: '/old-page' }
    expect((await entriesOf(`redirects ${id}`)).map(({ action, details }) => ({ action, details }))).toEqual([
      {
        action: 'document.created',
        details: { ...about, changes: { to: { from: null, to: '/new-page' }, status: { from: null, to: '308' } } },
      },
      { action: 'document.changed', details: { ...about, changes: { to: { from: '/new-page', to: '/newer-page' } } } },
      { action: 'document.deleted', details: about },
    ])
    const person = { email: 'private.person@example.com', name: 'Private Person', supabaseId: crypto.randomUUID() }
    const customer = await payload.create({ collection: 'customers', data: person })
    await payload.delete({ collection: 'customers', id: customer.id, user: admin })
    const entries = await entriesOf(`customers ${customer.id}`)
    expect(entries).toMatchObject([{ action: 'document.deleted', details: { collection: 'customers', name: null } }])
    expect(JSON.stringify(entries)).not.toMatch(/private/i)
  })

  it('says from where, and in which request', async () => {
    const { withRequestId } = await import('@/server/request-context')
    const headers = new Headers({ 'x-forwarded-for': '198.51.100.7' })
    const data = { from: '/traced', to: '/new-page', status: '308' } as const
    const create = () => payload.create({ collection: 'redirects', data, user: admin, req: { headers } })
    const { id } = await withRequestId('request-of-this-test', create)
    const { docs } = await payload.find({ collection: 'audit-log', where: { target: { equals: `redirects ${id}` } } })
    expect(docs).toMatchObject([{ network: '198.51.100.7', requestId: 'request-of-this-test' }])
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
