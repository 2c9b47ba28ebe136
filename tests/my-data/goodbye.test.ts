import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../scripts/services/free-port'
import { freshDatabase } from '../setup/database'
import { runJobs } from '../setup/run-jobs'

const tried: string[] = []
let payload: Payload

/** Knows one mailbox as gone for good, and one as busy. */
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

beforeAll(async () => {
  await freshDatabase()
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`
  payload = await (await import('@/server/cms')).cmsSystem()
})
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve))
  await payload.destroy()
})

it('is tried once where the mailbox is gone, and again where it is busy', async () => {
  const { sendGoodbyes } = await import('@/features/account/my-data/deletion/departures')
  for (const name of ['gone', 'busy', 'there']) {
    await payload.db.drizzle.execute(sql`
      insert into departures (supabase_id, session_ids, email, language) values (${name}, '{}', ${`${name}@mail.example`}, 'de')`)
  }
  await sendGoodbyes(payload)
  const { rows } = await payload.db.drizzle.execute(sql`select from departures where email is not null`)
  expect(rows).toEqual([])
  await runJobs(payload)
  expect(tried.toSorted()).toEqual(['busy', 'gone', 'there'].map((name) => `${name}@mail.example`))
  await payload.db.drizzle.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
  await runJobs(payload)
  expect(tried.filter((address) => address.startsWith('busy'))).toHaveLength(2)
  expect(tried).toHaveLength(4)
})
