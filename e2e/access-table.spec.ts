import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { importJWK, SignJWT } from 'jose'
import pg from 'pg'
import bg from '../messages/bg.json' with { type: 'json' }
import { freePort } from '../scripts/services/free-port'
import { readSecrets } from '../scripts/services/secrets'
import { startAuthServer } from '../simulators/auth/server'
import { openStore } from '../simulators/auth/store'
import { accessTable, adminTable, importCalls, type Row, restTable, signOut } from './support/access-table'
import { writeBelongings } from './support/account'
import { type Caller, type CallerHeaders, callers, callersOf, type Sign } from './support/callers'
import { newCustomer, type TestCustomer } from './support/customers'
import { expect, onlyFull, test } from './support/fixtures'
import { personalRoutes } from './support/routes'
import { stack } from './support/stack-ready'
import { submitForm } from './support/submit-form'
import { startInstance } from './support/web-instance'

async function database<Value>(query: string, values: string[]): Promise<Value[]> {
  const client = new pg.Client({ connectionString: stack().env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<{ value: Value }>(query, values)
  await client.end()
  return rows.map(({ value }) => value)
}

const names = { order: '', back: '', download: '', copy: '' }

test('every page and every call of the sign-in and the account is in the table', () => {
  const table = new Set([...accessTable(names), signOut].map(({ route }) => route))
  expect([...table].sort()).toEqual(personalRoutes())
})

/** Tables written by our own SQL, which no API of the CMS knows. */
const noCollections = ['confirmed_emails', 'email_changes', 'email_change_links', 'recovery_codes']

test('every collection of customers is in the table', async () => {
  const rows = await database<string>(
    "select distinct table_name as value from information_schema.columns where column_name = 'customer_id' and table_schema = 'public'",
    [],
  )
  for (const table of rows.filter((name) => !noCollections.includes(name)))
    expect(Object.keys(restTable)).toContain(table.replaceAll('_', '-'))
})

async function differences(url: string, rows: Row[], headers: CallerHeaders): Promise<string[]> {
  const found: string[] = []
  for (const row of rows) {
    found.push(...(await Promise.all(callers.map((caller) => difference(url, row, caller, headers[caller])))).flat())
  }
  return found
}

async function difference(
  url: string,
  { route, path, form, answers }: Row,
  caller: Caller,
  headers: Record<string, string>,
) {
  const [method = '', routePath = ''] = route.split(' ')
  const isJson = method === 'POST' && !form
  const response = await fetch(`${url}${path ?? routePath}`, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(isJson ? { 'Content-Type': 'application/json' } : {}) },
    body: isJson ? '{}' : form ? emptyForm() : undefined,
  })
  const text = await response.text()
  const answer = redirectInPage(text) ?? [response.status, leadsTo(response)].filter(Boolean).join(' ')
  // A 404 repeats the requested path, so the path is removed before the comparison.
  const told = path ? text.replaceAll(new URL(path, url).search.split('=').at(-1) || path, '') : text
  const cached = response.headers.get('cache-control') ?? ''
  const where = `${method} ${path ?? routePath} as ${caller}`
  return [
    ...(answer === answers[caller] ? [] : [`${where}: ${answer}, not ${answers[caller]}`]),
    ...(/^(?!.*public).*no-store/.test(cached) ? [] : [`${where} may be kept: ${cached}`]),
    ...(told.includes(marker) && caller !== 'customer' && caller !== 'crossSite'
      ? [`${where} shows the customer`]
      : []),
  ]
}

function emptyForm(): FormData {
  const form = new FormData()
  form.set('locale', 'en')
  return form
}

/** For the CMS, where an admin sees everybody's data, and whose pages Payload marks. */
async function admins(url: string, rows: Row[], headers: CallerHeaders) {
  const found = await differences(url, rows, headers)
  return found.filter((line) => !/\/admin.* may be kept|as admin shows/.test(line))
}

/** The CMS has already begun its page when it finds that nobody is signed in, so the redirect is in the page's text. */
function redirectInPage(page: string): string | undefined {
  const [, path, status] = page.match(/NEXT_REDIRECT;replace;([^;]+);(\d+)/) ?? []
  return path && `${status} ${path}`
}

function leadsTo({ headers }: Response): string {
  const location = headers.get('location')
  if (!location) return ''
  const { pathname, search } = new URL(location, 'http://localhost')
  return `${pathname}${search}`
}

let marker = ''

async function furnish(url: string, customer: TestCustomer, headers: Record<string, string>) {
  await fetch(`${url}/account-dashboard`, { headers })
  marker = `m${randomBytes(5).toString('hex')}`
  await writeBelongings(customer, marker)
  const [id = ''] = await database<string>('select id as value from customers where email = $1', [customer.email])
  await database('update customers set name = $2 where id = $1', [id, `Name ${marker}`])
  await submitForm(`${url}/account-data`, bg.myData.export.submit, {}, headers)
  await expect
    .poll(() => database('select status as value from data_exports where customer_id = $1', [id]), { timeout: 40_000 })
    .toEqual(['ready'])
  const [download = ''] = await database<string>('select id as value from downloads where customer_id = $1', [id])
  const [copy = ''] = await database<string>('select id as value from data_exports where customer_id = $1', [id])
  return { order: `${marker}-12`, back: `${marker}-return`, download, copy }
}

const restRows: Row[] = [
  ...Object.entries(restTable).map(([slug, answers]) => ({ route: `GET /api/cms/${slug}`, answers })),
  ...importCalls,
]

test('the table holds with the embedded auth server', onlyFull(true), async () => {
  test.setTimeout(240_000)
  const { url, env } = stack()
  const { supabaseJwt } = await readSecrets(env.DATA_DIR ?? '')
  const sign: Sign = (claims) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new TextEncoder().encode(supabaseJwt))
  const customer = await newCustomer('table')
  const people = { customer, other: await newCustomer('table-other'), claimsAdmin: await newAdminInWords() }
  const { byCookie, byToken } = await callersOf({ url, ...people, sign })
  const own = await furnish(url, customer, byCookie.customer)
  const rows = accessTable(own)
  expect(await (await fetch(`${url}/account-profile`, { headers: byCookie.customer })).text()).toContain(marker)
  expect([
    ...(await differences(url, rows, byCookie)),
    ...(await admins(url, adminTable, byCookie)),
    ...(await admins(url, restRows, byToken)),
    ...(await differences(url, [signOut], byCookie)),
  ]).toEqual([])
})

/** A real customer whose own metadata claims to be an admin. */
async function newAdminInWords(): Promise<TestCustomer> {
  const customer = await newCustomer('words')
  const { SUPABASE_KEY = '', SUPABASE_URL = '' } = stack().env
  const { auth } = createClient(SUPABASE_URL, SUPABASE_KEY, { auth: { persistSession: false } })
  await auth.signInWithPassword(customer)
  await auth.updateUser({ data: { role: 'admin', roles: ['admin'] } })
  return customer
}

test('the table holds where tokens are verified with a public key', onlyFull(true), async () => {
  test.setTimeout(240_000)
  const folder = mkdtempSync(join(tmpdir(), 'broshura-table-'))
  const file = join(folder, 'auth.db')
  const keys = { publishableKey: 'sb_publishable_table', secretKey: 'sb_secret_table' }
  const { SMTP_URL = '', SITE_URL = '', MAIL_FROM = '' } = stack().env
  const port = await freePort()
  const server = await startAuthServer({
    file,
    port,
    ...keys,
    siteUrl: SITE_URL,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
  })
  const web = await startInstance({ SUPABASE_URL: server.url, SUPABASE_KEY: keys.publishableKey })
  try {
    const store = openStore(file)
    const [key] = store.keys.where(() => true)
    if (!key) throw new Error('The auth server has no key.')
    const signing = await importJWK(key.jwk, 'ES256')
    const sign: Sign = (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: key.id, typ: 'JWT' }).sign(signing)
    const { auth } = createClient(server.url, keys.secretKey, { auth: { persistSession: false } })
    const make = async (name: string, user_metadata = {}): Promise<TestCustomer> => {
      const customer = { email: `${name}-${randomUUID()}@customers.example`, password: `a long ${name} phrase` }
      const { error } = await auth.admin.createUser({ ...customer, email_confirm: true, user_metadata })
      if (error) throw error
      return customer
    }
    const customer = await make('keys')
    const claimsAdmin = await make('keys-words', { role: 'admin', roles: ['admin'] })
    const people = { customer, other: await make('keys-other'), claimsAdmin }
    const { byCookie, byToken } = await callersOf({ url: web.url, ...people, sign })
    const rows = accessTable(await furnish(web.url, customer, byCookie.customer))
    expect([
      ...(await differences(web.url, rows, byCookie)),
      ...(await admins(web.url, adminTable, byCookie)),
      ...(await admins(web.url, restRows, byToken)),
      ...(await differences(web.url, [signOut], byCookie)),
    ]).toEqual([])
    store.close()
  } finally {
    await web.stop()
    await server.stop()
  }
})

test('no public page sets a cookie', async () => {
  for (const path of ['/', '/de', '/search', '/de/search?q=milch', '/robots.txt', '/sitemap.xml', '/nowhere']) {
    const response = await fetch(`${stack().url}${path}`, { redirect: 'manual' })
    expect([path, response.headers.getSetCookie()]).toEqual([path, []])
  }
})
