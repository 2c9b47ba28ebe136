import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createClient } from '@supabase/supabase-js'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import { startWeb } from '../scripts/services/web'
import { migrate } from '../scripts/steps/prepare'
import { startAuthServer } from '../simulators/auth/server'
import { contentFixtures } from '../tests/content/content-fixtures'
import { startLoggedPostgres } from './logged-postgres'
import { startLoad } from './steady-load'

const atOnce = 20
/** The number of slots in `collections/access/bound-rest.ts`. */
const slots = 8
const offers = 60_000
const keys = { publishableKey: 'sb_publishable_heavy', secretKey: 'sb_secret_heavy' }
const password = 'a long enough password'
/** Some of these are cached, some query the database each time. */
const paths = ['/', '/prices', '/en/search?q=milk', '/api/search/suggestions?q=mil', '/c/supermarket']

const folder = mkdtempSync(join(tmpdir(), 'broshura-heavy-'))
let postgres: Awaited<ReturnType<typeof startLoggedPostgres>>
let auth: Awaited<ReturnType<typeof startAuthServer>>
let web: Awaited<ReturnType<typeof startWeb>>
let payload: Payload
let customer: string
let editor: string

beforeAll(async () => {
  postgres = await startLoggedPostgres(folder)
  const site = { port: await freePort(), siteUrl: 'http://localhost:3000' }
  const mails = { smtpUrl: placeholderEnv.SMTP_URL, mailFrom: 'shop@broshura.example' }
  auth = await startAuthServer({ file: join(folder, 'auth.db'), ...site, ...keys, ...mails })
  const services = { DATABASE_URL: postgres.url, SUPABASE_URL: auth.url, SUPABASE_KEY: keys.publishableKey }
  const env = { ...placeholderEnv, ...services, DATA_DIR: folder, NEXT_DIST_DIR: testBuild.distDir }
  await migrate({ env, dataDir: folder, watch: () => undefined })
  Object.assign(process.env, services, { DATA_DIR: folder })
  payload = await (await import('@/server/cms')).cmsSystem()
  // The pool outlives the database, whose end is an expected error.
  payload.db.pool.on('error', () => undefined)
  await writeOffers()
  web = await startWeb({ port: await freePort(), env, log: join(folder, 'web.log') })
  customer = await signInCustomer()
  editor = await signInEditor()
})
afterAll(async () => {
  await web.stop()
  await payload.destroy()
  await auth.stop()
  await postgres.stop()
})

async function writeOffers() {
  const fixtures = await contentFixtures(payload)
  const brochure = await fixtures.createBrochure({
    title: 'Milk',
    category: await fixtures.createCategory('supermarket'),
  })
  await payload.db.drizzle.execute(sql`
    insert into offers (id, brochure_id, page_number, title, price_cents, published)
    select gen_random_uuid(), ${brochure}, 1, 'Прясно мляко ' || n || repeat(' от планината', 12), 199, true
    from generate_series(1, ${offers}::int) n`)
  await payload.db.drizzle.execute(sql`analyze`)
}

async function signInCustomer(): Promise<string> {
  const person = { email: 'customer@example.com', password }
  await auth.addPerson({ ...person, data: {}, admin: false })
  const client = createClient(auth.url, keys.publishableKey, { auth: { persistSession: false } })
  const { data, error } = await client.auth.signInWithPassword(person)
  if (error) throw error
  const token = `Bearer ${data.session.access_token}`
  expect((await ask('follows', token)).status, 'the token is one of a customer').toBe(200)
  return token
}

async function signInEditor(): Promise<string> {
  const data = { email: 'editor@example.com', password, role: 'editor' } as const
  await payload.create({ collection: 'users', data })
  const headers = { 'Content-Type': 'application/json' }
  const login = { method: 'POST', headers, body: JSON.stringify({ email: data.email, password }) }
  const response = await fetch(`${web.url}/api/cms/users/login`, login)
  return `JWT ${z.object({ token: z.string() }).parse(await response.json()).token}`
}

async function ask(path: string, authorization?: string) {
  const headers = { 'Accept-Language': 'de', ...(authorization ? { Authorization: authorization } : {}) }
  const response = await fetch(`${web.url}/api/cms/${path}`, { headers })
  return { status: response.status, text: await response.text() }
}

const like = (field: string, word: string, count: number) => Array.from({ length: count }, (_, n) => [field, word + n])

/** Conditions that are all false, so that each is evaluated on every offer. */
function question(conditions: (string | undefined)[][]): string {
  const where = conditions.map(([field, value], n) => `where[or][${n}][${field}][like]=${value}`)
  return `offers?limit=1&depth=0&${where.join('&')}`
}

const attack = (word: string) => question(like('brochure.retailer.name', word, 25))
const worst = (word: string) => question([...like('brochure.slug', word, 4), ...like('title', word, 36)])

const times = (run: () => ReturnType<typeof ask>) => Promise.all(Array.from({ length: atOnce }, run))

/** `statement_timeout` of the web process in seconds (`src/server/db/pool.ts`). */
const cutAfter = 5

const counted = z.object({ count: z.coerce.number() })
/**
 * Counts those of the API only: visitors' queries of the same table have no `ilike`. One that was cut off is answered a
 * moment before the database shows it as ended. The time to cut it off runs from its parsing, as `xact_start` does;
 * `query_start` is set anew when it is executed, after it was planned.
 */
async function runningQuestions(): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select count(*) from pg_stat_activity
    where state = 'active' and backend_type = 'client backend' and query like '%"offers"%' and query ilike '%ilike%'
      and clock_timestamp() - xact_start < make_interval(secs => ${cutAfter}) and pid <> pg_backend_pid()`)
  return counted.parse(rows[0]).count
}

async function mostAtOnce(answered: Promise<unknown>): Promise<number> {
  let most = 0
  let open = true
  void answered.finally(() => (open = false)).catch(() => undefined)
  while (open) most = Math.max(most, await runningQuestions())
  return most
}

it('twenty heavy questions of each kind at once stop no visitor', async () => {
  for (const path of paths) expect((await fetch(web.url + path)).status, path).toBe(200)
  const load = startLoad({ url: web.url, paths, visitors: 2 })
  const refused = Promise.all([
    times(() => ask(attack('anonymous'))),
    times(() => ask(attack('customer'), customer)),
    times(() => ask(attack('toomuch'), editor)),
  ])
  const allowed = times(() => ask(worst('allowed'), editor))
  const most = await mostAtOnce(Promise.all([refused, allowed]))
  const { requests, failures } = await load.stop()

  const statuses = (await refused).map((answers) => [...new Set(answers.map(({ status }) => status))])
  expect(statuses).toEqual([[403], [403], [400]])
  for (const word of ['anonymous0', 'customer0', 'toomuch0'])
    expect(postgres.logged(word), `the database hears nothing of ${word}`).toBe(0)

  for (const { status, text } of await allowed) {
    expect(status).toBe(503)
    expect(text).toContain('abgebrochen')
  }
  const begun = postgres.logged('allowed0')
  const cutOff = postgres.logged('canceling statement due to statement timeout')
  expect([begun, cutOff]).toEqual([atOnce, atOnce])
  expect(await runningQuestions(), 'nothing goes on after the answer').toBe(0)
  expect(most).toBeLessThanOrEqual(slots)

  expect(failures).toEqual([])
  expect(requests).toBeGreaterThan(paths.length)
  console.warn(
    `${requests} pages read, ${failures.length} failed; ${cutOff} statements cut off, ${most} at once at most`,
  )
})
