import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { defaultLocale, isLocale, splitLocale } from '../../i18n/routing.ts'
import { startsInBulgarian } from '../../i18n/start-language.ts'
import { collectedAnswer } from '../collected-answer.ts'
import { pagePolicy } from '../content-security-policy.ts'
import { isKnownEtag } from '../known-etag.ts'
import { isForClientRouter, isFromCache, withoutRouterMark } from '../next-internals.ts'
import { nonceOf, sharedPage } from '../page-scripts.ts'
import { tooManyPage } from '../plain-page.ts'
import { sharedCacheHeaders } from '../security-headers.ts'
import {
  type AnswerPage,
  bytesOfPage,
  encodingFor,
  etagOfPage,
  firstBodyOf,
  packedBodyOf,
  processCache,
  type SharedPage,
  storedAnswers,
} from './process-cache.ts'
import { dayTag, tag } from './tags.ts'

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
 * Serves cached pages and passes everything else to `next`. The headers are those of an earlier response of Next with
 * the same page; they are stored with the page in the cache, so both are invalidated together. They are stored as Next
 * wrote them: listeners that were added before see them afterwards and change them for one visitor and moment.
 */
export function withCachedPages(next: RequestListener): RequestListener {
  return (request, response) => {
    const place = placeOfAnswer(request)
    if (!place) return next(request, response)
    const page = processCache().get(place)?.value.page
    globalThis.broshuraMetrics?.cacheRead('pages', page?.headers !== undefined)
    if (page?.headers) return sendPage({ request, response }, page, page.headers)
    let written: OutgoingHttpHeaders | undefined
    onHeaders(response, function (this: ServerResponse) {
      if (isForEverybody(this)) written = lastingHeaders(this)
    })
    response.once('finish', () => {
      const answered = processCache().get(place)?.value.page
      if (answered && written?.etag === answered.etag) answered.headers = written
    })
    return next(request, response)
  }
}

export function placeOfAnswer({
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

function isForEverybody(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    isFromCache(response) &&
    !response.hasHeader('set-cookie') &&
    !String(response.getHeader('cache-control')).includes('no-store')
  )
}

function lastingHeaders(response: ServerResponse): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !ofOneAnswer.includes(name)))
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

export async function sendPage(
  { request, response }: Exchange,
  page: SharedPage,
  lasting: OutgoingHttpHeaders,
  packed = packedBodyOf,
): Promise<void> {
  const headers = { ...lasting, ...sharedCacheHeaders(lasting['cache-control']) }
  if (isKnownEtag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  const body = await packed(page, encoding)
  const packing = encoding ? { 'content-encoding': encoding } : {}
  response.writeHead(200, { ...headers, ...packing, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

declare global {
  // Set by src/instrumentation.ts inside Next's bundles, and called from outside them.
  var broshuraMayAsk: ((page: { forwardedFor: string; isFurtherPage: boolean }) => Promise<boolean>) | undefined
}

const pagesOfQuestions = /^(?:\/(?:de|en|ru))?\/(?:search|(?:(?:c|prices)\/)?[a-z0-9-]+\/filter)$/
const longestQuestion = 2_000

/** Signed-in visitors are never served a shared page, in case a page ever shows personal data. */
export const personal = /(?:^|;\s*)(?:sb-|payload-|broshura-(?:session|signed-in)|__prerender_bypass)/

/** A page of search results shows many documents, so it depends on every tag that names no single document. */
const tags: string[] = [dayTag, ...Object.values(tag).filter((name) => typeof name === 'string')]

/**
 * Answers a question, such as a search, with the page that another visitor got for it before, until something changes.
 * A network may ask a limited number of new questions a minute: answers from memory do not count, and further pages of
 * results count less.
 */
export function withCachedAnswers(next: RequestListener): RequestListener {
  return async (request, response) => {
    const question = questionOf(request)
    if (!question) return next(request, response)
    const { pages } = storedAnswers()
    const known = pages.get(question)?.value
    const isShared = !isForClientRouter(request) && !personal.test(request.headers.cookie ?? '')
    globalThis.broshuraMetrics?.cacheRead('answers', known !== undefined && isShared)
    if (known && isShared) return sendPage({ request, response }, known, known.headers)
    if (!known && (await isRefused(request, question))) return refuse(request, response)
    if (!isShared || request.method !== 'GET') return next(request, response)
    const begun = pages.now()
    const body = await collectedAnswer(request, response, next)
    const page = pageOf(request, response, body)
    if (!page) return void response.end(body)
    pages.set(question, page, { tags, bytes: bytesOfPage(page.html), begun })
    return sendPage({ request, response }, page, page.headers, firstBodyOf)
  }
}

/**
 * The shared page that answers this request right now, and what it depends on; to be compared by ETag with what is sent.
 */
export function keptAnswer(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): { page: SharedPage; tags: string[] } | undefined {
  const question = questionOf(request)
  const answer = question === undefined ? undefined : storedAnswers().pages.get(question)
  if (answer) return { page: answer.value, tags: answer.tags }
  const [url] = (request.url ?? '').split('?', 1)
  const place = placeOfAnswer({ ...request, url })
  const known = place === undefined ? undefined : processCache().get(place)
  return known?.value.page && { page: known.value.page, tags: known.tags }
}

function questionOf({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > longestQuestion) return undefined
  const at = url.indexOf('?')
  if (at < 0 || !pagesOfQuestions.test(url.slice(0, at))) return undefined
  const query = withoutRouterMark(url.slice(at + 1))
  return query ? `${url.slice(0, at)}?${query}` : undefined
}

async function isRefused({ headers }: IncomingMessage, question: string): Promise<boolean> {
  const forwardedFor = String(headers['x-forwarded-for'] ?? '')
  return (await globalThis.broshuraMayAsk?.({ forwardedFor, isFurtherPage: isFurtherPage(question) })) === false
}

function isFurtherPage(question: string): boolean {
  const first = question.replace(/(?<=[?&])after=[^&]+&?/, '').replace(/[?&]$/, '')
  return first !== question && (!first.includes('?') || storedAnswers().pages.get(first) !== undefined)
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  const { locale } = splitLocale(request.url ?? '/')
  const body = Buffer.from(tooManyPage(locale ?? defaultLocale))
  const headers: OutgoingHttpHeaders = {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'content-security-policy': pagePolicy([]),
    'cache-control': 'private, no-store',
    'retry-after': '60',
  }
  response.writeHead(429, headers).end(request.method === 'HEAD' ? undefined : body)
}

function pageOf(request: IncomingMessage, response: ServerResponse, body: Buffer): AnswerPage | undefined {
  const isPage = String(response.getHeader('content-type')).startsWith('text/html')
  if (response.statusCode !== 200 || !isPage || response.hasHeader('set-cookie')) return undefined
  const nonce = nonceOf(request.headers)
  const { html, policy } = sharedPage(body.toString('latin1'), nonce, 'latin1')
  const bytes = Buffer.from(html, 'latin1')
  const etag = etagOfPage(bytes)
  const headers = { ...lastingHeaders(response), etag, 'content-security-policy': policy }
  // Next writes the nonce beside the fonts of the `Link` header too.
  const link = response.getHeader('link')
  if (link) headers.link = String(link).replaceAll(`nonce="${nonce}"; `, '')
  return { html: bytes, etag, headers }
}
