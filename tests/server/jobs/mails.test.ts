import { buffer } from 'node:stream/consumers'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, it } from 'vitest'
import { freePort } from '../../../scripts/services/free-port'
import { freshCms } from '../../setup/cms'
import { runJobs } from '../../setup/run-jobs'

const port = await freePort()
const { payload } = await freshCms({ SMTP_URL: `smtp://127.0.0.1:${port}` })
let server: SMTPServer | undefined
const taken: string[] = []
const notedBeforeData: unknown[][] = []
let refusal: number | null = null
let senderRefusal: number | null = null

async function startServer() {
  const started = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, accept) =>
      accept(senderRefusal ? Object.assign(new Error('refused'), { responseCode: senderRefusal }) : null),
    onRcptTo: (_address, _session, accept) => {
      run(sql`select message_id from handed_mails`)
        .then((rows) => notedBeforeData.push(rows))
        .then(() => accept(), accept)
    },
    onData: (stream, { envelope }, done) => {
      buffer(stream).then((raw) => {
        // As servers do, the answer names the recipient.
        const answer = `<${envelope.rcptTo[0]?.address}> refused`
        if (refusal) return done(Object.assign(new Error(answer), { responseCode: refusal }))
        taken.push(raw.toString())
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', resolve))
  server = started
}

afterAll(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())))

const run = async (query: ReturnType<typeof sql>) => (await payload.db.drizzle.execute(query)).rows
const jobs = () => run(sql`select attempts, last_error as error from graphile_worker.jobs order by id`)
const now = () => run(sql`update graphile_worker._private_jobs set run_at = now()`)
const to = (address: string) => taken.filter((raw) => raw.includes(`To: ${address}`))

async function queue(address: string, messageId = `<${address}>`) {
  const { queueMail } = await import('@/server/mail/queue-mail')
  const mail = { to: address, subject: 'Код', text: 'secret-code-123', html: '<p>secret-code-123</p>', messageId }
  await queueMail(payload.db.drizzle, mail)
}

it('no request waits for the mail server, nor fails without it', async () => {
  const { subscribe } = await import('@/features/content/newsletter/subscribe')
  expect(await subscribe({ email: 'reader@mail.example' }, 'de', '203.0.113.1')).toEqual({ ok: true })
  const email = 'editor@mail.example'
  await payload.create({ collection: 'users', data: { email, password: 'long-enough-for-a-test', role: 'editor' } })
  await payload.forgotPassword({ collection: 'users', data: { email } })
  const { sendAuthMail } = await import('@/features/auth/mails/send-auth-mail')
  const { hookMessage } = await import('@/features/auth/mails/hook-route')
  const email_data = { token: '135790', token_hash: 'hash', email_action_type: 'magiclink' }
  await sendAuthMail(hookMessage.parse({ user: { email: 'customer@mail.example' }, email_data }))
  expect(await jobs()).toHaveLength(3)
})

it('what could not be sent is sent once the mail server is back, once, and then leaves the database', async () => {
  await runJobs(payload)
  // A slow machine tries again meanwhile.
  const refused = { error: expect.stringContaining('ECONNREFUSED') }
  expect(await jobs()).toMatchObject([refused, refused, refused])
  await startServer()
  await now()
  await runJobs(payload)
  for (const name of ['reader', 'editor', 'customer']) expect(to(`${name}@mail.example`)).toHaveLength(1)
  expect(await jobs()).toEqual([])
  await runJobs(payload)
  expect(taken).toHaveLength(3)
})

it('a mail that the server refuses for now is sent later, one that it refuses for good is not kept', async () => {
  await queue('busy@mail.example')
  refusal = 451
  await runJobs(payload)
  expect(to('busy@mail.example')).toHaveLength(0)
  const [waiting] = await jobs()
  expect(waiting?.error).toContain('451')
  expect(waiting?.error).not.toContain('busy@mail.example')
  refusal = null
  await now()
  await runJobs(payload)
  expect(to('busy@mail.example')).toHaveLength(1)
  await queue('gone@mail.example')
  refusal = 550
  await runJobs(payload)
  expect(await jobs()).toEqual([])
  refusal = null
  expect(to('gone@mail.example')).toHaveLength(0)
})

it('a mail waits while the server takes none of this site, and is sent once it does', async () => {
  await queue('waits@mail.example')
  senderRefusal = 550
  await runJobs(payload)
  expect(await jobs()).toHaveLength(1)
  senderRefusal = null
  await now()
  await runJobs(payload)
  expect(to('waits@mail.example')).toHaveLength(1)
  expect(await jobs()).toEqual([])
})

it('who sends a mail learns whether it was accepted or refused', async () => {
  const { deliver } = await import('@/server/jobs/deliver-mail')
  const req = await createLocalReq({}, payload)
  const outcome = (messageId: string) => {
    const mail = { to: 'told@mail.example', subject: 's', text: 't', html: 'h', messageId }
    return deliver(req, mail, { kind: 'sendMail', id: '1', enqueuedAt: new Date() })
  }
  expect(await outcome('<accepted@mail.example>')).toBe('taken')
  refusal = 550
  expect(await outcome('<refused@mail.example>')).toBe('refused')
  refusal = null
})

it('a mail is noted as handed over with its last line, not before the server asks for its text', async () => {
  await run(sql`delete from handed_mails`)
  notedBeforeData.length = 0
  await queue('noted@mail.example')
  await runJobs(payload)
  expect(notedBeforeData).toEqual([[]])
  expect(await run(sql`select message_id from handed_mails`)).toEqual([{ message_id: '<noted@mail.example>' }])
})

it('a mail that was handed over by a worker that was killed then is not sent again', async () => {
  await queue('handed@mail.example', '<handed@mail.example>')
  await run(sql`insert into handed_mails (message_id) values ('<handed@mail.example>')`)
  await runJobs(payload)
  expect(to('handed@mail.example')).toHaveLength(0)
  expect(await jobs()).toEqual([])
})

it('a mail that was handed over is remembered for a week', async () => {
  const { mailJobs } = await import('@/server/jobs/deliver-mail')
  const task = mailJobs.common?.tasks?.find(({ name }) => name === 'forgetHandedMails')
  await run(sql`delete from handed_mails`)
  await run(sql`insert into handed_mails (message_id, at) values
    ('old', now() - interval '7 days 1 hour'), ('recent', now() - interval '6 days 23 hours')`)
  await task?.run(payload)
  expect(await run(sql`select message_id from handed_mails`)).toEqual([{ message_id: 'recent' }])
})

it('the pauses of a mail stay within minutes, and after its last attempt nothing of it is kept', async () => {
  const { limitRetryDelays } = await import('@/server/jobs/deliver-mail')
  const { recordFailedJobs } = await import('@/server/jobs/run')
  const { workOf } = await import('@/features/jobs')
  const { handlers } = workOf('mails')
  await queue('far@mail.example')
  await run(sql`update graphile_worker._private_jobs set attempts = 12, run_at = now() + interval '6 hours'`)
  await limitRetryDelays(payload.db.drizzle)
  expect(await run(sql`select from graphile_worker.jobs where run_at <= now() + interval '5 minutes'`)).toHaveLength(1)
  expect(await recordFailedJobs(payload, handlers)).toBe(0)
  await run(sql`update graphile_worker._private_jobs set attempts = max_attempts`)
  expect(await recordFailedJobs(payload, []), 'by a worker of a release that does not know it').toBe(0)
  expect(await jobs()).toHaveLength(1)
  expect(await recordFailedJobs(payload, handlers)).toBe(1)
  expect(await jobs()).toEqual([])
})

it('a mail is queued if and when what it follows from is committed', async () => {
  const { queueMail } = await import('@/server/mail/queue-mail')
  const { inTransaction } = await import('@/server/cms')
  const { transactionOf } = await import('@/server/db/transaction')
  const undone = inTransaction(async (req) => {
    await queueMail(await transactionOf(req), { to: 'x@mail.example', subject: 's', text: 't', html: 'h' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await jobs()).toEqual([])
})
