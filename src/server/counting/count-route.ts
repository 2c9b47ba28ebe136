import type { z } from 'zod'
import { clientSite } from '../client-network'
import { jsonOf, limitedText } from '../request-body'
import { isSameOrigin } from '../request-context'

/** Bytes; about twice the longest message of our pages. */
const mostBytes = 8 * 1024

const answer = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'private, no-store' } })

/** Browsers that ask not to be counted (Global Privacy Control, Do Not Track), and staff who are signed in to the CMS. */
export function isUncounted(headers: Headers): boolean {
  const asks = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
  return asks || /(?:^|;\s*)payload-token=/.test(headers.get('cookie') ?? '')
}

/**
 * A route that takes a message by which a page is counted. Beyond a limit it answers as always: nobody reads the answer,
 * and a refusal would be logged with the visitor's network.
 */
export function countRoute<Shape extends z.ZodType>(
  shape: Shape,
  count: (message: z.output<Shape>, network: string) => void | Promise<void>,
) {
  return async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request)) return answer(403)
    const text = await limitedText(request, mostBytes)
    if (text === null) return answer(413)
    const message = shape.safeParse(jsonOf(text))
    if (!message.success) return answer(422)
    if (!isUncounted(request.headers)) await count(message.data, clientSite(request.headers))
    return answer(204)
  }
}
