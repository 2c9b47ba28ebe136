import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http'
import onHeaders from 'on-headers'
import { z } from 'zod'

/** Case-sensitive: a phone is called CUBOT. */
const crawler = /[Bb]ot|[Cc]rawl|[Ss]pider|[Ss]lurp|facebookexternalhit/
const noPage = /^\/(?:admin|api|files|preview|_next|builds)(?:[/?]|$)/

/** Crawlers get plain text with the same status instead of a decorated error page (docs/product.md, section 8). */
export function plainErrorsForCrawlers(next: RequestListener): RequestListener {
  return (request, response) => {
    if (!isCrawler(request)) return next(request, response)
    const { write, end } = response
    let error: string | undefined
    onHeaders(response, () => {
      if (response.statusCode < 400) return
      error = `${response.statusCode} ${request.url?.split('?', 1)[0]}\n`
      for (const name of ['content-encoding', 'content-length', 'etag', 'set-cookie']) response.removeHeader(name)
      response.setHeader('content-type', 'text/plain; charset=utf-8')
      response.setHeader('cache-control', 'no-store')
    })
    // Next's compression must find these methods in place of Node's own.
    Object.assign(response, {
      write(...given: unknown[]) {
        if (!response.headersSent) response.writeHead(response.statusCode)
        return error === undefined ? Reflect.apply(write, response, given) : true
      },
      end(...given: unknown[]) {
        if (!response.headersSent) response.writeHead(response.statusCode)
        return Reflect.apply(end, response, error === undefined ? given : [error])
      },
    })
    return next(request, response)
  }
}

const isCrawler = ({ url = '', method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && crawler.test(headers['user-agent'] ?? '') && !noPage.test(url)

const answer = z.object({ user: z.object({ id: z.string() }).nullable().optional() })

const decisive = ['authorization', 'cookie', 'origin', 'sec-fetch-site']

/** Asks our own CMS whether these headers are those of signed-in staff, because only the CMS knows its sessions. */
export async function isStaffAt(port: number, headers: IncomingHttpHeaders): Promise<boolean> {
  const given = decisive.flatMap((name) => (headers[name] ? [[name, String(headers[name])] as [string, string]] : []))
  const response = await fetch(`http://127.0.0.1:${port}/api/cms/users/me`, {
    headers: given,
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
  if (!response?.ok) return false
  return Boolean(answer.safeParse(await response.json()).data?.user)
}
