import { describe, expect, it } from 'vitest'
import { type Browser, newBrowser } from '../../auth/browser'
import { authServer, password } from '../../auth-server/auth-server'
import { catchMails } from '../../setup/catch-mails'
import { freshCms } from '../../setup/cms'
import { runJobs } from '../../setup/run-jobs'

const server = await authServer()

const mailsTo = await catchMails()
const { payload } = await freshCms(server.environment())
const app = {
  ...(await import('@/features/auth/login')),
  ...(await import('@/features/auth/adopt-session')),
  ...(await import('@/features/account/my-data/deletion/plan-deletion')),
  ...(await import('@/features/account/as-customer')),
}

async function signedIn(email: string): Promise<Browser> {
  const browser = newBrowser()
  expect(await browser.run(() => app.signInWithPassword({ email, password }))).toMatchObject({ ok: true })
  return browser
}

const leave = (browser: Browser, given: object) =>
  browser.run(() => app.asCustomer((me) => app.planDeletion(me, { ...given })))
const isIn = async (browser: Browser) => Boolean((await browser.run(() => app.currentSession()))?.user)

async function dueOf(email: string) {
  const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: email } }, depth: 0 })
  return docs[0]?.deletionDueAt ?? null
}

describe('who wants to leave', () => {
  it('shows it with the password, has two weeks, and is signed out everywhere else', async () => {
    const { email } = await server.signedIn()
    const [here, there] = [await signedIn(email), await signedIn(email)]
    for (const wrong of [{}, { password: 'something else' }, { password: ['a', 'list'] }]) {
      expect(await leave(here, wrong)).toEqual({ ok: false, problem: { code: 'password-wrong', field: 'password' } })
    }
    expect(await dueOf(email)).toBeNull()
    expect(await isIn(there)).toBe(true)

    expect(await leave(here, { password })).toEqual({ ok: true })
    const due = await dueOf(email)
    const days = (Date.parse(due ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(14)
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    await runJobs(payload)
    expect((await mailsTo(email)).map(({ subject }) => subject).toSorted()).toEqual([
      'Вход от ново устройство',
      'Профилът Ви ще бъде изтрит',
    ])

    expect(await leave(here, { password })).toEqual({ ok: true })
    expect(await dueOf(email)).toBe(due)
    await here.run(() => app.asCustomer(({ customer }) => app.cancelDeletion(customer)))
    expect(await dueOf(email)).toBeNull()
  })

  it('is not found out by guessing', async () => {
    const { email } = await server.signedIn()
    const browser = await signedIn(email)
    const answers = []
    for (let count = 0; count < 12; count += 1) answers.push(await leave(browser, { password: `guess ${count}` }))
    expect(answers.at(-1)).toEqual({ ok: false, problem: { code: 'rate-limit' } })
  })

  it('is nobody who is not signed in', async () => {
    expect(await leave(newBrowser(), { password })).toEqual({ ok: false, problem: { code: 'signed-out' } })
  })
})

describe('what is asked for', () => {
  const now = Date.UTC(2026, 10, 20)
  const ago = (minutes: number) => now / 1000 - minutes * 60

  it.each([
    ['a password', { providers: ['email'] }, [{ method: 'password', timestamp: ago(1) }], 'password'],
    ['a password where the server names no ways', {}, [], 'password'],
    [
      'nothing after a sign-in without password just now',
      { providers: ['github'] },
      [{ method: 'oauth', timestamp: ago(9) }],
      'fresh',
    ],
    [
      'a new sign-in when that was long ago',
      { providers: ['github'] },
      [{ method: 'oauth', timestamp: ago(11) }],
      'sign-in-again',
    ],
    [
      'a password when a session was prolonged',
      { providers: ['email'] },
      [{ method: 'token_refresh', timestamp: ago(1) }],
      'password',
    ],
    [
      'a password when the code was long ago',
      { providers: ['email', 'github'] },
      [{ method: 'otp', timestamp: ago(60) }],
      'password',
    ],
  ])('is %s', async (_, app_metadata, amr, wanted) => {
    const { confirmationOf } = await import('@/features/auth/fresh-proof')
    const claims = {
      sub: 'somebody',
      aud: 'authenticated' as const,
      role: 'authenticated' as const,
      email: 'somebody@people.example',
      phone: '',
      session_id: 'a session',
      aal: 'aal1' as const,
      exp: now / 1000 + 3600,
      user_metadata: {},
    }
    expect(confirmationOf({ ...claims, app_metadata, amr }, {}, now)).toBe(wanted)
  })
})
