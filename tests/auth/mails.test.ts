import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/services/free-port'
import { callMailHook, type HookMail } from '../../scripts/services/mail-hook'
import { catchMails } from '../setup/catch-mails'
import { freshCms } from '../setup/cms'
import { runJobs } from '../setup/run-jobs'

const secret = `v1,whsec_${randomBytes(32).toString('base64')}`
const siteUrl = 'http://localhost:3000'
let site: Server
let url: string

const mailsTo = await catchMails()
const { payload } = await freshCms({ AUTH_MAIL_SECRET: secret, SITE_URL: siteUrl })

beforeAll(async () => {
  const { POST } = await import('@/app/api/auth/mail/route')
  site = createServer(async (request, response) => {
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
    const answer = await POST(
      new Request(`${siteUrl}${request.url}`, { method: 'POST', headers, body: new Uint8Array(await buffer(request)) }),
    )
    response.writeHead(answer.status).end(await answer.text())
  })
  const port = await freePort()
  await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${port}/api/auth/mail`
})
afterAll(() => new Promise<void>((resolve) => site.close(() => resolve())))

const newMail = (
  type: string,
  more: Partial<HookMail['email_data']> = {},
  user: Partial<HookMail['user']> = {},
): HookMail => ({
  user: { email: `${randomBytes(4).toString('hex')}@mail.example`, ...user },
  email_data: { token: '135790', token_hash: 'h&sh', redirect_to: '', email_action_type: type, ...more },
})

async function sent(message: HookMail) {
  expect(await callMailHook({ url, secret }, message)).toBe(true)
  await runJobs(payload)
  const [newest] = await mailsTo(message.user.new_email ?? message.user.email)
  if (!newest) throw new Error('There is no mail')
  return newest
}

describe('mails of the sign-in', () => {
  it('come in the language of the account, with a link for a person to press and the code', async () => {
    const { subject, text, html } = await sent(newMail('signup', {}, { user_metadata: { language: 'de' } }))
    expect(subject).toBe('Bestätige deine E-Mail-Adresse')
    expect(text).toContain(`${siteUrl}/de/confirm?token_hash=h%26sh&type=signup`)
    expect(text).toContain('135790')
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('confirm?token_hash=h%26sh&amp;type=signup')
  })

  it('come in the language of the page, and lead back to what was wanted there', async () => {
    const redirect_to = `${siteUrl}/ru/confirm?next=${encodeURIComponent('/ru/account-orders?page=2')}`
    const { subject, text } = await sent(newMail('recovery', { redirect_to }))
    expect(subject).toBe('Выберите новый пароль')
    expect(text).toContain(
      `${siteUrl}/ru/confirm?token_hash=h%26sh&type=recovery&next=%2Fru%2Faccount-orders%3Fpage%3D2`,
    )
  })

  it('come in the language that the customer has here, else in Bulgarian', async () => {
    const email = `${randomBytes(4).toString('hex')}@mail.example`
    const data = { email, supabaseId: crypto.randomUUID(), language: 'en' } as const
    await payload.create({ collection: 'customers', data, depth: 0 })
    expect((await sent(newMail('magiclink', { redirect_to: siteUrl }, { email }))).subject).toBe('Sign in to Broshura')
    expect((await sent(newMail('magiclink'))).subject).toBe('Вашият вход в Broshura')
  })

  it.each(['https://evil.example/de/confirm?next=/x', `${siteUrl}/de/confirm?next=//evil.example`])(
    'lead nowhere else for %s',
    async (redirect_to) => {
      const { text } = await sent(newMail('magiclink', { redirect_to }))
      expect(text).not.toContain('evil')
    },
  )

  it('tell the new address of a change, and give a bare code where there is no link', async () => {
    const change = newMail('email_change', {}, { new_email: `${randomBytes(4).toString('hex')}@mail.example` })
    expect((await sent(change)).text).toContain('type=email_change')
    const { text } = await sent(newMail('reauthentication'))
    expect(text).toContain('135790')
    expect(text).not.toContain('confirm')
  })

  it('are sent for nobody else', async () => {
    const message = newMail('signup')
    expect(await callMailHook({ url, secret: `v1,whsec_${randomBytes(32).toString('base64')}` }, message)).toBe(false)
    const unsigned = await fetch(url, { method: 'POST', body: JSON.stringify(message) })
    expect([unsigned.status, await unsigned.json()]).toEqual([
      401,
      { error: { http_code: 401, message: 'The signature is not valid.' } },
    ])
    expect(await callMailHook({ url, secret }, newMail('newsletter'))).toBe(false)
    expect(await mailsTo(message.user.email)).toEqual([])
  })
})
