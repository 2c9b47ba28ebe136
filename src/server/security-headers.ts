import { randomBytes } from 'node:crypto'
import type { RequestListener, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { endOfSofiaDay } from '../domain/calendar-day.ts'
import { takeNamedLength } from './body-length.ts'
import { cmsPolicy, dataPolicy, framedByAnybody, nonceSource, pagePolicy } from './content-security-policy.ts'
import { everyAnswer } from './static-headers.ts'

let midnight = 0

/**
 * Lets shared caches serve stale answers when we fail, until midnight in Sofia, when another day's offers begin. The
 * second header repeats it for caches that take `s-maxage` as an order to revalidate (RFC 9213).
 */
export function sharedCacheHeaders(control: unknown, now = Date.now()): Record<string, string> {
  const lasting = String(control ?? '').replace(/, stale-if-error=\d+/, '')
  const [, seconds] = lasting.match(/^public\b.*\bs-maxage=(\d+)/) ?? []
  if (!seconds) return {}
  if (now >= midnight) midnight = endOfSofiaDay(new Date(now)).getTime()
  const onError = `stale-if-error=${Math.max(0, Math.floor((midnight - now) / 1000))}`
  return { 'cache-control': `${lasting}, ${onError}`, 'cdn-cache-control': `max-age=${seconds}, ${onError}` }
}

const yearInSeconds = 365 * 24 * 60 * 60

const lastResort = new Map([
  ['content-security-policy', dataPolicy],
  ...everyAnswer.map(({ key, value }): [string, string] => [key.toLowerCase(), value]),
])

function transportSecurity(siteUrl: string): [name: string, value: string][] {
  const value = `max-age=${yearInSeconds}; includeSubDomains`
  return siteUrl.startsWith('https:') ? [['strict-transport-security', value]] : []
}

export const bareHeaders = (siteUrl: string) => new Map([...transportSecurity(siteUrl), ...lastResort])

/**
 * Adds the headers of every answer, whoever writes it. On an https site, browsers then request nothing by http and send
 * no cookie there, not even those that Payload sets, such as the CMS's language. The environment decides this, not the
 * build.
 */
export function protectAnswer(response: ServerResponse, siteUrl: string): void {
  const transport = transportSecurity(siteUrl)
  for (const [name, value] of transport) response.setHeader(name, value)
  onHeaders(response, function (this: ServerResponse) {
    if (transport.length > 0) secureCookies(this)
    takeNamedLength(this)
    for (const [name, value] of lastResort) if (!this.hasHeader(name)) this.setHeader(name, value)
    if (mayBeFramed(this)) this.removeHeader('x-frame-options')
    if (isApiData(this)) this.setHeader('content-disposition', 'attachment; filename="api.json"')
  })
}

/** The older header has no value for everybody. */
function mayBeFramed(response: ServerResponse): boolean {
  return String(response.getHeader('content-security-policy')).endsWith(framedByAnybody)
}

/** Data of the API is never a page: a browser that opens it saves it. */
function isApiData(response: ServerResponse): boolean {
  const isJson = String(response.getHeader('content-type')).startsWith('application/json')
  return isJson && /^\/api\//.test(response.req.url ?? '') && !response.hasHeader('content-disposition')
}

function secureCookies(response: ServerResponse): void {
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String)
  if (cookies.length === 0) return
  response.setHeader(
    'set-cookie',
    cookies.map((cookie) => (/;\s*secure\s*(?:;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`)),
  )
}

/**
 * Gives each request to Next a nonce in the header from which Next marks its scripts; a shared page brings its own
 * policy, see page-scripts.ts.
 */
export function withScriptNonces(next: RequestListener): RequestListener {
  return (request, response) => {
    const nonce = nonceSource(randomBytes(16).toString('base64url'))
    request.headers['content-security-policy'] = `script-src ${nonce}`
    const policy = /^\/admin(?:[/?]|$)/.test(request.url ?? '') ? cmsPolicy([nonce]) : pagePolicy([nonce])
    onHeaders(response, function (this: ServerResponse) {
      if (!this.hasHeader('content-security-policy')) this.setHeader('content-security-policy', policy)
      const shared = sharedCacheHeaders(this.getHeader('cache-control'))
      for (const [name, value] of Object.entries(shared)) this.setHeader(name, value)
    })
    return next(request, response)
  }
}
