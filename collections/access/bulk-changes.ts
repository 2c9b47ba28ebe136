import { type CollectionSlug, type Endpoint, isolateObjectProperty, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { problem } from '../document-endpoint'
import { changeEach } from './change-each'

type Handler = Endpoint['handler']

const ids = z.union([z.string().min(1), z.array(z.string()).min(1)])
const byId = z.object({ in: ids }).or(z.object({ equals: ids }))
/** Payload checks the fields and operators. */
const condition = z.custom<Where>((value) => typeof value === 'object' && value !== null)

/**
 * True if the condition lists document ids, so that it matches only documents that the editor ticked. Payload reads
 * only the last of several parallel lists, and `or` matches more than it names: neither counts.
 */
function namesDocuments(where: unknown): boolean {
  if (typeof where !== 'object' || where === null || Array.isArray(where)) return false
  const lists = Object.keys(where).filter((key) => /^(?:and|or)$/i.test(key))
  if (lists.length > 1 || lists.some((key) => key !== 'and')) return false
  return Object.entries(where).some(([key, part]) => {
    if (key === 'id') return byId.safeParse(part).success
    return key === 'and' && Array.isArray(part) && part.some(namesDocuments)
  })
}

const number = z.coerce.number().pipe(z.int().min(0))

/**
 * Bulk changes and deletions have to name their documents, or send in `expected` the count that the editor confirmed: a
 * condition that matches more has lost the list's filter and is refused.
 */
export function boundBulk(slug: string, handler: Handler): Handler {
  return async (req) => {
    const collection = slugOf(req, slug)
    if (!collection) return handler(req)
    if (!namesDocuments(req.query.where)) {
      const expected = number.safeParse(req.query.expected)
      const found = expected.success ? await countOf(req, collection) : 0
      if (!expected.success || found > expected.data) return refused(req)
    }
    req.context.isBulkChange = true
    const found = await foundBy(req, collection)
    return found.length === 0 ? handler(req) : changeEach(req, { collection, found }, handler)
  }
}

const slugOf = ({ payload }: PayloadRequest, slug: string): CollectionSlug | undefined =>
  payload.config.collections.find((one) => one.slug === slug)?.slug

/** Payload's calls set the languages of the request that they get. */
const withOwnLocale = (req: PayloadRequest) => isolateObjectProperty(req, ['locale', 'fallbackLocale'])

async function countOf(req: PayloadRequest, collection: CollectionSlug): Promise<number> {
  const where = condition.parse(req.query.where ?? {})
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: false, req: withOwnLocale(req) })
  return totalDocs
}

function refused(req: PayloadRequest): Response {
  const message = problem('bulkWithoutNumber', req.i18n.language)
  return Response.json({ docs: [], errors: [{ message }], message }, { status: 400 })
}

const sorting = z.string().optional().catch(undefined)

/** As Payload would find them: a change of drafts is one of the newest versions. */
async function foundBy(req: PayloadRequest, collection: CollectionSlug) {
  const field = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    collection,
    where: condition.parse(req.query.where ?? {}),
    select: { [field]: true },
    depth: 0,
    draft: req.method === 'PATCH' && req.query.draft === 'true',
    limit: number.catch(0).parse(req.query.limit),
    sort: sorting.parse(req.query.sort),
    pagination: false,
    overrideAccess: false,
    req: withOwnLocale(req),
  })
  return docs.map((doc) => ({ id: String(doc.id), title: String(Reflect.get(doc, field) ?? '') }))
}
