import type { z } from 'zod'
import { log } from '@/server/log'
import { jsonOf, limitedText } from '@/server/request-text'
import { isSigned } from './hook-signature'

const mostBytes = 256 * 1024

interface Hook<Message extends z.ZodType> {
  /** Shared with the auth server; the hook does not exist without it. */
  secret: () => string | undefined
  message: Message
  send: (message: z.output<Message>) => Promise<void>
}

/** A hook of the auth server, which says what to send; we write it in the customer's language. */
export function hookRoute<Message extends z.ZodType>({ secret, message, send }: Hook<Message>) {
  return async (request: Request): Promise<Response> => {
    const key = secret()
    if (!key) return problem(404, 'No secret is set for this hook.')
    const body = await limitedText(request, mostBytes)
    if (body === null) return problem(413, 'The message is too long.')
    if (!isSigned(body, request.headers, key)) return problem(401, 'The signature is not valid.')
    const given = message.safeParse(jsonOf(body))
    if (!given.success) return problem(422, 'The message is not understood.')
    try {
      await send(given.data)
    } catch (error) {
      log.error({ error }, 'a message of the sign-in was not sent')
      return problem(500, 'The message was not sent.')
    }
    return Response.json({}, { headers: { 'Cache-Control': 'no-store' } })
  }
}

/** The shape of an error that the hook's protocol knows. */
function problem(http_code: number, message: string): Response {
  return Response.json(
    { error: { http_code, message } },
    { status: http_code, headers: { 'Cache-Control': 'no-store' } },
  )
}
