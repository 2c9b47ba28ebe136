import { beforeAll, expect, it } from 'vitest'
import de from '../../messages/de.json'
import { authServer, password } from '../auth-server/auth-server'
import { freshCms } from '../setup/cms'
import { type Browser, newBrowser } from './browser'

// The clock of the auth server is a minute behind, so its tokens have ended by ours, and every form must refresh the
// session.
const server = await authServer({ accessTokenSeconds: 1 })
let browser: Browser
let signIn: typeof import('@/features/auth/actions')
let security: typeof import('@/features/auth/security/actions')
let account: typeof import('@/features/account/actions')

await freshCms(server.environmentOfAdmin())

beforeAll(async () => {
  server.clock.now = Date.now() - 60_000
  signIn = await import('@/features/auth/actions')
  security = await import('@/features/auth/security/actions')
  account = await import('@/features/account/actions')
  const { createAuthClient } = await import('@/server/supabase')
  const { requestCookies } = await import('@/features/auth/auth-server')
  const { email } = await server.signedIn()
  browser = newBrowser()
  await browser.run(async () => createAuthClient(await requestCookies()).signInWithPassword({ email, password }))
  const { env } = await import('@/server/env')
  // Nobody listens there; a port that was free a moment ago may be taken.
  env().SUPABASE_URL = 'http://127.0.0.1:1'
})

const typed = { locale: 'de', name: 'Anna', phone: '+49 30 1234567', factor: 'any', code: '123456' }

function sent(): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...typed, password: 'seven green trams' })) data.set(name, value)
  return data
}

it('a form that the auth server does not answer says so, and keeps what was typed', async () => {
  const actions = {
    sendCode: signIn.sendCodeAction,
    verifyCode: signIn.verifyCodeAction,
    newPassword: signIn.newPasswordAction,
    addApp: security.addAppAction,
    addPhone: security.addPhoneAction,
    removeFactor: security.removeFactorAction,
    renewCodes: security.renewCodesAction,
    recover: security.recoveryCodeAction,
    provePassword: security.provePasswordAction,
    unlink: security.unlinkAction,
    endSignIn: security.endSignInAction,
    saveProfile: account.saveProfileAction,
  }
  const answers = await Promise.all(
    Object.entries(actions).map(async ([name, action]) => {
      const answer = await browser.run(() => action({ values: {} }, sent())).catch((error: unknown) => error)
      return [name, answer] as const
    }),
  )
  const unavailable = expect.objectContaining({ message: de.form.problems.unavailable, values: typed })
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(Object.keys(actions).map((name) => [name, unavailable])),
  )
})
