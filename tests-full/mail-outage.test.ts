import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { submitForm } from '../e2e/support/submit-form'
import de from '../messages/de.json'
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import { startWeb } from '../scripts/services/web'
import { startWorker, type WorkerProcess } from '../tests/editorial/brochure-import/worker-process'
import { acceptMails } from '../tests/server/jobs/catch-mails'
import { freshCms } from '../tests/setup/cms'

const patience = { timeout: 240_000, interval: 500 }
const readers = 3

const port = await freePort()
const smtp = { SMTP_URL: `smtp://127.0.0.1:${port}` }
const { payload, url, dataDir } = await freshCms(smtp)
let web: Awaited<ReturnType<typeof startWeb>>
let worker: WorkerProcess

beforeAll(async () => {
  const own = { DATABASE_URL: url, DATA_DIR: dataDir, ...smtp }
  const env = { ...placeholderEnv, ...own, NEXT_DIST_DIR: testBuild.distDir }
  web = await startWeb({ port: await freePort(), env, log: join(dataDir, 'web.log') })
  worker = startWorker()
})
afterAll(() => Promise.all([worker.stop(), web.stop()]))

async function startSilentServer() {
  const taken: Socket[] = []
  const server = createServer((socket) => taken.push(socket.on('error', () => undefined)))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    taken,
    stop: async () => {
      for (const socket of taken) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function subscribe(reader: string): Promise<string> {
  const answer = await submitForm(`${web.url}/de/newsletter`, 'name="email"', { email: `${reader}@mail.example` })
  return answer.text()
}

const job = z.object({ attempts: z.number(), error: z.string().nullable() })

async function mailJobs() {
  const { rows } = await payload.db.drizzle.execute(sql`
    select attempts, last_error as error from graphile_worker.jobs where task_identifier = 'sendMail'`)
  return z.array(job).parse(rows)
}

it('a mail server that is silent or gone holds up no request, and gets each mail once when it is back', async () => {
  const silent = await startSilentServer()
  for (let n = 0; n < readers; n++) expect(await subscribe(`early-${n}`)).toContain(de.newsletter.success)
  await vi.waitFor(() => expect(silent.taken.length).toBeGreaterThan(0), patience)
  expect(await subscribe('late'), 'while the worker waits for the mail server').toContain(de.newsletter.success)
  expect(await mailJobs()).toHaveLength(readers + 1)
  await silent.stop()

  await vi.waitFor(async () => {
    for (const { error } of await mailJobs()) expect(error).not.toBeNull()
  }, patience)
  const mailServer = await acceptMails({ port })
  await vi.waitFor(async () => expect(await mailJobs()).toEqual([]), patience)
  await mailServer.stop()
  expect(new Set(mailServer.accepted).size).toBe(readers + 1)
  expect(mailServer.accepted).toHaveLength(readers + 1)
})
