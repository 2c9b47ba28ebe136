import { randomUUID } from 'node:crypto'
import type { EmailAdapter } from 'payload'
import { z } from 'zod'
import type { Database } from '@/server/db/transaction'
import { env } from '@/server/env'
import { enqueue, type Held, sendMail } from '@/server/jobs/kinds'
import type { Mail } from './mail-schema'

export type { Mail }

/** A message id of this site. */
export const messageIdOf = (unique: string) => `<${unique}@${new URL(env().SITE_URL).hostname}>`

/**
 * Queues a mail, in the transaction of what it follows from: nobody waits for the mail server, and no crash loses the mail. Its
 * text leaves the database as soon as the mail server has it. One that is held may be taken back until then.
 */
export async function queueMail(database: Database, mail: Mail, held?: Held): Promise<void> {
  await enqueue(database, sendMail, { ...mail, messageId: mail.messageId ?? messageIdOf(randomUUID()) }, held)
}

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
