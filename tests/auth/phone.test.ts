import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/services/free-port'
import { callSmsHook } from '../../scripts/services/mail-hook'
import { authServer } from '../auth-server/auth-server'
import { catchMails } from '../setup/catch-mails'
import { freshCms } from '../setup/cms'
import { runJobs } from '../setup/run-jobs'
import { type Browser, newBrowser } from './browser'

const secret = `v1,whsec_${randomBytes(32).toString('base64')}`
const phrase = 'seven green trams'
const hook = { url: '', secret }
const server = await authServer({ smsHook: hook })
let site: Server

const mailsTo = await catchMails()
const gateway = { AUTH_SMS_SECRET: secret, SMS_URL: 'mailto:{number}@sms.example' }
const { payload } = await freshCms({ ...server.environment(), ...gateway })
const auth = {
  ...(await import('@/features/auth/login')),
  ...(await import('@/features/auth/register')),
  ...(await import('@/features/auth/mail-requests')),
  ...(await import('@/features/auth/verify')),
  ...(await import('@/features/auth/sign-in-limits')),
}

beforeAll(async () => {
  const { POST } = await import('@/app/api/auth/sms/route')
  site = createServer(async (request, response) => {
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
    const body = new Uint8Array(await buffer(request))
    const answer = await POST(new Request('http://localhost/api/auth/sms', { method: 'POST', headers, body }))
    response.writeHead(answer.status).end(await answer.text())
  })
  const port = await freePort()
  await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve))
  hook.url = `http://127.0.0.1:${port}/api/auth/sms`
})
afterAll(() => new Promise<void>((resolve) => site.close(() => resolve())))

function newNumber() {
  const rest = String(randomInt(10_000_000)).padStart(7, '0')
  return { typed: `088 ${rest.slice(0, 3)} ${rest.slice(3)}`, number: `35988${rest}` }
}

const textsTo = async (number: string) => {
  await runJobs(payload)
  return (await mailsTo(`${number}@sms.example`)).map(({ text }) => text.trim())
}
const codeIn = (text = '') => text.match(/\d{6}/)?.[0] ?? ''

async function registered(browser: Browser, typed: string, number: string) {
  const fields = { email: typed, password: phrase, name: 'Мария', terms: 'on' }
  expect(await browser.run(() => auth.registerCustomer(fields, 'bg'))).toEqual({ ok: true })
  const [text] = await textsTo(number)
  expect(await browser.run(() => auth.verify({ code: codeIn(text) }))).toMatchObject({ ok: true })
  return text
}

describe('an account made by phone', () => {
  it('is made with a number as it is written at home, and the text message names us in its language', async () => {
    const { typed, number } = newNumber()
    const text = await registered(newBrowser(), typed, number)
    expect(text).toBe(`Broshura: кодът Ви е ${codeIn(text)}. Не го давайте на никого.`)
    const { docs } = await payload.find({ collection: 'customers', where: { phone: { equals: `+${number}` } } })
    expect(docs).toMatchObject([{ language: 'bg', name: 'Мария', email: null }])
    expect(await newBrowser().run(() => auth.signInWithPassword({ email: typed, password: phrase }))).toMatchObject({
      ok: true,
    })
  })

  it('gets a new password by a code to the phone', async () => {
    const { typed, number } = newNumber()
    await registered(newBrowser(), typed, number)
    const browser = newBrowser()
    expect(await browser.run(() => auth.recover({ email: typed }, 'bg'))).toEqual({ ok: true })
    const [text] = await textsTo(number)
    const verified = await browser.run(() => auth.verify({ code: codeIn(text) }))
    expect(verified).toMatchObject({ ok: true, verified: { event: 'PASSWORD_RECOVERY' } })
    const password = 'eight yellow buses'
    expect(await browser.run(() => auth.newPassword({ password }))).toMatchObject({ ok: true })
    expect(await newBrowser().run(() => auth.signInWithPassword({ email: typed, password }))).toMatchObject({
      ok: true,
    })
  })

  it('knows a device by its number although it has an address, so that no strangers keep its owner out', async () => {
    const { typed, number } = newNumber()
    await registered(newBrowser(), typed, number)
    const { docs } = await payload.find({ collection: 'customers', where: { phone: { equals: `+${number}` } } })
    const added = { email: server.newAddress(), email_confirm: true }
    expect((await server.admin().updateUserById(docs[0]?.supabaseId ?? '', added)).error).toBeNull()
    const signIn = (browser: Browser) => browser.run(() => auth.signInWithPassword({ email: typed, password: phrase }))
    const own = newBrowser()
    expect(await signIn(own)).toMatchObject({ ok: true })
    const account = { kind: 'password', account: number } as const
    for (let guess = 0; guess < 50; guess++) {
      await auth.checkSignInLimit(payload, { network: randomUUID(), account, knownDevice: false })
    }
    expect(await signIn(newBrowser())).toMatchObject({ ok: false, problem: { code: 'rate-limit' } })
    expect(await signIn(own)).toMatchObject({ ok: true, signedIn: { user: { email: added.email } } })
  })

  it('is texted twenty times an hour at most from new devices of a connection: each message is paid for', async () => {
    const register = (address: string) => {
      const fields = { email: newNumber().typed, password: phrase, name: 'Мария', terms: 'on' }
      return newBrowser(address).run(() => auth.registerCustomer(fields, 'bg'))
    }
    for (let time = 0; time < 20; time += 1) expect(await register(`2001:db8:1:${time}::1`)).toEqual({ ok: true })
    expect(await register('2001:db8:1:20::1')).toEqual({ ok: false, problem: { code: 'rate-limit' } })
    expect(await register('2001:db8:2:1::1')).toEqual({ ok: true })
  })

  it('says of a number without its country that it is one', async () => {
    const refused = { ok: false, problem: { code: 'phone', field: 'email' } }
    expect(await newBrowser().run(() => auth.recover({ email: '0171 2345678' }, 'de'))).toEqual(refused)
    expect(await newBrowser().run(() => auth.signInWithPassword({ email: '0171 2345678', password: phrase }))).toEqual(
      refused,
    )
  })
})

describe('the hook of the text messages', () => {
  it('writes to the number of a second factor, in the language of its owner', async () => {
    const { number } = newNumber()
    const user = { phone: '', user_metadata: { language: 'de' } }
    expect(await callSmsHook(hook, { user, sms: { otp: '246810', phone: `+${number}`, sms_type: 'mfa' } })).toBe(true)
    expect(await textsTo(number)).toEqual(['Broshura: Dein Code ist 246810. Gib ihn an niemanden weiter.'])
  })

  it('writes to the new number of a change, where an older server names none', async () => {
    const [old, next] = [newNumber(), newNumber()]
    const user = { phone: old.number, new_phone: next.number }
    expect(await callSmsHook(hook, { user, sms: { otp: '135790' } })).toBe(true)
    expect(await textsTo(next.number)).toHaveLength(1)
    expect(await textsTo(old.number)).toEqual([])
  })

  it('sends for nobody else, and nothing that is no code', async () => {
    const { number } = newNumber()
    const stranger = { ...hook, secret: `v1,whsec_${randomBytes(32).toString('base64')}` }
    expect(await callSmsHook(stranger, { user: { phone: number }, sms: { otp: '135790' } })).toBe(false)
    expect(await callSmsHook(hook, { user: { phone: number }, sms: { otp: 'Win a car' } })).toBe(false)
    expect(await callSmsHook(hook, { user: { phone: 'a@b.example' }, sms: { otp: '135790' } })).toBe(false)
    expect(await textsTo(number)).toEqual([])
  })
})
