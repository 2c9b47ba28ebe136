import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { problem } from '../document-endpoint'

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
const failed = z.looseObject({
  errors: z.array(z.looseObject({ id: z.string().optional(), isPublic: z.boolean().optional(), message: z.string() })),
})

/**
 * Bulk changes and deletions have to name their documents, or send in `expected` the count that the editor confirmed: a
 * condition that matches more has lost the list's filter and is refused. Each refused document is reported with its
 * reason.
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
    const answer = await handler(req)
    return answer.status === 400 ? explained(req, collection, answer) : answer
  }
}

const slugOf = ({ payload }: PayloadRequest, slug: string): CollectionSlug | undefined =>
  payload.config.collections.find((one) => one.slug === slug)?.slug

async function countOf(req: PayloadRequest, collection: CollectionSlug): Promise<number> {
  const where = condition.parse(req.query.where ?? {})
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: false, req })
  return totalDocs
}

function refused(req: PayloadRequest): Response {
  const message = problem('bulkWithoutNumber', req.i18n.language)
  return Response.json({ docs: [], errors: [{ message }], message }, { status: 400 })
}

async function explained(req: PayloadRequest, collection: CollectionSlug, answer: Response): Promise<Response> {
  const said = failed.safeParse(await answer.clone().json())
  if (!said.success) return answer
  const { language } = req.i18n
  const titles = await titlesOf(
    req,
    collection,
    said.data.errors.flatMap(({ id }) => id ?? []),
  )
  const errors = said.data.errors.map((error) => {
    const reason = error.isPublic === false ? problem('unexpected', language) : inWords(error.message, language)
    const title = titles.get(error.id ?? '')
    return { ...error, message: !title || reason.startsWith(`${title}: `) ? reason : `${title}: ${reason}` }
  })
  return Response.json({ ...said.data, errors }, { status: answer.status, headers: withoutLength(answer) })
}

const withoutLength = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name !== 'content-length'))

/** Payload's message is in English and contains the id. */
const inWords = (message: string, language: string) =>
  /^Document with ID .* is currently locked/.test(message) ? problem('lockedByOther', language) : message

async function titlesOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  wanted: string[],
): Promise<Map<string, string>> {
  const field = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: wanted } },
    select: { [field]: true },
    depth: 0,
    draft: true,
    limit: wanted.length,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return new Map(docs.map((doc) => [String(doc.id), String(Reflect.get(doc, field) ?? '')]))
}
