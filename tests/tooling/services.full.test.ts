import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { createTransport } from 'nodemailer'
import { Client } from 'pg'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { looksLikeAdmin } from '@/features/auth/admin-role'
import { type ServiceOptions, type Services, startServices } from '../../scripts/services/services'
import { freePorts } from './free-ports'

const folder = mkdtempSync(join(tmpdir(), 'broshura-services-'))
// As root, Postgres runs as another user.
chmodSync(folder, 0o755)
let services: Services | undefined

afterEach(async () => {
  await services?.stop()
  services = undefined
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A free port may be taken by another test's connection a moment later; then other ports are tried. */
async function start(dataDir: string, options: Partial<ServiceOptions> = {}, tries = 3): Promise<Services> {
  try {
    services = await startServices({ dataDir, ports: await freePorts(), ...options })
    return services
  } catch (error) {
    if (tries > 1 && /EADDRINUSE/.test(String(error))) return start(dataDir, options, tries - 1)
    throw error
  }
}

async function ask(url: string | undefined, query: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(query)
  await client.end()
  return rows
}

it('starts a database that knows Cyrillic, and keeps its data and secrets', async () => {
  const dataDir = join(folder, 'kept')
  const first = await start(dataDir)
  expect(await ask(first.env.DATABASE_URL, "select lower('МЛЯКО') as word")).toEqual([{ word: 'мляко' }])
  await ask(first.env.DATABASE_URL, 'create table kept (word text)')
  const { PAYLOAD_SECRET, SUPABASE_KEY } = first.env
  await first.stop()

  const second = await start(dataDir)
  expect(await ask(second.env.DATABASE_URL, 'select * from kept')).toEqual([])
  expect(second.env).toMatchObject({ PAYLOAD_SECRET, SUPABASE_KEY })
})

it('catches mails and shows them without letting them run anything', async () => {
  const { env, mailboxUrl } = await start(join(folder, 'mails'))
  const html = '<p>Здравейте</p><script>alert(1)</script>'
  await createTransport(env.SMTP_URL).sendMail({ from: 'a@b.example', to: 'c@d.example', subject: '<Поздрав>', html })

  const [mail] = await (await fetch(`${mailboxUrl}/api/mails?to=c@d.example`)).json()
  expect(mail).toMatchObject({ from: 'a@b.example', to: ['c@d.example'], subject: '<Поздрав>' })
  expect(await (await fetch(`${mailboxUrl}/api/mails?to=nobody@d.example`)).json()).toEqual([])
  expect(await (await fetch(`${mailboxUrl}/`)).text()).toContain('&lt;Поздрав&gt;')
  expect(await (await fetch(`${mailboxUrl}/mail/${mail.id}`)).text()).toContain('sandbox="allow-popups')
  const frame = await fetch(`${mailboxUrl}/mail/${mail.id}/html`)
  expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts).*default-src 'none'/)
})

it.each(['lite', 'full'] as const)(
  'signs a customer up as Supabase does, with a mail to confirm (%s)',
  async (auth) => {
    const { env, mailboxUrl, addPerson } = await start(join(folder, `customers-${auth}`), { auth })
    const account = { email: 'customer@d.example', password: 'много-тайна-1' }
    const client = createClient(env.SUPABASE_URL ?? '', env.SUPABASE_KEY ?? '')
    expect((await client.auth.signUp(account)).error).toBeNull()
    expect((await client.auth.signInWithPassword(account)).error?.code).toBe('email_not_confirmed')

    const [mail] = await (await fetch(`${mailboxUrl}/api/mails?to=${account.email}`)).json()
    const token = mail.text.match(/\b\d{6}\b/)[0]
    expect((await client.auth.verifyOtp({ email: account.email, token, type: 'signup' })).error).toBeNull()
    expect((await client.auth.signInWithPassword(account)).data.user?.email).toBe(account.email)
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp' })
    expect(error === null).toBe(auth === 'full')

    const trusted = { email: 'trusted@d.example', password: 'много-тайна-1' }
    await addPerson?.({ ...trusted, data: { language: 'de' } })
    await addPerson?.({ ...trusted, password: 'another-one-1' })
    const entered = await client.auth.signInWithPassword(trusted)
    expect(entered.data.user).toMatchObject({ email: trusted.email, user_metadata: { language: 'de' } })
    expect(await (await fetch(`${mailboxUrl}/api/mails?to=${trusted.email}`)).json()).toEqual([])

    const boss = { email: 'boss@d.example', password: 'много-тайна-1' }
    await addPerson?.({ ...boss, admin: true })
    await client.auth.signInWithPassword(boss)
    const { data } = await client.auth.getClaims()
    expect(looksLikeAdmin(data?.claims ?? {})).toBe(true)
    await client.auth.refreshSession()
    expect(looksLikeAdmin((await client.auth.getClaims()).data?.claims ?? {})).toBe(true)
  },
)

it('names every taken port with the option that gives another, and starts nothing', async () => {
  const ports = await freePorts()
  const others = [createServer().listen(ports.web, '127.0.0.1'), createServer().listen(ports.smtp)]
  await Promise.all(others.map((other) => once(other, 'listening')))
  await expect(startServices({ dataDir: join(folder, 'taken'), ports })).rejects.toThrow(
    new RegExp(
      `^Port ${ports.web} \\(the site\\).*--port \\d+\\.\\nPort ${ports.smtp} \\(the mail server\\).*--smtp-port \\d+\\.$`,
    ),
  )
  for (const other of others) other.close()
})

it('lets no second launcher into a data folder', async () => {
  const dataDir = join(folder, 'claimed')
  await start(dataDir)
  await expect(startServices({ dataDir, ports: await freePorts() })).rejects.toThrow(/already runs with the data in/)
})

it('starts the database again when it dies, and says so', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { env } = await start(join(folder, 'dies'))
  await ask(env.DATABASE_URL, 'create table kept (word text)')
  for (const _ of ['once', 'and again']) {
    said.mockClear()
    const [server] = await ask(env.DATABASE_URL, "select pg_read_file('postmaster.pid') as lock")
    process.kill(Number.parseInt(String(server?.lock), 10), 'SIGKILL')
    await vi.waitFor(() => expect(said.mock.calls.flat()).toContain('The database answers again.'), { timeout: 30_000 })
    expect(said.mock.calls.flat()[0]).toBe('The database has ended (SIGKILL) and is started again.')
    expect(await ask(env.DATABASE_URL, 'select * from kept')).toEqual([])
  }
  said.mockRestore()
})

it('starts again after the launcher was killed, and after the database was', async () => {
  const dataDir = join(folder, 'killed')
  const ports = JSON.stringify(await freePorts())
  const options = { execArgv: ['--import', 'tsx'] }
  const launcher = fork('tests/tooling/launcher.ts', [dataDir, ports], options)
  const [url] = await once(launcher, 'message')
  await ask(url, 'create table kept (word text)')
  const [server] = await ask(url, "select pg_read_file('postmaster.pid') as lock")
  launcher.kill('SIGKILL')
  await once(launcher, 'exit')
  process.kill(Number.parseInt(String(server?.lock), 10), 'SIGKILL')

  const { env } = await start(dataDir)
  expect(await ask(env.DATABASE_URL, 'select * from kept')).toEqual([])
})
