import { Readable } from 'node:stream'
import { sql } from '@payloadcms/db-postgres'
import { createTransport } from 'nodemailer'
import type { Payload, PayloadRequest } from 'payload'
import { statementOf } from '@/server/db/statement'
import { named, tables } from '@/server/db/tables'
import type { Database } from '../db/transaction'
import { env } from '../env'
import { withoutMailboxes } from '../errors/without-persons'
import { log } from '../log'
import { messageIdOf } from '../mail/queue-mail'
import { traced } from '../tracing/traced'
import { type Mail, patientKinds, sendMail } from './kinds'
import { type AreaJobs, everyMinute, handle, type Job } from './tasks'

const longestMinutes = 5

/** Caps the retry delay of jobs that are never given up: mails go out within minutes once the mail server is back. */
export async function limitRetryDelays(database: Database): Promise<void> {
  await database.execute(sql`
    select from graphile_worker.reschedule_jobs(run_at => now() + make_interval(mins => ${longestMinutes}), job_ids => array(
      select id from graphile_worker.jobs
      where task_identifier = any(string_to_array(${patientKinds.join(',')}, ',')) and attempts > 0 and attempts < max_attempts
        and locked_at is null and run_at > now() + make_interval(mins => ${longestMinutes})))`)
}

const { handedMails } = tables

/** A hanging mail server blocks one mail at a time, for this long at most; the mail is tried again. */
const connectMs = 15_000
const timeouts = {
  connectionTimeout: connectMs,
  greetingTimeout: connectMs,
  dnsTimeout: connectMs,
  socketTimeout: 60_000,
}
const daysRemembered = 7

type Attachment = { filename: string; content: Buffer; contentType: string }
export type DeliveredMail = Mail & { messageId: string; attachments?: Attachment[] }

/** The SMTP status of the refusal; below 500 it is temporary. Null when the server did not reply. */
function smtpReply(error: unknown): number | null {
  const code: unknown = Reflect.get(Object(error), 'responseCode')
  return typeof code === 'number' ? code : null
}

/** Commands whose refusal is about the recipient or the mail; any other is about this site, until somebody acts. */
const aboutTheMail = ['RCPT TO', 'DATA']

const isForGood = (error: unknown) =>
  (smtpReply(error) ?? 0) >= 500 && aboutTheMail.includes(String(Reflect.get(Object(error), 'command')))

/** The queue stores the message of an error, and a server names the recipient in its answer. */
function notTaken(error: unknown): Error {
  const said = withoutMailboxes(error instanceof Error ? error.message : String(error))
  const code: unknown = Reflect.get(Object(error), 'code')
  return Object.assign(new Error(`the mail server did not take a mail: ${said}`), { code, status: smtpReply(error) })
}

/**
 * Hands a mail to the mail server once: its id is stored with the last byte, with which the server accepts it (decision
 * 0044). A permanent refusal is logged without the mail's contents.
 * @throws when the mail must be tried again
 */
async function deliverMail({ db: { pool } }: Payload, mail: DeliveredMail): Promise<'taken' | 'refused'> {
  const { messageId } = mail
  const { message: raw, envelope } = await compose(mail)
  const client = await pool.connect()
  client.on('error', ignore)
  const transport = createTransport({ url: env().SMTP_URL, ...timeouts })
  let noted: Promise<unknown> = Promise.resolve()
  const note = () => {
    noted = client.query(
      statementOf(sql`insert into ${handedMails} (${named(handedMails, 'messageId')}) values (${messageId})`),
    )
    noted.catch((error: unknown) => log.warn({ messageId, error }, 'a mail was sent and could not be noted'))
  }
  try {
    const { rows } = await client.query(
      statementOf(sql`select from ${handedMails} where ${handedMails.messageId} = ${messageId}`),
    )
    if (rows.length > 0) {
      log.warn({ messageId }, 'a killed worker handed this mail over; it is not sent again')
      return 'taken'
    }
    // Nodemailer reads a message as soon as the connection is open; this stream is read only when the server asks for
    // the text.
    transport.use('stream', ({ message }, done) => {
      message.createReadStream = () => Readable.from(withEnd(raw, note))
      done()
    })
    await transport.sendMail({ envelope, raw: '' })
    globalThis.broshuraMetrics?.mailEnded('sent')
    await noted.catch(ignore)
    return 'taken'
  } catch (error) {
    await noted.catch(ignore)
    // The server has not confirmed the mail, so it may be sent again (RFC 5321, 4.2.5).
    await client.query(statementOf(sql`delete from ${handedMails} where ${handedMails.messageId} = ${messageId}`))
    const isRefused = isForGood(error)
    globalThis.broshuraMetrics?.mailEnded(isRefused ? 'refused' : 'failed')
    if (!isRefused) throw notTaken(error)
    log.error({ messageId, reply: smtpReply(error) }, 'the mail server refused a mail for good')
    return 'refused'
  } finally {
    transport.close()
    client.off('error', ignore)
    client.release()
  }
}

/** Delivers the mail of a job. Null where there is nobody to write to any more. */
export async function deliver(
  { payload }: PayloadRequest,
  mail: (Mail & Pick<DeliveredMail, 'attachments'>) | null,
  { kind, id, enqueuedAt }: Job,
): Promise<'taken' | 'refused' | null> {
  const messageId = mail?.messageId ?? messageIdOf(`job.${enqueuedAt.getTime().toString(36)}.${id}`)
  return mail && traced('mail', { 'broshura.mail': kind }, () => deliverMail(payload, { ...mail, messageId }))
}

const ignore = () => undefined

async function compose(mail: DeliveredMail) {
  const composer = createTransport({ streamTransport: true, buffer: true })
  const { message, envelope } = await composer.sendMail({
    from: { name: 'Broshura', address: env().MAIL_FROM },
    ...mail,
  })
  return { message, envelope }
}

/** In bytes: the end of a long message is not read before most of it has been sent. */
const atOnce = 16_384

async function* withEnd(message: Buffer | Readable, atEnd: () => void) {
  if (Buffer.isBuffer(message)) {
    for (let sent = 0; sent < message.length; sent += atOnce) yield message.subarray(sent, sent + atOnce)
  } else {
    yield* message
  }
  atEnd()
}

/** Mails are never retried for as long as `daysRemembered`, so older records are not needed. */
async function removeOldDeliveries(database: Database): Promise<void> {
  await database.execute(sql`
    delete from ${handedMails} where ${handedMails.at} < now() - make_interval(days => ${daysRemembered})`)
}

export const mailJobs: AreaJobs = {
  mails: { handlers: [handle(sendMail, { run: deliver })] },
  common: {
    tasks: [
      { name: 'shortenPausesOfMails', when: everyMinute, run: ({ db }) => limitRetryDelays(db.drizzle) },
      { name: 'forgetHandedMails', when: '53 3 * * *', run: ({ db }) => removeOldDeliveries(db.drizzle) },
    ],
  },
}
