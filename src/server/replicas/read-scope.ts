import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, RequestListener } from 'node:http'
import { personal } from '../cache/cached-answers.ts'
import { requestClass } from '../metrics/requests.ts'
import type { Replicas } from './open-replicas.ts'
import type { ReadServer, Replica } from './replica.ts'

/**
 * The server that a request reads, chosen at its first public read. A later read that saw less than an earlier one
 * could miss what the earlier one found, so nobody changes from the primary to a replica or between replicas.
 */
export interface ReadChoice extends ReadServer {
  from?: Replica | 'primary'
}

declare global {
  // Next bundles its parts separately, so a module variable would exist more than once. The first exists only where
  // DATABASE_REPLICA_URLS is set.
  var broshuraReplicas: Replicas | undefined
  var broshuraReadChoices: AsyncLocalStorage<ReadChoice> | undefined
}

const publicData = /^\/(?:sitemap\.xml|sitemaps\/|api\/search\/)/

/** Visitors without any sign-in who read pages, sitemaps and suggestions; nobody else may be answered from a replica. */
export function mayReadReplicas({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  const isReading = method === 'GET' || method === 'HEAD'
  const isPublic = publicData.test(url) || requestClass(url) === 'page'
  return isReading && isPublic && !personal.test(headers.cookie ?? '')
}

/** Lets `publicRows` and `publicDb` read replicas within `work`; everywhere else they read the primary. */
export function inPublicRequest<Result>(work: () => Result): Result {
  globalThis.broshuraReadChoices ??= new AsyncLocalStorage()
  return globalThis.broshuraReadChoices.run({}, work)
}

export function withReplicaReads(next: RequestListener): RequestListener {
  return (request, response) =>
    globalThis.broshuraReplicas && mayReadReplicas(request)
      ? inPublicRequest(() => next(request, response))
      : next(request, response)
}
