import { expect, it } from 'vitest'
import { authServer, password, siteUrl } from './auth-server'
import { totp } from './totp'

const server = await authServer()

it('creates, shows, changes and deletes users', async () => {
  const admin = server.admin()
  const email = server.newAddress()
  const { data, error } = await admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { name: 'Ива' },
    app_metadata: { role: 'admin' },
  })
  expect(error).toBeNull()
  const id = data.user?.id ?? ''
  expect(data.user).toMatchObject({
    email_confirmed_at: expect.any(String),
    user_metadata: { name: 'Ива' },
    app_metadata: { provider: 'email', providers: ['email'], role: 'admin' },
  })
  const { auth } = server.client()
  const { session } = (await auth.signInWithPassword({ email, password })).data
  expect((await auth.getClaims()).data?.claims.app_metadata).toMatchObject({ role: 'admin' })

  expect((await admin.createUser({ email })).error).toMatchObject({ code: 'email_exists', status: 422 })
  expect((await admin.createUser({})).error?.code).toBe('validation_failed')
  expect((await admin.createUser({ email: server.newAddress(), password: 'short' })).error?.code).toBe('weak_password')

  const next = server.newAddress()
  await admin.updateUserById(id, { email: next, password: 'another-password', app_metadata: { role: 'none' } })
  const shown = (await admin.getUserById(id)).data.user
  expect(shown).toMatchObject({ email: next, app_metadata: { provider: 'email', role: 'none' } })
  expect(shown?.identities).toMatchObject([{ identity_data: { email: next } }])
  expect((await auth.signInWithPassword({ email: next, password: 'another-password' })).error).toBeNull()

  expect((await admin.deleteUser(id)).error).toBeNull()
  expect((await admin.getUserById(id)).error).toMatchObject({ code: 'user_not_found', status: 404 })
  const ask = async () => (await server.raw('/user', { token: session?.access_token })).json()
  expect(await ask()).toMatchObject({ code: 'user_not_found' })
  const { user } = (await admin.createUser({ id, email, password })).data
  expect(user).toMatchObject({ id, identities: [{ provider: 'email' }] })
  expect(await ask()).toMatchObject({ code: 'session_not_found' })
})

it('lists users in pages', async () => {
  for (let number = 0; number < 3; number++) await server.signedIn()
  const admin = server.admin()
  const { data } = await admin.listUsers({ page: 1, perPage: 2 })
  expect(data.users).toHaveLength(2)
  expect(data).toMatchObject({ nextPage: 2, total: expect.any(Number) })
  const all = (await admin.listUsers()).data.users
  expect(all.length).toBeGreaterThanOrEqual(3)
})

it('signs out whose token it has', async () => {
  const { session } = await server.signedIn()
  expect((await server.admin().signOut(session.access_token, 'global')).error).toBeNull()
  const answer = await server.raw('/user', { token: session.access_token })
  expect(await answer.json()).toMatchObject({ code: 'session_not_found' })
})

it('serves nobody else', async () => {
  const { session } = await server.signedIn()
  const ask = async (token: string) => (await server.raw('/admin/users', { token })).json()
  expect(await ask(session.access_token)).toMatchObject({ code: 'not_admin' })
  expect(await ask('sb_secret_guessed')).toMatchObject({ code: 'bad_jwt' })
  expect(await (await server.raw('/admin/users')).json()).toMatchObject({ code: 'no_authorization' })
})

it('shows and takes away the factors of a user, for whoever has lost the phone', async () => {
  const { auth, id } = await server.signedIn()
  const enrolled = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Lost' })
  const factorId = enrolled.data?.id ?? ''
  const secret = enrolled.data?.type === 'totp' ? enrolled.data.totp.secret : ''
  await auth.mfa.challengeAndVerify({ factorId, code: totp(secret, server.clock.now) })
  const { mfa } = server.admin()
  const { data } = await mfa.listFactors({ userId: id })
  expect(data?.factors).toMatchObject([{ id: factorId, status: 'verified', friendly_name: 'Lost' }])
  expect(data?.factors[0]).not.toHaveProperty('secret')
  expect((await mfa.deleteFactor({ userId: id, id: factorId })).error).toBeNull()
  expect((await mfa.listFactors({ userId: id })).data?.factors).toEqual([])
  expect((await mfa.deleteFactor({ userId: id, id: factorId })).error?.code).toBe('mfa_factor_not_found')
})

it('invites people, who confirm their address by coming', async () => {
  const email = server.newAddress()
  const redirectTo = `${siteUrl}/en/welcome`
  const { data } = await server.admin().inviteUserByEmail(email, { redirectTo, data: { name: 'Ива' } })
  expect(data.user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { name: 'Ива' } })
  const { hash, link } = await server.lastMail(email)
  expect(link).toMatch(redirectTo)
  const { auth } = server.client()
  expect((await auth.verifyOtp({ token_hash: hash, type: 'invite' })).data.session).not.toBeNull()
  expect((await server.admin().inviteUserByEmail(email)).error?.code).toBe('email_exists')
})

it('generates links without sending a mail', async () => {
  const { email } = await server.signedIn()
  const admin = server.admin()
  const { auth } = server.client()
  for (const type of ['magiclink', 'recovery'] as const) {
    const { properties } = (await admin.generateLink({ type, email })).data
    expect(properties).toMatchObject({ verification_type: type, redirect_to: siteUrl })
    expect(new URL(properties?.action_link ?? '').searchParams.get('token')).toBe(properties?.hashed_token)
    const verified = await auth.verifyOtp({ token_hash: properties?.hashed_token ?? '', type })
    expect(verified.data.user?.email).toBe(email)
  }
  const newcomer = server.newAddress()
  const signUp = await admin.generateLink({ type: 'signup', email: newcomer, password })
  const token = signUp.data.properties?.email_otp ?? ''
  expect((await auth.verifyOtp({ email: newcomer, token, type: 'signup' })).error).toBeNull()
  expect((await auth.signInWithPassword({ email: newcomer, password })).error).toBeNull()
  expect((await admin.generateLink({ type: 'signup', email, password })).error?.code).toBe('email_exists')
  expect((await admin.generateLink({ type: 'recovery', email: 'nobody@d.example' })).error?.code).toBe('user_not_found')

  const newEmail = server.newAddress()
  for (const type of ['email_change_current', 'email_change_new'] as const) {
    const { properties } = (await admin.generateLink({ type, email, newEmail })).data
    await auth.verifyOtp({ token_hash: properties?.hashed_token ?? '', type: 'email_change' })
  }
  expect(await server.mails(email)).toEqual([])
})
