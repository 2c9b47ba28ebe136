import { createClient } from '@supabase/supabase-js'
import { newCustomer } from './support/customers'
import { expect, test } from './support/fixtures'
import { mailTo } from './support/mails'
import { ownAddress } from './support/own-address'
import { stack } from './support/stack-ready'
import { submitForm } from './support/submit-form'

async function seen(answer: Response, email: string) {
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
  const hidden = (text: string) =>
    [Buffer.from(email).toString('base64url'), email, ...(nonce ? [nonce] : [])].reduce(
      (rest, own) => rest.replaceAll(own, ''),
      text,
    )
  const headers = [...answer.headers]
    .filter(([name]) => !changing.has(name))
    .map(([name, value]) => [name, name === 'set-cookie' ? cookieShape(value) : hidden(value)])
  return { status: answer.status, body: hidden(textOf(await answer.text())), headers }
}

const changing = new Set(['date', 'keep-alive', 'x-request-id'])
const cookieShape = (value: string) => value.replace(/=[^;]*/, '=').replace(/Expires=[^;]*/i, '')
const textOf = (body: string) => body.replace(/<script[\s\S]*?<\/script>/g, '')

async function unconfirmed(): Promise<string> {
  const email = `waiting-${process.pid}-${Date.now()}@customers.example`
  const { SUPABASE_KEY = '', SUPABASE_URL = '' } = stack().env
  const { auth } = createClient(SUPABASE_URL, SUPABASE_KEY, { auth: { persistSession: false } })
  await auth.signUp({ email, password: 'a long waiting phrase' })
  await mailTo(email)
  return email
}

test('no answer tells whether an address has an account', async () => {
  const password = 'not their password'
  const people = {
    known: (await newCustomer('known')).email,
    waiting: await unconfirmed(),
    nobody: `nobody-${process.pid}-${Date.now()}@customers.example`,
  }
  const forms = {
    '/en/login': { password },
    '/en/registration': { password, terms: 'on' },
    '/en/registration?weak': { password: 'password1234', terms: 'on' },
    '/en/forget-password': {},
    '/en/login?way=code': {},
  }
  for (const [path, fields] of Object.entries(forms)) {
    const [known, ...others] = await Promise.all(
      Object.values(people).map((email) => answersTo(path, { email, ...fields })),
    )
    for (const other of others) expect(other, path).toEqual(known)
  }
})

async function answersTo(path: string, fields: { email: string }) {
  const { url } = stack()
  const headers = ownAddress()
  const answer = await submitForm(url + path, 'name="email"', fields, headers)
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
  const code = await fetch(`${url}/api/auth/verify`, {
    method: 'POST',
    headers: { ...headers, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ code: '000000', locale: 'en' }),
  })
  return [await seen(answer, fields.email), await seen(code, fields.email)]
}

test('asking too often is refused at one address and nowhere else', async ({ playwright, baseURL }) => {
  const { email, password } = await newCustomer('limit')
  const from = async () => playwright.request.newContext({ baseURL, extraHTTPHeaders: ownAddress() })
  const attacker = await from()
  const statuses = []
  for (let attempt = 0; attempt < 10; attempt++) {
    statuses.push((await attacker.post('/api/auth/login', { data: { email, password: `wrong ${attempt}` } })).status())
  }
  expect(statuses.slice(0, 3)).toEqual([400, 400, 400])
  expect(statuses.at(-1)).toBe(429)
  const refused = await attacker.post('/api/auth/login', { data: { email, password, locale: 'de' } })
  expect((await refused.json()).statusMessage).toContain('Zu viele Versuche')
  expect((await (await from()).post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
})

test('a page of someone else cannot make the calls', async ({ request }) => {
  for (const call of ['login', 'verify', 'factors/verify', 'password', 'session', 'logout']) {
    const answer = await request.post(`/api/auth/${call}`, { headers: { 'sec-fetch-site': 'cross-site' }, data: {} })
    expect([call, answer.status(), (await answer.json()).code]).toEqual([call, 400, 'request'])
  }
})
