import { randomUUID } from 'node:crypto'
import type { Database } from '@/server/db/transaction'
import { env } from '@/server/env'
import { enqueue } from '@/server/jobs/enqueue'
import { sendMail } from '@/server/jobs/kinds'
import type { Mail } from './mail-schema'

export type { Mail }

/** A message id of this site. */
export const messageIdOf = (unique: string) => `<${unique}@${new URL(env().SITE_URL).hostname}>`

/**
 * Queues a mail, in the transaction of what it follows from: nobody waits for the mail server, and no crash loses the mail. Its
 * text leaves the database as soon as the mail server has it.
 */
export async function queueMail(database: Database, mail: Mail): Promise<void> {
  await enqueue(database, sendMail, { ...mail, messageId: mail.messageId ?? messageIdOf(randomUUID()) })
}
