import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

declare global {
  // Next bundles its parts separately, so a module variable would exist more than once.
  var broshuraRequestIds: AsyncLocalStorage<string> | undefined
  var broshuraProcessId: string | undefined
}

export function withRequestId<Result>(id: string, work: () => Result): Result {
  globalThis.broshuraRequestIds ??= new AsyncLocalStorage()
  return globalThis.broshuraRequestIds.run(id, work)
}

export function requestId(): string {
  globalThis.broshuraProcessId ??= `process-${randomUUID()}`
  return globalThis.broshuraRequestIds?.getStore() ?? globalThis.broshuraProcessId
}

export function givenOrNewId(given: unknown): string {
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}

/**
 * Whether a writing request was made by one of our pages. Browsers send these headers; other clients may omit both,
 * because they carry nobody's cookies.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (!origin) return true
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host')
  return URL.canParse(origin) && new URL(origin).host === host
}
