import { expect, it } from 'vitest'
import { authServer, password, siteUrl } from './auth-server'

const server = await authServer()
const redirectTo = `${siteUrl}/bg/auth/confirm?next=%2Fbg%2Faccount`

async function follow(link: string) {
  const answer = await fetch(link, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  const url = new URL(answer.headers.get('location') ?? '')
  return { url, fragment: new URLSearchParams(url.hash.slice(1)) }
}

it('recovers an account by a link that keeps its page', async () => {
  const { email } = await server.signedIn()
  expect((await server.client('pkce').auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull()
  const { link, hash } = await server.lastMail(email)
  expect(link).toBe(`${redirectTo}&token_hash=${hash}&type=recovery`)

  const other = server.client().auth
  const { data } = await other.verifyOtp({ token_hash: hash, type: 'recovery' })
  expect(data.user?.email).toBe(email)
  expect((await other.updateUser({ password })).error).toMatchObject({ code: 'same_password', status: 422 })
  expect((await other.updateUser({ password: 'short' })).error).toMatchObject({ code: 'weak_password', status: 422 })
  expect((await other.updateUser({ password: 'another-password' })).error).toBeNull()
  const { auth } = server.client()
  expect((await auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
  expect((await auth.signInWithPassword({ email, password: 'another-password' })).error).toBeNull()
})

it('ends other sessions when the password changes', async () => {
  const { auth, email } = await server.signedIn()
  const other = server.client().auth
  await other.signInWithPassword({ email, password })
  await auth.updateUser({ password: 'another-password' })
  expect((await auth.getUser()).error).toBeNull()
  expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError')
})

it('signs in with a code or a link from a mail', async () => {
  const { email } = await server.signedIn()
  const { auth } = server.client()
  await auth.signInWithOtp({ email })
  const { code } = await server.lastMail(email)
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await auth.verifyOtp({ email, token: wrong, type: 'email' })).error).toMatchObject({
    code: 'otp_expired',
    status: 403,
  })
  expect((await auth.verifyOtp({ email, token: code, type: 'email' })).data.session).not.toBeNull()
  expect((await auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'otp' }])

  await auth.signInWithOtp({ email, options: { emailRedirectTo: redirectTo } })
  const { hash } = await server.lastMail(email)
  expect((await auth.verifyOtp({ token_hash: hash, type: 'magiclink' })).data.session).not.toBeNull()
})

it('creates an account for a new address unless it is told not to', async () => {
  const email = server.newAddress()
  const { auth } = server.client()
  const refused = await auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  expect(refused.error).toMatchObject({ code: 'otp_disabled', status: 422 })
  await auth.signInWithOtp({ email })
  const { code, subject } = await server.lastMail(email)
  expect(subject).toBe('Confirm your signup')
  expect((await auth.verifyOtp({ email, token: code, type: 'email' })).data.user?.email_confirmed_at).toBeDefined()
})

it('lets codes and links grow old, and knows no other kinds', async () => {
  const { email } = await server.signedIn()
  const { auth } = server.client()
  await auth.resetPasswordForEmail(email, { redirectTo })
  const { code, hash } = await server.lastMail(email)
  expect((await auth.verifyOtp({ token_hash: hash, type: 'invite' })).error?.code).toBe('otp_expired')
  server.pass(3601)
  expect((await auth.verifyOtp({ token_hash: hash, type: 'recovery' })).error?.code).toBe('otp_expired')
  expect((await auth.verifyOtp({ email, token: code, type: 'recovery' })).error?.code).toBe('otp_expired')
  const answer = await server.raw('/verify', { method: 'POST', body: '{"type":"unknown","token_hash":"x"}' })
  expect(await answer.json()).toMatchObject({ code: 'validation_failed' })
})

it('redirects from the link of the default mails with tokens, with a code, or with an error', async () => {
  const { email } = await server.signedIn()
  await server.client().auth.signInWithOtp({ email, options: { emailRedirectTo: 'https://elsewhere.example' } })
  const { link } = await server.lastMail(email)
  const implicit = await follow(link)
  expect(implicit.url.href).toMatch(`${siteUrl}/#`)
  expect(implicit.fragment.get('type')).toBe('magiclink')
  const token = implicit.fragment.get('access_token') ?? ''
  expect((await server.client().auth.getUser(token)).data.user?.email).toBe(email)

  const again = await follow(link)
  expect(Object.fromEntries(again.fragment)).toEqual({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  })

  const { auth } = server.client('pkce')
  await auth.signInWithOtp({ email })
  const { url } = await follow((await server.lastMail(email)).link)
  const code = url.searchParams.get('code') ?? ''
  expect((await server.client('pkce').auth.exchangeCodeForSession(code)).error).not.toBeNull()
  expect((await auth.exchangeCodeForSession(code)).data.user?.email).toBe(email)
  expect((await auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'magiclink' }])
})

it('changes an address after both, the old and the new one, have confirmed', async () => {
  const { auth, email } = await server.signedIn()
  const taken = await server.signedIn()
  const next = server.newAddress()
  expect((await auth.updateUser({ email: taken.email })).error).toMatchObject({ code: 'email_exists', status: 422 })
  const { data } = await auth.updateUser({ email: next }, { emailRedirectTo: redirectTo })
  expect(data.user).toMatchObject({ email, new_email: next })

  const old = await server.lastMail(email)
  const first = await server.client().auth.verifyOtp({ token_hash: old.hash, type: 'email_change' })
  expect(first).toMatchObject({ data: { user: null, session: null }, error: null })
  expect((await auth.getUser()).data.user?.email).toBe(email)

  await auth.resend({ type: 'email_change', email })
  const both = [await server.lastMail(email), await server.lastMail(next)]
  await server.client().auth.verifyOtp({ email: next, token: both[1]?.code ?? '', type: 'email_change' })
  const { data: done } = await server
    .client()
    .auth.verifyOtp({ email, token: both[0]?.code ?? '', type: 'email_change' })
  expect(done.user).toMatchObject({ email: next, identities: [{ identity_data: { email: next } }] })
  expect(done.user?.new_email).toBeUndefined()
})

it('changes a phone number after its confirmation', async () => {
  const { auth } = await server.signedIn()
  const phone = '+359888777666'
  expect((await auth.updateUser({ phone })).data.user?.new_phone).toBe('359888777666')
  const { code } = await server.lastMail('359888777666@sms.example')
  const { data } = await auth.verifyOtp({ phone, token: code, type: 'phone_change' })
  expect(data.user).toMatchObject({ phone: '359888777666', phone_confirmed_at: expect.any(String) })
  const other = await server.signedIn()
  expect((await other.auth.updateUser({ phone })).error?.code).toBe('phone_exists')
})

it('wants a code for a new password a day after the sign-in', async () => {
  const { auth, email } = await server.signedIn()
  server.pass(24 * 3600 + 1)
  await auth.refreshSession()
  const next = 'another-password'
  expect((await auth.updateUser({ password: next })).error).toMatchObject({ code: 'reauthentication_needed' })
  expect((await auth.reauthenticate()).error).toBeNull()
  const { code: nonce } = await server.lastMail(email)
  const wrong = nonce === '000000' ? '000001' : '000000'
  expect((await auth.updateUser({ password: next, nonce: wrong })).error?.code).toBe('reauthentication_not_valid')
  expect((await auth.updateUser({ password: next, nonce })).error).toBeNull()
})

it('keeps what only the administration may write', async () => {
  const { auth, session } = await server.signedIn()
  expect((await auth.updateUser({ data: { name: 'Ива' } })).data.user?.user_metadata).toMatchObject({ name: 'Ива' })
  const init = { method: 'PUT', body: '{"app_metadata":{"role":"admin"}}' }
  const answer = await server.raw('/user', { token: session.access_token, ...init })
  expect(await answer.json()).toMatchObject({ code: 'not_admin' })
  expect((await auth.getUser()).data.user?.app_metadata).not.toHaveProperty('role')
})
