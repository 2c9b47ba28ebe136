import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { defaultLocale, isLocale, type Locale, splitLocale } from '../i18n/routing.ts'
import { placeOfAnswer, sendPage } from './cache/cached-answers.ts'
import { type CacheEntry, processCache } from './cache/process-cache.ts'
import { dataPolicy, pagePolicy } from './content-security-policy.ts'
import type { DatabaseProbe } from './db/database-probe.ts'
import { tagsHeader } from './next-internals.ts'
import { unavailableMessage, unavailablePage } from './plain-page.ts'
import { everyAnswer } from './static-headers.ts'

const retrySeconds = '10'

const withoutDatabase =
  /^\/(?:_next|builds|files|api\/(?:health|ready|privacy)|robots\.txt|favicon\.ico|icon\.svg)(?:[/?]|$)/

/**
 * While the database does not answer, cached pages are served as last copies, and other pages that need it show a
 * notice. The database is probed at each request, so the first request after an outage is answered as usual.
 */
export function withOutagePages(next: RequestListener, database: DatabaseProbe): RequestListener {
  return async (request, response) => {
    const url = request.url ?? '/'
    const isQuiet = processCache().isOpen && database.answered()
    if (isQuiet || withoutDatabase.test(url) || (await database.answers())) return next(request, response)
    const [path = '/'] = url.split('?', 1)
    const place = placeOfAnswer({ ...request, method: request.method, headers: request.headers, url: path })
    if (!place && isRedirected(path)) return next(request, response)
    const copy = place === undefined ? undefined : processCache().lastCopy(place)
    if (copy?.page) return sendPage({ request, response }, copy.page, copy.page.headers ?? headersOf(copy))
    return sayUnavailable(request, response)
  }
}

/**
 * A failure of Next while the listener of invalidations is disconnected counts as part of the outage.
 * @param pooler may be away while the listener, which goes past it, hears everything; so it is asked after a failure
 */
export function withErrorPages(next: RequestListener, pooler?: DatabaseProbe): RequestListener {
  return (request, response) => {
    onHeaders(response, function (this: ServerResponse) {
      if (this.statusCode !== 500) return
      const isKnown = !processCache().isOpen || pooler?.answered() === false
      void pooler?.answers()
      if (!isKnown) return
      this.statusCode = 503
      this.setHeader('retry-after', retrySeconds)
      this.setHeader('cache-control', 'private, no-store')
    })
    return next(request, response)
  }
}

/** Redirects of next.config.ts (start page by language, and away from `/bg`) need no data. */
function isRedirected(path: string): boolean {
  return path === '/' || splitLocale(path).locale === defaultLocale
}

/**
 * Fallback headers for a page whose own are unknown: it was sent only once, to few visitors, or to the client router.
 */
function headersOf({ value }: CacheEntry): OutgoingHttpHeaders {
  const own = 'headers' in value ? value.headers : undefined
  const lasting = Object.entries(own ?? {}).filter(([name]) => name !== tagsHeader)
  const fixed = everyAnswer.map(({ key, value: text }) => [key.toLowerCase(), text])
  return {
    ...Object.fromEntries(fixed),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: 'rsc, accept-encoding',
    ...Object.fromEntries(lasting),
  }
}

function sayUnavailable(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '/'
  const locale = localeOf(request)
  const isApi = /^\/api(?:[/?]|$)/.test(url)
  const body = isApi
    ? JSON.stringify({ error: 'unavailable', errors: [{ message: unavailableMessage(locale) }] })
    : unavailablePage(locale)
  for (const { key, value } of everyAnswer) response.setHeader(key, value)
  response.writeHead(503, {
    'content-type': isApi ? 'application/json' : 'text/html; charset=utf-8',
    'content-security-policy': isApi ? dataPolicy : pagePolicy([]),
    'content-length': Buffer.byteLength(body),
    'cache-control': 'private, no-store',
    'retry-after': retrySeconds,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function localeOf({ url = '/', headers }: IncomingMessage): Locale {
  const named = splitLocale(url.split('?', 1)[0] ?? '/').locale
  const chosen = headers.cookie?.match(/(?:^|; )payload-lng=(\w+)/)?.[1]
  if (named) return named
  return /^\/(?:admin|api)/.test(url) && isLocale(chosen) ? chosen : defaultLocale
}
