import type { RequestListener, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'

/**
 * Next 16.4.6 tells the browser that a rewrite of next.config.ts has emptied the query, although it keeps it. Its router then takes a
 * link with another query for one to the same page and shows what is there. Our rewrites never change a query.
 */
export function queriesKeptBy(next: RequestListener): RequestListener {
  return (request, response) => {
    onHeaders(response, function (this: ServerResponse) {
      this.removeHeader('x-nextjs-rewritten-query')
    })
    return next(request, response)
  }
}
