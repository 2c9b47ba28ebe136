import { hookMessage, hookRoute } from '@/features/account/auth/mails/hook-route'
import { sendAuthMail } from '@/features/account/auth/mails/send-auth-mail'
import { env } from '@/server/env'

export const POST = hookRoute({ secret: () => env().AUTH_MAIL_SECRET, message: hookMessage, send: sendAuthMail })
