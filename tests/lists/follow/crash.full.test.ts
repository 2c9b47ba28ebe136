import { buffer } from 'node:stream/consumers'
import { sql } from '@payloadcms/db-postgres'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../../../scripts/services/free-port'
import { startWorker, type WorkerProcess } from '../../editorial/brochure-import/worker-process'
import { sampleShops } from '../../search/sample-shops'
import { freshCms } from '../../setup/cms'
import { follower } from './sample-follows'

vi.setConfig({ testTimeout: 300_000 })

const people = 6
const killedAt = 3
const thursday = '2026-11-19T08:00:00Z'

let worker: WorkerProcess
const taken: string[] = []

/** Senders that wait until the server has accepted another mail. */
const waitingSenders: (() => void)[] = []
let receives = false

function receiveNext() {
  const next = receives ? undefined : waitingSenders.shift()
  if (!next) return
  receives = true
  next()
}

/**
 * Takes one mail at a time, and kills the worker when the third mail has arrived, before confirming it. No other mail
 * may be in transit then: it could fall into the gap that decision 0044 leaves, and be lost.
 */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_address, _session, accept) => {
    waitingSenders.push(accept)
    receiveNext()
  },
  onData: (stream, _session, done) => {
    // An interrupted stream is no mail.
    buffer(stream).then((raw) => {
      taken.push(raw.toString())
      if (taken.length === killedAt) return void worker.kill()
      receives = false
      receiveNext()
      done()
    }, done)
  },
})
server.on('error', () => {})

const header = (name: string) => taken.map((raw) => raw.match(new RegExp(`^${name}: (.+)$`, 'im'))?.[1]?.trim() ?? '')

const port = await freePort()
await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
const { payload } = await freshCms({ SMTP_URL: `smtp://127.0.0.1:${port}` })

beforeAll(async () => {
  await sampleShops(payload)
  for (let n = 0; n < people; n++) await follower(payload, [{ kind: 'shop', value: 'zora' }])
})

const waiting = async () =>
  (
    await payload.db.drizzle.execute(
      sql`select from graphile_worker.jobs where locked_by is not null or task_identifier = 'sendMail'`,
    )
  ).rows.length

it('is sent to nobody twice and lost by nobody, though the worker is killed while it sends', async () => {
  const { sendWeeklyMails } = await import('@/features/lists/follow/mails/send-weekly')
  expect(await sendWeeklyMails(new Date(thursday))).toBe(people)
  expect(await sendWeeklyMails(new Date(thursday))).toBe(0)
  worker = startWorker()
  await expect.poll(() => taken.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(killedAt)
  await worker.kill()
  const killed = worker.log()
  waitingSenders.length = 0
  receives = false
  worker = startWorker()
  await expect.poll(waiting, { timeout: 120_000 }).toBe(0)
  await worker.stop()
  expect(new Set(header('To')).size, `${killed}\n${worker.log()}`).toBe(people)
  expect(taken).toHaveLength(people)
  expect(new Set(header('Message-ID')).size).toBe(people)
  for (const id of header('Message-ID')) expect(id).toMatch(/^<follows\.2026-11-19\.[0-9a-f]{24}@/)
  for (const one of header('List-Unsubscribe-Post')) expect(one).toBe('List-Unsubscribe=One-Click')
  for (const raw of taken) expect(raw).toMatch(/^List-Unsubscribe:\s+<http\S*\/api\/follows\/end\?token=all\./im)
})
