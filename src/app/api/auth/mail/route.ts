import { hookMessage } from '@/features/auth/mails/hook-message'
import { isSigned } from '@/features/auth/mails/hook-signature'
import { sendAuthMail } from '@/features/auth/mails/send-auth-mail'
import { env } from '@/server/env'
import { log } from '@/server/log'
import { jsonOf, limitedText } from '@/server/request-text'

const mostBytes = 256 * 1024

/** Supabase's Send Email Hook: the auth server says what to send, and we write it in the customer's language. */
export async function POST(request: Request): Promise<Response> {
  const { AUTH_MAIL_SECRET } = env()
  if (!AUTH_MAIL_SECRET) return problem(404, 'No secret is set for this hook.')
  const body = await limitedText(request, mostBytes)
  if (body === null) return problem(413, 'The message is too long.')
  if (!isSigned(body, request.headers, AUTH_MAIL_SECRET)) return problem(401, 'The signature is not valid.')
  const message = hookMessage.safeParse(jsonOf(body))
  if (!message.success) return problem(422, 'The message is not understood.')
  try {
    await sendAuthMail(message.data)
  } catch (error) {
    log.error({ error }, 'a mail of the sign-in was not sent')
    return problem(500, 'The mail was not sent.')
  }
  return Response.json({}, { headers: { 'Cache-Control': 'no-store' } })
}

/** The shape of an error that the hook's protocol knows. */
function problem(http_code: number, message: string): Response {
  return Response.json(
    { error: { http_code, message } },
    { status: http_code, headers: { 'Cache-Control': 'no-store' } },
  )
}
