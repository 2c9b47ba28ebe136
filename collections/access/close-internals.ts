import type { Access, Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { isStaff, nobody, staff } from './roles'

/**
 * Payload adds collections of its own that any signed-in person may use; customers sign in too. Locks and preferences are
 * for staff, migrations for nobody.
 */
export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const close = closed[collection.slug]
    if (close) close(collection)
  }
  return config
}

const closed: Record<string, (collection: SanitizedCollectionConfig) => void> = {
  'payload-locked-documents': (collection) => {
    collection.access = { ...collection.access, create: staff, read: staff, update: staff, delete: staff }
  },
  'payload-preferences': (collection) => {
    const { read, update, delete: remove } = collection.access
    const own =
      (rule: Access): Access =>
      (args) =>
        isStaff(args.req.user) && rule(args)
    collection.access = {
      ...collection.access,
      create: staff,
      read: own(read),
      update: own(update),
      delete: own(remove),
    }
    collection.endpoints = (collection.endpoints || []).map(forStaff)
  },
  'payload-migrations': (collection) => {
    collection.access = { ...collection.access, create: nobody, read: nobody, update: nobody, delete: nobody }
  },
}

/** These endpoints ask only whether someone is signed in. */
function forStaff(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: (req) => (isStaff(req.user) ? endpoint.handler(req) : Response.json({ errors: [] }, { status: 403 })),
  }
}

/** Payload's own session cookies are sent by https only, where the site is https. */
export function secureCookies(config: SanitizedConfig): SanitizedConfig {
  const secure = config.serverURL.startsWith('https:')
  for (const { auth } of config.collections) {
    if (auth?.cookies) auth.cookies.secure = secure
  }
  return config
}
