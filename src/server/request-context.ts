import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

declare global {
  // Next bundles its parts separately, so a module variable would exist more than once.
  var broshuraRequestIds: AsyncLocalStorage<string> | undefined
  var broshuraProcessId: string | undefined
}

/** Everything that `work` logs carries this id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  globalThis.broshuraRequestIds ??= new AsyncLocalStorage()
  return globalThis.broshuraRequestIds.run(id, work)
}

/** The id of the request or job that is being worked on, else one for the life of the process. */
export function requestId(): string {
  globalThis.broshuraProcessId ??= `process-${randomUUID()}`
  return globalThis.broshuraRequestIds?.getStore() ?? globalThis.broshuraProcessId
}

/** An id that a proxy in front of us has given; anything else gets a new one. */
export function givenOrNewId(given: unknown): string {
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}

/**
 * Whether a writing request was made by one of our pages. Browsers send these headers; other clients, which do not carry
 * someone else's cookies, may omit both.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (!origin) return true
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host')
  return URL.canParse(origin) && new URL(origin).host === host
}
