import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { CmsUser } from '@/server/cms-user'
import { password } from './samples'
import type { Role } from './table'

export type People = Record<Role, CmsUser | null>

export async function createPeople(payload: Payload): Promise<{ people: People; otherCustomer: string }> {
  const staff = (role: 'admin' | 'editor') =>
    payload.create({ collection: 'users', data: { email: `${role}@example.com`, password, role } })
  const customer = (email: string) =>
    payload.create({ collection: 'customers', data: { email, supabaseId: randomUUID() } })
  // The last admin cannot be deleted, so there is a second one.
  await payload.create({ collection: 'users', data: { email: 'deputy@example.com', password, role: 'admin' } })
  const [admin, editor, own, other] = await Promise.all([
    staff('admin'),
    staff('editor'),
    customer('own@example.com'),
    customer('other@example.com'),
  ])
  return {
    people: {
      visitor: null,
      customer: { ...own, collection: 'customers' },
      editor: { ...editor, collection: 'users' },
      admin: { ...admin, collection: 'users' },
    },
    otherCustomer: other.id,
  }
}
