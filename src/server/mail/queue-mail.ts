import { randomUUID } from 'node:crypto'
import type { EmailAdapter } from 'payload'
import { z } from 'zod'
import { erasedEmail } from '@/domain/erased'
import type { Database } from '@/server/db/transaction'
import { env } from '@/server/env'
import { enqueue, type Held, sendMail } from '@/server/jobs/kinds'
import type { Mail } from '../jobs/kinds'

export type { Mail }

export const messageIdOf = (unique: string) => `<${unique}@${new URL(env().SITE_URL).hostname}>`

/**
 * Queues a mail in the transaction that causes it: nobody waits for the mail server, and a crash loses no mail. Its
 * text leaves the database as soon as the mail server has it. A held mail can be cancelled until it is sent. Nothing is
 * mailed to a person who was erased.
 */
export async function queueMail(database: Database, mail: Mail, held?: Held): Promise<void> {
  if (mail.to === erasedEmail) return
  await enqueue(database, sendMail, { ...mail, messageId: mail.messageId ?? messageIdOf(randomUUID()) }, held)
}

const message = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string().default(''),
  text: z.string().default(''),
})

/** Payload's own mails use our queue too, so that no request waits for the mail server. */
export const queuedEmail: EmailAdapter = ({ payload }) => ({
  name: 'queue',
  defaultFromAddress: env().MAIL_FROM,
  defaultFromName: 'Broshura',
  sendEmail: (given) => queueMail(payload.db.drizzle, message.parse(given)),
})
