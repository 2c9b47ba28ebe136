import { randomUUID } from 'node:crypto'
import { env } from './env'
import { enqueue } from './jobs/enqueue'
import { sendMail } from './jobs/kinds'
import type { Mail } from './mail-message'
import type { Database } from './transaction'

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
