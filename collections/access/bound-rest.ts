import {
  APIError,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { uploadedFiles } from '@/server/files'
import { problem } from '../document-endpoint'
import { isAskable, NotAskable } from './askable'
import { boundBulk } from './bulk-changes'
import { isBounded } from './query-bounds'
import { callerOf, isClosed, isOpenTo } from './rest-routes'

/** The web process's database pool has 16 connections; the others are kept for the site. */
const inSlot = slots<Response>(8, 100, () => errorReply(503, 'busy'))

/** Payload adds this endpoint if it is missing, and it renders images for anybody. */
export const noPictures: Endpoint = { path: '/og', method: 'get', handler: () => errorReply(404, 'not found') }

/**
 * Payload's REST API is open to everybody by default. Here it answers staff only, except for the routes in
 * rest-routes.ts, and only queries that the database can answer in a bounded time. These checks come before the body is
 * read.
 */
export function boundRest(config: SanitizedConfig): SanitizedConfig {
  for (const endpoint of config.endpoints) endpoint.handler = bounded(endpoint, '').handler
  for (const entity of [...config.collections, ...config.globals]) {
    if (!entity.endpoints) continue
    // Payload fails at the versions of a collection that keeps none.
    const own = entity.endpoints.map((one) => (entity.versions || !/^\/versions\b/.test(one.path) ? one : absent(one)))
    entity.endpoints = own.map((endpoint) => bounded(endpoint, entity.slug))
  }
  return config
}

function bounded(endpoint: Pick<Endpoint, 'handler' | 'method' | 'path'>, slug: string): Endpoint {
  const { method, path } = endpoint
  const isBulk = path === '/' && (method === 'patch' || method === 'delete')
  const handler = isBulk ? boundBulk(slug, endpoint.handler) : endpoint.handler
  // A body may arrive slowly, so a request with a body holds no slot, except for bulk changes.
  const isHeavy = method === 'get' || isBulk
  return {
    ...endpoint,
    handler: (req: PayloadRequest) => {
      const caller = callerOf(req.user)
      if (isClosed(slug, path)) return errorReply(404, 'not found')
      if (!isOpenTo(caller, { slug, method, path })) return errorReply(403, 'forbidden')
      if (caller === 'customer') req.query = plain(req.query)
      requireBounded(req, slug)
      requireObject(req)
      return isHeavy ? inSlot(() => handler(req)) : handler(req)
    },
  }
}

function requireBounded(req: PayloadRequest, slug: string): void {
  for (const name of ['where', 'data'] as const) req.query[name] = readJson(req.query[name])
  if (!isBounded(req.query, req.search?.length)) {
    throw new APIError(problem('queryTooLarge', req.i18n.language), 400, null, true)
  }
  const { collections, globals } = req.payload.config
  const fields = [...collections, ...globals].find((one) => one.slug === slug)?.flattenedFields
  if (fields && !isAskable(req.payload, fields, req.query.where)) throw new NotAskable()
}

/** Payload reads properties of the document without checking that there is one and that it is an object. */
function requireObject(req: PayloadRequest): void {
  req.data ??= {}
  const read = req.text?.bind(req)
  if (!read) return
  req.text = async () => {
    const body = await read()
    if (/^\s*[^\s{]/.test(body)) throw new APIError('The body is not a JSON object.', 400, null, true)
    return body
  }
}

/** Payload accepts `where` and `data` as JSON text too, but parses it only for the database query. */
function readJson(value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value
  try {
    return JSON.parse(value)
  } catch {
    throw new APIError('The query is not JSON.', 400, null, true)
  }
}

/** Customers may page through their own documents but not query related ones. */
function plain({ limit, page, locale }: PayloadRequest['query']): PayloadRequest['query'] {
  return { limit, page, locale, depth: '0' }
}

const absent = (endpoint: Omit<Endpoint, 'root'>) => ({ ...endpoint, handler: () => errorReply(404, 'not found') })

const errorReply = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status })

/**
 * For every collection with files. Payload would fetch a file from a URL in a document (SSRF), and answers a missing
 * file with 500 or an error of the file system.
 */
export function boundUploads(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.upload) continue
    collection.hooks.beforeOperation = [withoutControls, ...(collection.hooks.beforeOperation ?? [])]
    Object.assign(collection.upload, { pasteURL: false, externalFileHeaderFilter: fetchNothing })
    if (collection.endpoints) {
      collection.endpoints = collection.endpoints.map((endpoint) =>
        endpoint.method === 'get' && endpoint.path === '/file/:filename'
          ? onlyExisting(endpoint, collection.slug)
          : endpoint,
      )
    }
  }
  return config
}

/** File systems refuse a zero byte, and control characters in a name are invisible. */
const withoutControls: CollectionBeforeOperationHook = ({ args, req: { file } }) => {
  if (file) file.name = file.name.replaceAll(/\p{Cc}/gu, '') || 'file'
  return args
}

/** Payload calls this before it fetches a file, and reports "could not be retrieved" to the editor. */
function fetchNothing(): never {
  throw new Error('Files are uploaded, not fetched.')
}

function onlyExisting(endpoint: Endpoint, collection: string): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      const found = await uploadedFiles(collection).find(String(req.routeParams?.filename))
      return found ? endpoint.handler(req) : Response.json({ errors: [{ message: 'not found' }] }, { status: 404 })
    },
  }
}

/** Runs at most `atOnce` tasks, queues `inLine` more, and answers further ones with `refuse`. */
function slots<Result>(atOnce: number, inLine: number, refuse: () => Result) {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work: () => Promise<Result> | Result): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= inLine) return refuse()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
