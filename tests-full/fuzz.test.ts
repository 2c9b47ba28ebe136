import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import { type Mail, startMail } from '../scripts/services/mail'
import type { Child } from '../scripts/services/processes'
import type { CustomerSignIn } from '../scripts/services/supabase'
import { startWeb } from '../scripts/services/web'
import { startAuthServer } from '../simulators/auth/server'
import { contentFixtures } from '../tests/content/content-fixtures'
import { brokenParts } from '../tests/setup/broken-parts'
import { freshCms } from '../tests/setup/cms'
import { anyRequest, type Thrown } from './fuzz/requests'
import { type Route, routesOfCms, routesOfFiles } from './fuzz/routes'
import { statusOf } from './fuzz/send'

// A failure prints the seed; FUZZ_SEED repeats its requests.
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))
const runs = Number(process.env.FUZZ_RUNS ?? 4000)
const longestMs = 300_000

const person = { email: 'fuzz@mail.example', password: 'a-long-password-of-a-person' }
let mail: Mail
let auth: CustomerSignIn
let web: Child & { url: string }
let routes: Route[]
let known: string[]
const rights: Record<Thrown['caller'], Record<string, string>> = { visitor: {}, customer: {}, staff: {} }

const { payload, url, dataDir } = await freshCms()

beforeAll(async () => {
  const fixtures = await contentFixtures(payload)
  const brochure = await fixtures.createBrochure({ slug: 'fuzzed', pages: 2 })
  known = [brochure, 'fuzzed', 'shop-1', 'category-1', 'search', '1']
  routes = [...routesOfFiles(), ...routesOfCms(payload.config)]
  const admin = { ...person, role: 'admin' as const }
  const { id } = await payload.create({ collection: 'users', data: admin })
  known.push(String(id))
  mail = await startMail({ dir: join(dataDir, 'mail'), smtpPort: await freePort(), pagePort: await freePort() })
  const keys = { publishableKey: 'sb_publishable_fuzz', secretKey: 'sb_secret_fuzz' }
  auth = await startAuthServer({
    ...keys,
    siteUrl: placeholderEnv.SITE_URL,
    smtpUrl: mail.smtpUrl,
    mailFrom: 'shop@d.example',
    port: await freePort(),
    file: join(dataDir, 'auth.db'),
  })
  await auth.addPerson(person)
  const env = {
    ...placeholderEnv,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    NEXT_DIST_DIR: testBuild.distDir,
    SUPABASE_URL: auth.url,
    SUPABASE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    SMTP_URL: mail.smtpUrl,
    TRUSTED_PROXIES: '1',
    NEW_SEARCHES_A_MINUTE: '100000',
  }
  web = await startWeb({ port: await freePort(), env, log: process.env.FUZZ_LOG ?? join(dataDir, 'web.log') })
  rights.staff = { authorization: `JWT ${(await payload.login({ collection: 'users', data: person })).token}` }
  const answer = await fetch(`${web.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  expect(answer.status).toBe(200)
  rights.customer = {
    cookie: answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; '),
  }
})

afterAll(async () => {
  await web.stop()
  await auth.stop()
  await mail.stop()
})

/** These requests end the session or change the account, so they are sent without rights. */
const endsSession = ({ method, path }: Thrown) =>
  /logout|\/api\/(?:auth|account)\/(?:password|deletion|session)/.test(path) ||
  (method !== 'GET' && /\/api\/cms\/users/.test(path))

let count = 0

/** Each request has its own network address, so that no limit ends the test. */
function send(thrown: Thrown): Promise<number> {
  count += 1
  const network = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
  const own = endsSession(thrown) || thrown.promised ? {} : rights[thrown.caller]
  return statusOf(web.url, { ...thrown, headers: { ...thrown.headers, ...own, 'x-forwarded-for': network } })
}

/** Random requests would meet each pair of route and broken part once in thousands. */
it('no broken part of an address makes any route fail', async () => {
  const failed: string[] = []
  for (const { path } of routes.filter(({ methods }) => methods.includes('GET'))) {
    const ways = path.includes(':') ? [path] : [path, `${path === '/' ? '' : path}/:part`]
    for (const prefix of path.startsWith('/api') ? [''] : ['', '/de']) {
      const asked = ways.flatMap((way) => brokenParts.map((part) => prefix + way.replaceAll(/:\w+/g, () => part)))
      const thrown = { caller: 'visitor', method: 'GET', headers: {}, type: null, body: '' } as const
      const found = await Promise.all(asked.map(async (one) => ({ one, status: await send({ ...thrown, path: one }) })))
      failed.push(
        ...found.filter(({ status }) => status >= 500).map(({ one, status }) => `${status} ${one.slice(0, 200)}`),
      )
    }
  }
  expect(failed).toEqual([])
})

it('no request makes the server fail, read a body beyond its limit, or keep the sender waiting', async () => {
  process.stdout.write(`FUZZ_SEED=${seed}, ${runs} requests at ${routes.length} routes\n`)
  const statuses = new Map<number, number>()
  const property = fc.asyncProperty(anyRequest(routes, known), async (thrown) => {
    const status = await send(thrown)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect(status).toBeLessThan(500)
    // An answer means that the server did not wait for the missing body; Next redirects router requests before reading.
    const isRedirected = 'rsc' in thrown.headers && status === 307
    if (thrown.promised && !isRedirected) expect(status).toBeGreaterThanOrEqual(400)
  })
  const limits = { interruptAfterTimeLimit: longestMs, markInterruptAsFailure: false }
  await fc.assert(property, { seed, numRuns: runs, ...limits })
  process.stdout.write(`${JSON.stringify(Object.fromEntries(statuses))}\n`)
  expect((await fetch(`${web.url}/api/ready`)).status).toBe(200)
})
