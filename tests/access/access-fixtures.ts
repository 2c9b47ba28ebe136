import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { CmsUser } from '@/server/cms-user'
import { creationsOf } from './creations'
import { createDocuments } from './documents'
import type { People } from './people'
import type { Operation, Role } from './table'

type Rights = { req: Partial<PayloadRequest>; user: CmsUser | null; overrideAccess: false }

export async function accessFixtures(payload: Payload, people: People, otherCustomer: string) {
  const documents = await createDocuments(payload, people, otherCustomer)
  const creations = await creationsOf(payload, people, documents)

  /** Whether the operation is permitted; its changes are rolled back. An error other than a refusal fails the test. */
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
    const asked = await createLocalReq({ req: { ...req, user } }, payload)
    return payload.unlock({
      collection: slug,
      data: { email: email ?? '', password: '' },
      overrideAccess: false,
      req: asked,
    })
  }

  return { permitted, reached }
}
