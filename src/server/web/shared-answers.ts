import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { hasRouterMark, isForClientRouter } from '../next-internals.ts'
import { noPage, pathOfTarget } from './request-target.ts'

const nobodyElse = 'private, no-store'

/** Found, found in part, unchanged. */
const found = new Set([200, 206, 304])

/**
 * Shared caches may keep what is found, and our own page that says "not found", for whom it says of itself that they may. Next and
 * Payload write `public`, or nothing at all, on much else: a redirect that was meant for one request would be everybody's.
 * To be called before anything else listens for the headers, so that it sees the last of them.
 */
export function keepFromSharedCaches(request: IncomingMessage, response: ServerResponse): void {
  const url = pathOfTarget(request.url ?? '/') ?? '/'
  onHeaders(response, function (this: ServerResponse) {
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

/** The policy of one request: its page was made for that request alone. */
const hasNonce = (response: ServerResponse) => /'nonce-/.test(String(response.getHeader('content-security-policy')))

/** That something is not there holds for some seconds: no cache says it again for hours, when we fail and it has come to be meanwhile. */
function endWithFreshness(response: ServerResponse): void {
  for (const name of ['cache-control', 'cdn-cache-control']) {
    const control = response.getHeader(name)
    if (control) response.setHeader(name, String(control).replace(/,\s*stale-if-error=\d+/g, ''))
  }
}

/** The router asks under an address of its own, by which caches keep its data and the page apart; other pairs are nobody's. */
function isShareable(request: IncomingMessage, url: string): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && isForClientRouter(request) === hasRouterMark(url)
}
