import { getTranslation } from '@payloadcms/translations'
import {
  APIError,
  addDataAndFileToRequest,
  type CollectionSlug,
  type Endpoint,
  getDataLoader,
  isolateObjectProperty,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { withTransaction } from '@/server/db/transaction'
import { problem } from '../document-endpoint'
import { databaseProblem } from '../hooks/explain-error'

type Handler = Endpoint['handler']
type Found = { id: string; title: string }

const failure = z.object({ id: z.string(), isPublic: z.boolean(), message: z.string().default('') })
const answered = z.object({ docs: z.array(z.unknown()), errors: z.array(failure) })

type Failure = z.infer<typeof failure>
type Answered = z.infer<typeof answered>

/**
 * Changes or deletes the documents one after another, each in a transaction and with a request of its own. Payload
 * would handle all at once in one transaction: it commits one that has failed as far as it came, and once a call of a
 * hook has ended the transaction, the others go on without one. Each refused document is reported with its reason.
 */
export async function changeEach(
  req: PayloadRequest,
  { collection, found }: { collection: CollectionSlug; found: readonly Found[] },
  handler: Handler,
): Promise<Response> {
  await addDataAndFileToRequest(req)
  const docs: unknown[] = []
  const errors: Failure[] = []
  for (const [place, one] of found.entries()) {
    try {
      const answer = await changeAlone(req, one, handler)
      docs.push(...answer.docs)
      errors.push(...answer.errors.map((error) => explained(req, one, error)))
    } catch (error) {
      // Each further document would be refused, or waited for, in the same way.
      const isGeneral = error instanceof APIError || databaseProblem(error, false)?.status === 503
      if (isGeneral && place === 0) throw error
      req.payload.logger.error({ err: error, msg: `a change of ${collection} ${one.id} failed` })
      const failed = isGeneral ? found.slice(place) : [one]
      errors.push(...failed.map((each) => explained(req, each, { id: each.id, isPublic: false })))
      if (isGeneral) break
    }
  }
  const message = sentence(req, collection, { done: docs.length, failed: errors.length })
  return Response.json({ docs, errors, message }, { status: errors.length > 0 ? 400 : 200 })
}

async function changeAlone(req: PayloadRequest, { id }: Found, handler: Handler): Promise<Answered> {
  const alone = isolateObjectProperty(req, [
    ...(['body', 'context', 'data', 'fallbackLocale'] as const),
    ...(['locale', 'payloadDataLoader', 'query', 'transactionID'] as const),
  ])
  Object.assign(alone, {
    // The body has been read.
    body: null,
    context: { ...req.context },
    data: structuredClone(req.data),
    payloadDataLoader: getDataLoader(alone),
    query: { ...req.query, where: { id: { equals: id } } },
    transactionID: undefined,
  })
  return withTransaction(alone, async () => {
    const answer = answered.parse(await (await handler(alone)).json())
    if (answer.errors.length > 0) await killTransaction(alone)
    return answer
  })
}

function explained(req: PayloadRequest, { title }: Found, error: z.input<typeof failure>): Failure {
  const { language } = req.i18n
  const reason = error.isPublic ? inWords(error.message ?? '', language) : problem('unexpected', language)
  return { ...error, message: !title || reason.startsWith(`${title}: `) ? reason : `${title}: ${reason}` }
}

/** Payload's message is in English and contains the id. */
const inWords = (message: string, language: string) =>
  /^Document with ID .* is currently locked/.test(message) ? problem('lockedByOther', language) : message

function sentence(req: PayloadRequest, collection: CollectionSlug, count: { done: number; failed: number }): string {
  const { labels } = req.payload.collections[collection].config
  const { done, failed } = count
  const total = done + failed
  const label = getTranslation(total === 1 ? labels.singular : labels.plural, req.i18n)
  const isDeletion = req.method === 'DELETE'
  if (failed === 0) {
    const said = isDeletion ? 'general:deletedCountSuccessfully' : 'general:updatedCountSuccessfully'
    return req.t(said, { count: done, label })
  }
  const said = isDeletion ? 'error:unableToDeleteCount' : 'error:unableToUpdateCount'
  return req.t(said, { count: failed, label, total })
}
