import {
  type Access,
  type CollectionBeforeChangeHook,
  type Endpoint,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
} from 'payload'
import { z } from 'zod'
import { isStaff, nobody, staff } from './roles'

/**
 * Payload adds collections of its own that any signed-in person may use; customers sign in too. Locks and preferences are
 * for staff, migrations for nobody. Locks are made by the forms of the CMS on the server, past these rules, and by no request.
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
    const rule = ofReadableDocuments
    collection.access = { ...collection.access, create: nobody, read: rule, update: rule, delete: rule }
    collection.hooks.beforeChange = [...collection.hooks.beforeChange, takenOverByAsker]
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
    collection.endpoints = (collection.endpoints || []).map((endpoint) =>
      forStaff(endpoint.method === 'delete' && endpoint.path === '/:key' ? deletePreference(endpoint) : endpoint),
    )
  },
  'payload-migrations': (collection) => {
    collection.access = { ...collection.access, create: nobody, read: nobody, update: nobody, delete: nobody }
  },
}

/** A document is taken over for oneself, and a lock stays with its document. */
const takenOverByAsker: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req: { user } }) => {
  if (operation !== 'update' || !user) return data
  const { document, globalSlug } = originalDoc
  return { ...data, document, globalSlug, user: { relationTo: user.collection, value: user.id } }
}

/** Of those that are asked about; each ends five minutes after the last key was pressed. */
const mostLocks = 500
const lockRow = z.object({
  id: z.string(),
  user: z.object({ value: z.string() }).nullish(),
  document: z.object({ relationTo: z.string() }).nullish(),
  globalSlug: z.string().nullish(),
})

/**
 * A lock names its document and who works on it: it is for whoever may read all documents of that collection, and one's own is
 * one's own. Never refused outright, because Payload asks for locks also where it draws the own account. Payload cannot ask the
 * database for several kinds of document at once, so the condition names the locks themselves.
 */
const ofReadableDocuments: Access = async ({ req }) => {
  const { user, payload } = req
  if (user?.collection !== 'users') return false
  const { docs } = await payload.db.find({
    collection: 'payload-locked-documents',
    limit: mostLocks,
    pagination: false,
    sort: '-updatedAt',
    req,
  })
  const { collections, globals } = payload.config
  const kinds = new Map<string, Access>(
    [...collections, ...globals].map(({ slug, access }): [string, Access] => [slug, access.read]),
  )
  const ids: string[] = []
  for (const lock of z.array(lockRow).parse(docs)) {
    const rule = kinds.get(lock.document?.relationTo ?? lock.globalSlug ?? '')
    if (lock.user?.value === user.id || (isStaff(user) && (await rule?.({ req })) === true)) ids.push(lock.id)
  }
  return { id: { in: ids } }
}

/**
 * Payload's own looks for the row by a join, and where there is none asks once more without it, which the database refuses. So the
 * row is found first, and deleted by its id alone.
 */
function deletePreference(endpoint: Endpoint): Endpoint {
  const handler = async (req: PayloadRequest) => {
    const { payload, user, routeParams } = req
    const collection = 'payload-preferences'
    const conditions: Where[] = [
      { key: { equals: routeParams?.key } },
      { 'user.value': { equals: user?.id } },
      { 'user.relationTo': { equals: user?.collection } },
    ]
    const { docs } = await payload.db.find<{ id: string }>({
      collection,
      limit: 1,
      pagination: false,
      req,
      where: { and: conditions },
    })
    const id = docs[0]?.id
    // Of two deletions at once the second finds nothing any more.
    const removed = id && (await payload.db.deleteOne({ collection, req, where: { id: { equals: id } } }))
    if (!removed) throw new NotFound(req.t)
    return Response.json({ ...removed, message: req.t('general:deletedSuccessfully') })
  }
  return { ...endpoint, handler }
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
