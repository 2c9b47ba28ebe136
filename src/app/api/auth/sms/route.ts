import { hookRoute } from '@/features/account/auth/mails/hook-route'
import { sendAuthSms, smsMessage } from '@/features/account/auth/mails/send-auth-mail'
import { env } from '@/server/env'

export const POST = hookRoute({ secret: () => env().AUTH_SMS_SECRET, message: smsMessage, send: sendAuthSms })
