import type { CollectionSlug, Payload, PayloadRequest, SanitizedConfig, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../setup/database'
import { creationsOf } from './creations'
import { createDocuments, type Documents } from './documents'
import { createPeople, type People } from './people'
import { collections, globals, type Operation, operations, type Role, roles } from './table'

let payload: Payload
let people: People
let documents: Documents
let creations: Awaited<ReturnType<typeof creationsOf>>

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  const created = await createPeople(payload)
  people = created.people
  documents = await createDocuments(payload, people, created.otherCustomer)
  creations = await creationsOf(payload, people, documents)
})
afterAll(() => payload.destroy())

type Rights = { req: Partial<PayloadRequest>; user: TypedUser | null; overrideAccess: false }

/** True when the operation goes through, false when it is refused. Whatever it did is undone; any other failure is one. */
async function permitted(role: Role, operation: (rights: Rights) => Promise<unknown>): Promise<boolean> {
  const transactionID = (await payload.db.beginTransaction()) ?? undefined
  try {
    await operation({ req: { transactionID }, user: people[role], overrideAccess: false })
    return true
  } catch (error) {
    if (error instanceof Error && 'status' in error && [401, 403, 404].includes(Number(error.status))) return false
    throw error
  } finally {
    if (transactionID) await payload.db.rollbackTransaction(transactionID)
  }
}

/** The names of the documents of a collection with which the operation goes through. */
async function reached(role: Role, slug: CollectionSlug, operation: Operation): Promise<string[]> {
  if (operation === 'create') return (await permitted(role, creations[slug])) ? ['new'] : []
  const names: string[] = []
  for (const [name, id] of Object.entries(documents[slug])) {
    if (await permitted(role, (rights) => run(slug, id, operation, rights))) names.push(name)
  }
  return names
}

async function run(slug: CollectionSlug, id: string, operation: Operation, rights: Rights): Promise<unknown> {
  switch (operation) {
    case 'read':
      return payload.findByID({ collection: slug, id, draft: true, depth: 0, ...rights })
    case 'update':
      return payload.update({ collection: slug, id, data: {}, depth: 0, ...rights })
    case 'delete':
      return payload.delete({ collection: slug, id, depth: 0, ...rights })
    case 'readVersions': {
      const { docs } = await payload.findVersions({ collection: slug, where: { parent: { equals: id } }, ...rights })
      if (docs.length === 0) throw Object.assign(new Error('no version is shown'), { status: 404 })
      return docs
    }
    case 'unlock':
      return unlock(slug, id, rights)
    case 'create':
      throw new Error('a creation has no document yet')
  }
}

async function unlock(slug: CollectionSlug, id: string, { req, user }: Rights): Promise<unknown> {
  if (slug !== 'users' && slug !== 'customers') throw new Error(`${slug} has no accounts`)
  const { email } = await payload.findByID({ collection: slug, id, depth: 0 })
  const { createLocalReq } = await import('payload')
  const asked = await createLocalReq({ req: { ...req, user } }, payload)
  return payload.unlock({
    collection: slug,
    data: { email: email ?? '', password: '' },
    overrideAccess: false,
    req: asked,
  })
}

function operationsOf({ versions, auth }: SanitizedConfig['collections'][number]): Operation[] {
  const operations: Operation[] = ['create', 'read', 'update', 'delete']
  if (versions) operations.push('readVersions')
  if (auth) operations.push('unlock')
  return operations
}

describe('the table of who may do what', () => {
  it('names every collection and operation of the CMS, and nothing else', () => {
    const known = collections.map(({ slug, ...rule }) => [slug, Object.keys(rule).sort()])
    const real = payload.config.collections.map((collection) => [collection.slug, operationsOf(collection).sort()])
    expect(Object.fromEntries(known)).toEqual(Object.fromEntries(real))
  })

  it('names every global and operation of the CMS, and nothing else', () => {
    const real = payload.config.globals.map(({ slug, versions }) => [
      slug,
      versions ? ['read', 'readVersions', 'update'] : ['read', 'update'],
    ])
    const known = Object.entries(globals).map(([slug, rule]) => [slug, Object.keys(rule).sort()])
    expect(Object.fromEntries(real)).toEqual(Object.fromEntries(known))
  })
})

for (const rule of collections) {
  describe(rule.slug, () => {
    for (const operation of operations) {
      const row = rule[operation]
      for (const role of row ? roles : []) {
        const cell = row?.[role] ?? []
        it(`${operation} as ${role}: ${cell.join(', ') || 'refused'}`, async () => {
          expect(await reached(role, rule.slug, operation)).toEqual(cell)
        })
      }
    }
  })
}

for (const { slug } of [{ slug: 'menus' }, { slug: 'site-settings' }] as const) {
  describe(slug, () => {
    for (const role of roles) {
      it(`read and update as ${role}`, async () => {
        const read = await permitted(role, (rights) => payload.findGlobal({ slug, ...rights }))
        const update = await permitted(role, (rights) => payload.updateGlobal({ slug, data: {}, ...rights }))
        expect([read, update]).toEqual([
          globals[slug].read?.[role].length === 1,
          globals[slug].update?.[role].length === 1,
        ])
      })
    }
  })
}
