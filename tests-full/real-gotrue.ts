import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { SignJWT } from 'jose'
import pg from 'pg'
import { freePort } from '../scripts/services/free-port'
import { startMail } from '../scripts/services/mail'
import { type ContractServer, mailsOf } from '../tests/auth-contract/servers'

const run = promisify(execFile)

/** A commit of its main branch, because `go install` rejects the path of its release tags. */
const version = 'c7f4651e2d52e0b657705865ec5d1d073c40a636'
const installMs = 15 * 60_000

/**
 * Installs GoTrue as a Go program.
 * @returns its path, or the reason why it cannot be installed here
 */
export async function installGoTrue(): Promise<{ program: string } | { missing: string }> {
  const folder = resolve('.data', 'tools')
  const hasGo = await run('go', ['version']).catch(() => null)
  if (!hasGo) return { missing: 'Go is not installed, so the contract did not run against a real GoTrue.' }
  const env = { ...process.env, GOBIN: folder }
  try {
    await run('go', ['install', `github.com/supabase/auth@${version}`], { env, timeout: installMs })
    return { program: join(folder, 'auth') }
  } catch (error) {
    const reason = String(Reflect.get(Object(error), 'stderr'))
      .trim()
      .split('\n')
      .at(-1)
    return { missing: `The contract did not run against a real GoTrue, which Go could not install: ${reason}` }
  }
}

/** Starts GoTrue with its own database and a mail catcher, under the path that a Supabase project has. */
export async function startGoTrue(program: string, databaseServer: string): Promise<ContractServer> {
  const folder = mkdtempSync(join(tmpdir(), 'broshura-gotrue-'))
  const [mail, [port, apiPort]] = await Promise.all([
    freePort().then(async (smtpPort) => startMail({ dir: join(folder, 'mail'), smtpPort, pagePort: await freePort() })),
    Promise.all([freePort(), freePort()]),
  ])
  const url = `http://localhost:${port}`
  const jwtSecret = 'a secret of at least thirty-two characters'
  const env = {
    ...process.env,
    API_EXTERNAL_URL: `${url}/auth/v1`,
    GOTRUE_API_HOST: '127.0.0.1',
    PORT: String(apiPort),
    GOTRUE_DB_DRIVER: 'postgres',
    GOTRUE_DB_DATABASE_URL: await makeDatabase(databaseServer),
    GOTRUE_SITE_URL: 'http://localhost:3999',
    GOTRUE_JWT_SECRET: jwtSecret,
    GOTRUE_JWT_EXP: '3600',
    GOTRUE_JWT_AUD: 'authenticated',
    GOTRUE_JWT_DEFAULT_GROUP_NAME: 'authenticated',
    GOTRUE_JWT_ADMIN_ROLES: 'service_role',
    GOTRUE_EXTERNAL_EMAIL_ENABLED: 'true',
    GOTRUE_MAILER_AUTOCONFIRM: 'false',
    GOTRUE_SMTP_HOST: '127.0.0.1',
    GOTRUE_SMTP_PORT: new URL(mail.smtpUrl).port,
    GOTRUE_SMTP_ADMIN_EMAIL: 'shop@contract.example',
    GOTRUE_SMTP_MAX_FREQUENCY: '1s',
    GOTRUE_RATE_LIMIT_EMAIL_SENT: '1000',
    GOTRUE_MFA_TOTP_ENROLL_ENABLED: 'true',
    GOTRUE_MFA_TOTP_VERIFY_ENABLED: 'true',
    GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: 'true',
  }
  await run(program, ['migrate'], { env })
  const child = spawn(program, ['serve'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((done) => child.once('exit', done))
  const gate = await listen(port, apiPort)
  await answers(`${url}/auth/v1/health`, ended)
  return {
    url,
    key: 'anon',
    secretKey: await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(jwtSecret)),
    mails: (to) => mailsOf(mail.pageUrl, to),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      gate.close()
      await mail.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

async function makeDatabase(server: string): Promise<string> {
  const url = new URL(server)
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  await admin.query('drop database if exists gotrue with (force)')
  await admin.query('create database gotrue')
  await admin.end()
  url.pathname = '/gotrue'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query('create schema auth')
  await client.end()
  url.searchParams.set('search_path', 'auth')
  url.searchParams.set('sslmode', 'disable')
  return url.href
}

/** Clients expect the sign-in under /auth/v1, as at Supabase. */
function listen(port: number, apiPort: number): Promise<ServerType> {
  const gate = new Hono().all('/auth/v1/*', ({ req }) => {
    const { pathname, search } = new URL(req.url)
    return proxy(`http://127.0.0.1:${apiPort}${pathname.replace('/auth/v1', '')}${search}`, req)
  })
  return new Promise((resolve) => {
    const server = serve({ fetch: gate.fetch, port, hostname: '127.0.0.1' }, () => resolve(server))
  })
}

/** @throws when GoTrue has ended, or has not answered within half a minute */
async function answers(url: string, ended: Promise<unknown>): Promise<void> {
  const gone = ended.then((code) => Promise.reject(new Error(`GoTrue ended with the code ${code}.`)))
  const deadline = AbortSignal.timeout(30_000)
  const ask = async (): Promise<void> => {
    deadline.throwIfAborted()
    const response = await fetch(url, { signal: deadline }).catch(() => null)
    if (!response?.ok) return new Promise((again) => setTimeout(again, 200)).then(ask)
  }
  await Promise.race([ask(), gone])
}
