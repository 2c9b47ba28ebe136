import { sql } from '@payloadcms/db-postgres'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, it } from 'vitest'
import { freePort } from '../../../scripts/services/free-port'
import { freshCms } from '../../setup/cms'
import { runJobs } from '../../setup/run-jobs'

const tried: string[] = []

/** Refuses one mailbox for good (5xx) and another one for now (4xx). */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    tried.push(address)
    const code = address.startsWith('gone') ? 550 : address.startsWith('busy') ? 450 : 0
    done(code ? Object.assign(new Error('refused'), { responseCode: code }) : null)
  },
  onData: (stream, _session, done) => {
    stream.resume()
    stream.on('end', () => done())
  },
})

const port = await freePort()
await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
const { payload } = await freshCms({ SMTP_URL: `smtp://127.0.0.1:${port}` })

it('is tried once where the mailbox is gone, and again where it is busy', async () => {
  const { sendDeletionMails } = await import('@/features/account/my-data/deletion/departures')
  for (const name of ['gone', 'busy', 'there']) {
    await payload.db.drizzle.execute(sql`
      insert into departures (supabase_id, session_ids, email, language) values (${name}, '{}', ${`${name}@mail.example`}, 'de')`)
  }
  await sendDeletionMails(payload)
  const { rows } = await payload.db.drizzle.execute(sql`select from departures where email is not null`)
  expect(rows).toEqual([])
  await runJobs(payload)
  expect(tried.toSorted()).toEqual(['busy', 'gone', 'there'].map((name) => `${name}@mail.example`))
  await payload.db.drizzle.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
  await runJobs(payload)
  expect(tried.filter((address) => address.startsWith('busy'))).toHaveLength(2)
  expect(tried).toHaveLength(4)
})
