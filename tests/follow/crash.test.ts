import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../../scripts/services/free-port'
import { sampleShops } from '../search/sample-shops'
import { freshDatabase } from '../setup/database'
import { follower } from './sample-follows'

vi.setConfig({ testTimeout: 300_000 })

const people = 6
const killedAt = 3
const thursday = '2026-11-19T08:00:00Z'

await freshDatabase()
let payload: Payload
let child: ChildProcess
const taken: string[] = []

/** Takes mails like any server; at the third it ends the sender when the mail is there, before it can say so. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    void buffer(stream).then((raw) => {
      taken.push(raw.toString())
      if (taken.length === killedAt) child.kill('SIGKILL')
      else done()
    })
  },
})
server.on('error', () => {})

async function send(): Promise<NodeJS.Signals | null> {
  child = spawn(process.execPath, ['--import', 'tsx', 'tests/follow/send-weekly.ts', thursday], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  await once(child, 'exit')
  return child.signalCode
}

const header = (name: string) => taken.map((raw) => raw.match(new RegExp(`^${name}: (.+)$`, 'im'))?.[1]?.trim() ?? '')

beforeAll(async () => {
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  await sampleShops(payload)
  for (let n = 0; n < people; n++) await follower(payload, [{ kind: 'shop', value: 'zora' }])
})
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve))
  await payload.destroy()
})

it('is sent to nobody twice, though the sender is killed while it sends', async () => {
  expect(await send()).toBe('SIGKILL')
  expect(taken).toHaveLength(killedAt)
  expect(await send()).toBeNull()
  expect(new Set(header('To')).size).toBe(people)
  expect(taken).toHaveLength(people)
  expect(new Set(header('Message-ID')).size).toBe(people)
  for (const id of header('Message-ID')) expect(id).toMatch(/^<follows\.2026-11-19\.[0-9a-f]{24}@/)
  for (const one of header('List-Unsubscribe-Post')) expect(one).toBe('List-Unsubscribe=One-Click')
  for (const raw of taken) expect(raw).toMatch(/^List-Unsubscribe:\s+<http\S*\/api\/follows\/end\?token=all\./im)
})
