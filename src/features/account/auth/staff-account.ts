import { randomBytes } from 'node:crypto'
import { ValidationError } from 'payload'
import type { User } from '@/../payload-types'
import { cmsSystem } from '@/server/cms'

/** An admin according to the auth server, with a verified e-mail address. */
export interface VerifiedAdmin {
  id: string
  email: string
}

/**
 * The staff account of an admin: found by its id, else linked once by the verified address, else created. After
 * that the CMS decides the role.
 * @returns null when the address belongs to the account of another person of the auth server
 */
export async function staffAccountOf({ id, email }: VerifiedAdmin): Promise<User | null> {
  const linked = await find('supabaseId', id)
  if (linked) return linked
  const cms = await cmsSystem()
  const sameAddress = await find('email', email)
  if (sameAddress) {
    if (sameAddress.supabaseId) return null
    return cms.update({
      collection: 'users',
      id: sameAddress.id,
      data: { supabaseId: id, role: 'admin' },
      depth: 0,
    })
  }
  // Nobody knows this password; a new one may be requested by mail.
  const password = randomBytes(32).toString('base64url')
  return cms
    .create({ collection: 'users', data: { email, password, role: 'admin', supabaseId: id }, depth: 0 })
    .catch((error: unknown) => {
      // The other request was first: both fields are unique.
      if (error instanceof ValidationError) return find('supabaseId', id)
      throw error
    })
}

async function find(field: 'supabaseId' | 'email', value: string): Promise<User | null> {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'users',
    where: { [field]: { equals: field === 'email' ? value.toLowerCase() : value } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}
