import { hookRoute } from '@/features/auth/mails/hook-route'
import { sendAuthSms, smsMessage } from '@/features/auth/mails/send-auth-mail'
import { env } from '@/server/env'

export const POST = hookRoute({ secret: () => env().AUTH_SMS_SECRET, message: smsMessage, send: sendAuthSms })
