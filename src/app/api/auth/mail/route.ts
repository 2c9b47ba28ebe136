import { hookMessage, hookRoute } from '@/features/auth/mails/hook-route'
import { sendAuthMail } from '@/features/auth/mails/send-auth-mail'
import { env } from '@/server/env'

export const POST = hookRoute({ secret: () => env().AUTH_MAIL_SECRET, message: hookMessage, send: sendAuthMail })
