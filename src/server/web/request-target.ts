import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { defaultLocale, localePath, splitLocale } from '../../i18n/routing.ts'
import { pagePolicy } from '../content-security-policy.ts'
import { unreadablePage } from '../plain-page.ts'
import { readableAddress } from '../request-body.ts'

export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export const noPage = /^\/(?:api|files|builds|preview|sitemaps|_next)(?:\/|$)/

/** Payload looks these path segments up in plain objects, which inherit these names from `Object.prototype`. */
const inherited = new RegExp(
  `^/(?:admin|api/cms)(?:/(?:collections|globals))?/(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})(?:/|$)`,
)

const host = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * The address to go on with: a path of this site, whatever host an absolute request target names (RFC 9112, section
 * 3.2). A broken escape, a zero byte, which Postgres refuses, and a path that is too long name no page.
 * @returns null when the request has been answered
 */
export function admitTarget(request: IncomingMessage, response: ServerResponse): string | null {
  const { method, url: given = '/' } = request
  if (given === '*' && method === 'OPTIONS') return answer(response, 204, { allow: methods.join(', ') })
  const url = pathOfTarget(given)
  if (url === null || !hasOneHost(request)) return answer(response, 400)
  const [path = ''] = url.split('?', 1)
  if (isTooLong(url)) return answer(response, 414)
  if (hasZeroByte(url.slice(path.length)))
    return noPage.test(path) ? answer(response, 400) : sayUnreadable(response, path)
  const readable = path.length > longest.path ? notFoundAddress(path) : readableAddress(url)
  if (readable !== url && noPage.test(path)) return answer(response, 404)
  return inherited.test(decodeURIComponent(readable.split('?', 1)[0] ?? '')) ? answer(response, 404) : readable
}

/**
 * Characters. Next names the address in the header of a redirect, and beside it the path of a page whose language is
 * not in its address; clients take 16 KB of headers.
 */
const longest = { address: 12_288, path: 2048 }

/** No content has this address, because a slug has no percent sign: the error page, in the language of the path. */
const notFoundAddress = (path: string) => localePath(splitLocale(path).locale ?? defaultLocale, '/%25')

/** Questions of the CMS are bounded by its own rules (collections/access/query-bounds.ts). */
const isTooLong = (url: string) => url.length > longest.address && !/^\/api\/cms\/[^/]/.test(url)

export function pathOfTarget(target: string): string | null {
  if (target.startsWith('/')) return target
  const [origin] = /^https?:\/\/[^/?#]+/i.exec(target) ?? []
  if (!origin) return null
  const path = target.slice(origin.length)
  return path.startsWith('/') ? path : `/${path}`
}

/** With two `Host` headers, a cache might store under one host what we answer for the other. */
function hasOneHost({ rawHeaders, headers }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return names.length <= 1 && host.test(headers.host ?? '')
}

const hasZeroByte = (text: string) => text.includes('%00') || text.includes('\0')

const kept = { 'cache-control': 'private, no-store' }

function answer(response: ServerResponse, status: 204 | 400 | 404 | 414, headers: Record<string, string> = {}): null {
  if (status === 204) response.writeHead(status, { ...kept, ...headers }).end()
  else
    response
      .writeHead(status, { ...kept, 'content-type': 'text/plain; charset=utf-8' })
      .end(`${STATUS_CODES[status]}\n`)
  return null
}

function sayUnreadable(response: ServerResponse, path: string): null {
  const headers = { ...kept, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy([]) }
  response.writeHead(400, headers).end(unreadablePage(splitLocale(path).locale ?? defaultLocale))
  return null
}
