import { expect, it } from 'vitest'
import { authServer, password, siteUrl } from './auth-server'

const server = await authServer()
const emailRedirectTo = `${siteUrl}/en/auth/confirm`

it('signs up with a confirmed address only, by a link that works on another device', async () => {
  const email = server.newAddress()
  const { auth } = server.client()
  const account = { email, password }
  const { data, error } = await auth.signUp({ ...account, options: { emailRedirectTo, data: { name: 'Ива' } } })
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({ email, phone: '', role: 'authenticated', user_metadata: { name: 'Ива' } })
  expect(data.user?.identities).toMatchObject([{ provider: 'email', identity_data: { email, email_verified: false } }])
  expect((await auth.signInWithPassword(account)).error).toMatchObject({ code: 'email_not_confirmed', status: 400 })

  const { link, hash } = await server.lastMail(email)
  expect(link).toBe(`${emailRedirectTo}?token_hash=${hash}&type=signup`)
  const other = server.client().auth
  const verified = await other.verifyOtp({ token_hash: hash, type: 'signup' })
  expect(verified.data.session?.user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
  expect(verified.data.user?.identities?.[0]?.identity_data?.email_verified).toBe(true)
  expect((await other.verifyOtp({ token_hash: hash, type: 'signup' })).error?.code).toBe('otp_expired')
  expect((await auth.signInWithPassword(account)).data.user?.email).toBe(email)
})

it('tells nobody whether an address has an account', async () => {
  const { email } = await server.signedIn()
  const { auth } = server.client()
  const { data, error } = await auth.signUp({ email, password: 'another-password' })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email, identities: [] })
  expect(data.user?.email_confirmed_at).toBeUndefined()
  expect(await server.mails(email)).toEqual([])
  expect((await auth.signInWithPassword({ email, password: 'another-password' })).error?.code).toBe(
    'invalid_credentials',
  )
  expect((await auth.signInWithPassword({ email: 'nobody@d.example', password })).error).toMatchObject({
    code: 'invalid_credentials',
    status: 400,
  })
  for (const address of [email, 'nobody@d.example']) {
    expect((await auth.resetPasswordForEmail(address)).error).toBeNull()
    expect((await auth.resend({ type: 'signup', email: address })).error).toBeNull()
  }
})

it('keeps the first password when someone signs up again, and sends another code', async () => {
  const email = server.newAddress()
  const { auth } = server.client()
  await auth.signUp({ email, password })
  const first = await server.lastMail(email)
  await auth.signUp({ email, password: 'of-somebody-else' })
  await auth.resend({ type: 'signup', email })
  expect(await server.mails(email)).toHaveLength(3)
  const { code } = await server.lastMail(email)
  expect((await auth.verifyOtp({ email, token: first.code, type: 'email' })).error?.code).toBe('otp_expired')
  expect((await auth.verifyOtp({ email, token: code, type: 'email' })).data.session).not.toBeNull()
  expect((await auth.signInWithPassword({ email, password })).error).toBeNull()
})

it('signs up with a phone number', async () => {
  const phone = '+359888123456'
  const { auth } = server.client()
  await auth.signUp({ phone, password })
  expect((await auth.signInWithPassword({ phone, password })).error?.code).toBe('phone_not_confirmed')
  const { subject, code } = await server.lastMail('359888123456@sms.example')
  expect(subject).toBe('SMS to +359888123456')
  expect((await auth.verifyOtp({ phone, token: code, type: 'sms' })).data.user?.phone).toBe('359888123456')
  expect((await auth.signInWithPassword({ phone, password })).error).toBeNull()
})

it('names what is wrong with a sign-up', async () => {
  const { auth } = server.client()
  const weak = await auth.signUp({ email: server.newAddress(), password: 'short' })
  expect(weak.error).toMatchObject({ code: 'weak_password', status: 422, reasons: ['length'] })
  expect((await auth.signUp({ email: 'nobody', password })).error?.code).toBe('validation_failed')
  const answer = await server.raw('/signup', { method: 'POST', body: '{' })
  expect(await answer.json()).toMatchObject({ code: 'bad_json' })
})

it('answers in the shape of the first version to who asks for none', async () => {
  const init = { method: 'POST', body: '{}', headers: { 'x-supabase-api-version': '' } }
  const answer = await server.raw('/signup', init)
  expect(await answer.json()).toEqual({
    code: 400,
    error_code: 'validation_failed',
    msg: 'Signup requires a valid password',
  })
  expect(answer.headers.has('x-supabase-api-version')).toBe(false)
})

it('wants the key of the project', async () => {
  expect((await server.raw('/settings', { headers: { apikey: 'another' } })).status).toBe(401)
  expect(await (await server.raw('/settings')).json()).toMatchObject({
    external: { email: true, phone: true, github: true, google: true, apple: false },
    mailer_autoconfirm: false,
    mfa_enabled: true,
  })
  expect(await (await server.raw('/health')).json()).toMatchObject({ name: 'GoTrue' })
})

it('keeps accounts, sessions and its key over a restart', async () => {
  const { session, email } = await server.signedIn()
  await server.restart()
  const { auth } = server.client()
  expect((await auth.setSession(session)).data.user?.email).toBe(email)
  expect((await auth.refreshSession()).error).toBeNull()
  expect((await auth.signInWithPassword({ email, password })).error).toBeNull()
})
