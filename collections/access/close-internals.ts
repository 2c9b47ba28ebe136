import { sql } from '@payloadcms/db-postgres'
import {
  type Access,
  type CollectionBeforeChangeHook,
  type Config,
  commitTransaction,
  type Endpoint,
  killTransaction,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
} from 'payload'
import { z } from 'zod'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { isStaff, nobody, staff } from './roles'

/**
 * Payload's own collections are open to any signed-in user, and customers sign in too. Locks and preferences are for
 * staff, migrations for nobody. Locks are only created on the server by CMS forms, never by a request.
 */
export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const close = closed[collection.slug]
    if (close) close(collection)
  }
  return config
}

const closed: Record<string, (collection: SanitizedCollectionConfig) => void> = {
  users: (collection) => {
    collection.endpoints = (collection.endpoints || []).map((endpoint) =>
      endpoint.path === '/login' ? endingTransaction(endpoint) : endpoint,
    )
  },
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
    collection.endpoints = (collection.endpoints || []).map((endpoint) => {
      if (endpoint.path !== '/:key' || endpoint.method === 'get') return forStaff(endpoint)
      return forStaff(inTurn(endpoint.method === 'delete' ? deletePreference(endpoint) : endpoint))
    })
  },
  'payload-migrations': (collection) => {
    collection.access = { ...collection.access, create: nobody, read: nobody, update: nobody, delete: nobody }
  },
}

/** A lock can only be taken over for oneself, and cannot be moved to another document. */
const takenOverByAsker: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req: { user } }) => {
  if (operation !== 'update' || !user) return data
  const { document, globalSlug } = originalDoc
  return { ...data, document, globalSlug, user: { relationTo: user.collection, value: user.id } }
}

/** Upper bound of locks in a query; a lock ends five minutes after the last keystroke. */
const mostLocks = 500
const lockRow = z.object({
  id: z.string(),
  user: z.object({ value: z.string() }).nullish(),
  document: z.object({ relationTo: z.string() }).nullish(),
  globalSlug: z.string().nullish(),
})

/**
 * A lock reveals a document and its editor, so it is readable only with full read access to that collection, or if it
 * is one's own. Never refused outright, because Payload also asks for locks on the account page. Payload cannot query
 * several related collections at once, so the condition lists ids of locks.
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
 * Payload's own handler looks the row up by a join and, if there is none, repeats the query without the join, which
 * fails. Here the row is looked up first and deleted by id.
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
    // Of two concurrent deletions the second finds no row.
    const removed = id && (await payload.db.deleteOne({ collection, req, where: { id: { equals: id } } }))
    if (!removed) throw new NotFound(req.t)
    return Response.json({ ...removed, message: req.t('general:deletedSuccessfully') })
  }
  return { ...endpoint, handler }
}

/**
 * Payload looks a preference up before it writes it, in statements of their own: writings and deletions of one wait for
 * each other, so that a writing never meets a row that is gone.
 */
function inTurn(endpoint: Endpoint): Endpoint {
  const handler = (req: PayloadRequest) =>
    withTransaction(req, async () => {
      const preference = JSON.stringify(['preference', req.user?.id, req.routeParams?.key])
      const database = await transactionOf(req)
      await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${preference}, 0))`)
      return endpoint.handler(req)
    })
  return { ...endpoint, handler }
}

/** Ends a transaction that a hook began: Payload leaves it open. */
function endingTransaction(endpoint: Endpoint): Endpoint {
  const handler = async (req: PayloadRequest) => {
    try {
      const answer = await endpoint.handler(req)
      if (req.transactionID) await commitTransaction(req)
      return answer
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  }
  return { ...endpoint, handler }
}

/** Payload only checks that somebody is signed in. */
function forStaff(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: (req) => (isStaff(req.user) ? endpoint.handler(req) : Response.json({ errors: [] }, { status: 403 })),
  }
}

export function secureCookies<Given extends Pick<Config, 'collections' | 'serverURL'>>(config: Given): Given {
  const secure = config.serverURL?.startsWith('https:') ?? false
  return {
    ...config,
    collections: config.collections?.map(({ auth, ...collection }) => {
      if (!auth) return { ...collection, auth }
      const given = auth === true ? {} : auth
      return { ...collection, auth: { ...given, cookies: { ...given.cookies, secure } } }
    }),
  }
}
