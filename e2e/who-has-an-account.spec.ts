import type { APIResponse } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { newCustomer } from './support/customers'
import { expect, test } from './support/fixtures'
import { mailTo } from './support/mails'
import { ownAddress } from './support/own-address'
import { stack } from './support/stack-ready'

/** All that an answer shows, but for the moment and for what the visitor typed. */
async function seen(answer: APIResponse, email: string) {
  const hidden = (text: string) => text.replaceAll(Buffer.from(email).toString('base64url'), '').replaceAll(email, '')
  const headers = answer
    .headersArray()
    .filter(({ name }) => !['date', 'keep-alive', 'x-request-id'].includes(name.toLowerCase()))
    .map(({ name, value }) => [name.toLowerCase(), name.toLowerCase() === 'set-cookie' ? cookieShape(value) : value])
  return { status: answer.status(), body: hidden(await answer.text()), headers }
}

const cookieShape = (value: string) => value.replace(/=[^;]*/, '=').replace(/Expires=[^;]*/i, '')

async function unconfirmed(): Promise<string> {
  const email = `waiting-${process.pid}-${Date.now()}@customers.example`
  const { SUPABASE_KEY = '', SUPABASE_URL = '' } = stack().env
  const { auth } = createClient(SUPABASE_URL, SUPABASE_KEY, { auth: { persistSession: false } })
  await auth.signUp({ email, password: 'a long waiting phrase' })
  await mailTo(email)
  return email
}

test('no answer tells whether an address has an account', async ({ playwright, baseURL }) => {
  const password = 'not their password'
  const people = {
    known: (await newCustomer('known')).email,
    waiting: await unconfirmed(),
    nobody: `nobody-${process.pid}-${Date.now()}@customers.example`,
  }
  const calls = [
    ['login', { password }],
    ['register', { password, terms: true }],
    ['register', { password: 'password1234', terms: true }],
    ['recover', {}],
    ['otp', {}],
  ] as const
  for (const [call, more] of calls) {
    const answers: Awaited<ReturnType<typeof seen>>[] = []
    for (const email of Object.values(people)) {
      const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: ownAddress() })
      answers.push(
        await seen(await request.post(`/api/auth/${call}`, { data: { email, locale: 'en', ...more } }), email),
      )
      if (call === 'register' || call === 'otp') {
        answers.push(
          await seen(await request.post('/api/auth/verify', { data: { code: '000000', locale: 'en' } }), email),
        )
      }
      await request.dispose()
    }
    const each = answers.length / 3
    const [known, waiting, nobody] = [0, 1, 2].map((person) => answers.slice(person * each, (person + 1) * each))
    expect(waiting, call).toEqual(known)
    expect(nobody, call).toEqual(known)
  }
})

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

test('a page of somebody else cannot make the calls', async ({ request }) => {
  for (const call of ['login', 'register', 'recover', 'otp', 'verify', 'resend', 'password', 'session', 'logout']) {
    const answer = await request.post(`/api/auth/${call}`, { headers: { 'sec-fetch-site': 'cross-site' }, data: {} })
    expect([call, answer.status(), (await answer.json()).code]).toEqual([call, 400, 'request'])
  }
})
