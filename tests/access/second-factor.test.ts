import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshCms } from '../setup/cms'
import { accessFixtures } from './access-fixtures'
import { createPeople } from './people'
import { type Cell, collections, type Operation, operations } from './table'

let fixtures: Awaited<ReturnType<typeof accessFixtures>>

/** The settings require a second factor: the editor has none, the admin has one. */
const { payload } = await freshCms()

beforeAll(async () => {
  const { people, otherCustomer } = await createPeople(payload)
  fixtures = await accessFixtures(payload, people, otherCustomer)
  await payload.updateGlobal({ slug: 'site-settings', data: { requireSecondFactor: true } })
  const { admin, editor } = people
  await payload.db.drizzle.execute(sql`
    insert into staff_second_factors (user_id, secret, confirmed_at) values (${admin?.id}, 'sealed', now())`)
  for (const person of [admin, editor]) {
    if (person) Object.assign(person, await payload.findByID({ collection: 'users', id: person.id, depth: 0 }))
  }
})

const own: Partial<Record<CollectionSlug, Partial<Record<Operation, Cell>>>> = {
  users: { read: ['editor'], update: ['editor'] },
  'payload-locked-documents': { read: ['ofEditor'], update: ['ofEditor'], delete: ['ofEditor'] },
}

describe.each(collections)('$slug, where a second factor is required', ({ slug, ...rule }) => {
  for (const operation of operations) {
    const row = rule[operation]
    if (!row) continue
    const beginner = own[slug]?.[operation] ?? row.visitor
    it(`${operation} without one: ${beginner.join(', ') || 'refused'}`, async () => {
      expect(await fixtures.reached('editor', slug, operation)).toEqual(beginner)
    })
    it(`${operation} with one, as before`, async () => {
      expect(await fixtures.reached('admin', slug, operation)).toEqual(row.admin)
    })
  }
})

it.each(['menus', 'site-settings', 'price-data-settings'] as const)(
  'the global %s is not changed without one',
  async (slug) => {
    const change = (role: 'admin' | 'editor') =>
      fixtures.permitted(role, (rights) => payload.updateGlobal({ slug, data: {}, ...rights }))
    expect([await change('editor'), await change('admin')]).toEqual([false, true])
  },
)
