import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { defaultLocale, isLocale } from '../../i18n/routing.ts'
import { startsInBulgarian } from '../../i18n/start-language.ts'
import { isForClientRouter, isFromCache } from '../next-internals.ts'
import { sharedCacheHeaders } from '../shared-cache-headers.ts'
import { bodyOf, encodingFor } from './compressed-page.ts'
import { type CachedPage, processCache, type SharedPage } from './process-cache.ts'

/** Headers that belong to one response and not to the page. */
const ofOneAnswer = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]

/**
 * Serves cached pages and passes everything else to `next`. The headers are those of an earlier response of Next with the
 * same page. They are stored with the page in the cache, so they are invalidated together with it.
 */
export function withCachedPages(next: RequestListener): RequestListener {
  return (request, response) => {
    const place = placeOf(request)
    if (!place) return next(request, response)
    const page = processCache().get(place)?.value.page
    if (page?.headers) return sendPage(request, response, page, page.headers)
    response.once('finish', () => {
      const answered = processCache().get(place)?.value.page
      if (answered && isAnswerOf(answered, response)) answered.headers = lastingHeaders(response)
    })
    return next(request, response)
  }
}

/** The cache path of the page that everybody gets at this URL; undefined where the response depends on more than the URL. */
export function placeOf({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || isForClientRouter({ headers })) return undefined
  if (url === '/') return startsInBulgarian(headers) ? `/${defaultLocale}` : undefined
  if (!/^(?:\/[a-z0-9-]+)+$/.test(url)) return undefined
  const first = url.split('/', 2)[1]
  if (first === defaultLocale) return undefined
  return isLocale(first) ? url : `/${defaultLocale}${url}`
}

/** Whether Next has responded with this very page, from the cache and for everybody. */
function isAnswerOf(page: CachedPage, response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    isFromCache(response) &&
    response.getHeader('etag') === page.etag &&
    !response.hasHeader('set-cookie') &&
    !String(response.getHeader('cache-control')).includes('no-store')
  )
}

export function lastingHeaders(response: ServerResponse): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !ofOneAnswer.includes(name)))
}

export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: SharedPage,
  lasting: OutgoingHttpHeaders,
  packed = bodyOf,
): Promise<void> {
  const headers = { ...lasting, ...sharedCacheHeaders(lasting['cache-control']) }
  if (request.headers['if-none-match']?.split(/,\s*/).includes(page.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  const body = await packed(page, encoding)
  const packing = encoding ? { 'content-encoding': encoding } : {}
  response.writeHead(200, { ...headers, ...packing, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}
