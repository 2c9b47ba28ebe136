import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import pg from 'pg'
import { defaultLocale, isLocale, type Locale, splitLocale } from '../i18n/routing.ts'
import { placeOf, sendPage } from './cache/cached-answers.ts'
import { type CacheEntry, processCache } from './cache/process-cache.ts'
import { dataPolicy, pagePolicy } from './content-security-policy.ts'
import { tagsHeader } from './next-internals.ts'
import { unavailableMessage, unavailablePage } from './plain-page.ts'
import { everyAnswer } from './static-headers.ts'

const retrySeconds = '10'

/** What is answered from the disk or from memory, or reports its own state. */
const withoutDatabase =
  /^\/(?:_next|builds|files|api\/(?:health|ready|privacy)|robots\.txt|favicon\.ico|icon\.svg)(?:[/?]|$)/

/**
 * While the database does not answer: pages that are cached are answered with their last copy, and what else needs the
 * database says so. It is asked at each request, so whatever it can answer is fresh, and the first request that finds it back
 * is answered as usual.
 */
export function withOutagePages(next: RequestListener, databaseAnswers: () => Promise<boolean>): RequestListener {
  return async (request, response) => {
    const url = request.url ?? '/'
    if (processCache().isOpen || withoutDatabase.test(url) || (await databaseAnswers())) return next(request, response)
    const [path = '/'] = url.split('?', 1)
    const place = placeOf({ ...request, method: request.method, headers: request.headers, url: path })
    if (!place && isRedirected(path)) return next(request, response)
    const copy = place === undefined ? undefined : processCache().lastCopy(place)
    if (copy?.page) return sendPage(request, response, copy.page, copy.page.headers ?? headersOf(copy))
    return sayUnavailable(request, response)
  }
}

/** What Next fails at while the listener of invalidations is disconnected is taken for a part of the outage. */
export function withErrorPages(next: RequestListener): RequestListener {
  return (request, response) => {
    onHeaders(response, function (this: ServerResponse) {
      if (this.statusCode !== 500 || processCache().isOpen) return
      this.statusCode = 503
      this.setHeader('retry-after', retrySeconds)
      this.setHeader('cache-control', 'private, no-store')
    })
    return next(request, response)
  }
}

/** Rules of next.config.ts lead to the start page in another language, and away from `/bg`, without any data. */
function isRedirected(path: string): boolean {
  return path === '/' || splitLocale(path).locale === defaultLocale
}

/** For a page whose headers are not known, because it was sent only once, to few, or to the client router. */
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

/** The language of the address; the CMS and the API have none in theirs. */
function localeOf({ url = '/', headers }: IncomingMessage): Locale {
  const named = splitLocale(url.split('?', 1)[0] ?? '/').locale
  const chosen = headers.cookie?.match(/(?:^|; )payload-lng=(\w+)/)?.[1]
  if (named) return named
  return /^\/(?:admin|api)/.test(url) && isLocale(chosen) ? chosen : defaultLocale
}

/** A visitor waits at most so long for the news that the database does not answer. */
const patienceMs = 1_000

/** Asks the database on a connection of its own, once for all who want to know at the same moment. */
export function databaseProbe(connectionString: string): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  const ask = async () => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      application_name: 'broshura probe',
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      return false
    } finally {
      client.end().catch(() => undefined)
    }
  }
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined
    })
    return asked
  }
}
