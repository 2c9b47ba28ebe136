import type { EmailAdapter } from 'payload'
import { z } from 'zod'
import { env } from '@/server/env'
import { queueMail } from './queue-mail'

const message = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string().default(''),
  text: z.string().default(''),
})

/** Payload's own mails wait in our queue too, so that no request waits for the mail server. */
export const queuedEmail: EmailAdapter = ({ payload }) => ({
  name: 'queue',
  defaultFromAddress: env().MAIL_FROM,
  defaultFromName: 'Broshura',
  sendEmail: (given) => queueMail(payload.db.drizzle, message.parse(given)),
})
