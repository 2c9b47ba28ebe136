import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { hasRouterMark, isForClientRouter } from '../next-internals.ts'
import { noPage, pathOfTarget } from './request-target.ts'

const nobodyElse = 'private, no-store'

const found = new Set([200, 206, 304])

/**
 * Forbids shared caches to store answers, except found ones and our own "not found" page where these allow it. Next and
 * Payload write `public`, or nothing, on much else: a redirect meant for one request would be everybody's. Must run
 * before any other listener for headers, to see the final ones.
 */
export function keepFromSharedCaches(request: IncomingMessage, response: ServerResponse): void {
  const url = pathOfTarget(request.url ?? '/') ?? '/'
  onHeaders(response, function (this: ServerResponse) {
    // Next repeats the address of a permanent redirect in it, for browsers that are gone.
    this.removeHeader('refresh')
    const control = String(this.getHeader('cache-control') ?? '')
    const isMissing = this.statusCode === 404
    const isOurs =
      found.has(this.statusCode) || (isMissing && !hasNonce(this) && !noPage.test(url.split('?', 1)[0] ?? ''))
    if (isMissing) endWithFreshness(this)
    if (
      isOurs &&
      (/\bprivate\b/.test(control) || (control && isShareable(request, url) && !this.hasHeader('set-cookie')))
    )
      return
    if (!control.includes('no-store')) this.setHeader('cache-control', nobodyElse)
    this.removeHeader('cdn-cache-control')
  })
}

const hasNonce = (response: ServerResponse) => /'nonce-/.test(String(response.getHeader('content-security-policy')))

/** A "not found" is fresh for seconds only and never served stale, because the page may exist meanwhile. */
function endWithFreshness(response: ServerResponse): void {
  for (const name of ['cache-control', 'cdn-cache-control']) {
    const control = response.getHeader(name)
    if (control) response.setHeader(name, String(control).replace(/,\s*stale-if-error=\d+/g, ''))
  }
}

/**
 * The router marks its requests with `_rsc`, so that caches separate its data from the page; other combinations are not
 * cached.
 */
function isShareable(request: IncomingMessage, url: string): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && isForClientRouter(request) === hasRouterMark(url)
}
