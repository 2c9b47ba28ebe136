import { expect, it } from 'vitest'
import { authServer, password } from './auth-server'
import { totp } from './totp'

const server = await authServer()

type Auth = Awaited<ReturnType<typeof server.signedIn>>['auth']

async function enroll({ mfa }: Auth, friendlyName = 'Phone') {
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Broshura' })
  if (error) throw error
  return { factorId: data.id, ...data.totp }
}

async function enrolled(auth: Auth, friendlyName?: string) {
  const factor = await enroll(auth, friendlyName)
  const { error } = await auth.mfa.challengeAndVerify({
    factorId: factor.factorId,
    code: totp(factor.secret, server.clock.now),
  })
  expect(error).toBeNull()
  return factor
}

async function level({ mfa }: Auth) {
  const { data } = await mfa.getAuthenticatorAssuranceLevel()
  return [data?.currentLevel, data?.nextLevel]
}

it('enrolls an authenticator app with a code to scan', async () => {
  const { auth, email } = await server.signedIn()
  const { factorId, qr_code, secret, uri } = await enroll(auth)
  expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg .*<\/svg>$/)
  const address = new URL(uri)
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(address.pathname)).toBe(`/Broshura:${email}`)
  expect(address.searchParams.get('secret')).toBe(secret)
  const { data } = await auth.mfa.listFactors()
  expect(data?.all).toMatchObject([{ id: factorId, status: 'unverified', factor_type: 'totp', friendly_name: 'Phone' }])
  expect(data?.all[0]).not.toHaveProperty('secret')
  expect(await level(auth)).toEqual(['aal1', 'aal1'])
})

it('raises the session to the second level, and ends those that stay below', async () => {
  const { auth, email } = await server.signedIn()
  const elsewhere = server.client().auth
  await elsewhere.signInWithPassword({ email, password })
  const before = await auth.getSession()
  server.pass(30)
  await enrolled(auth)
  expect(await level(auth)).toEqual(['aal2', 'aal2'])
  const { data } = await auth.getClaims()
  const now = Math.floor(server.clock.now / 1000)
  expect(data?.claims.amr).toEqual([
    { method: 'totp', timestamp: now },
    { method: 'password', timestamp: now - 30 },
  ])
  expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await auth.refreshSession()).error).toBeNull()
  expect(await level(auth)).toEqual(['aal2', 'aal2'])
  expect(before.data.session?.refresh_token).not.toBe((await auth.getSession()).data.session?.refresh_token)

  const later = server.client().auth
  await later.signInWithPassword({ email, password })
  expect(await level(later)).toEqual(['aal1', 'aal2'])
})

it('accepts a code of now, not of another time, factor or challenge', async () => {
  const { auth } = await server.signedIn()
  const { factorId, secret } = await enroll(auth)
  const verify = async (code: string, challengeId: string) =>
    (await auth.mfa.verify({ factorId, challengeId, code })).error?.code
  const challenge = async () => (await auth.mfa.challenge({ factorId })).data?.id ?? ''

  expect(await verify(totp(secret, server.clock.now - 90_000), await challenge())).toBe('mfa_verification_failed')
  expect(await verify('12345', await challenge())).toBe('mfa_verification_failed')
  expect(await verify(totp(secret, server.clock.now), crypto.randomUUID())).toBe('mfa_factor_not_found')
  const old = await challenge()
  server.pass(301)
  expect(await verify(totp(secret, server.clock.now), old)).toBe('mfa_challenge_expired')
  expect((await auth.mfa.challenge({ factorId: crypto.randomUUID() })).error).toMatchObject({
    code: 'mfa_factor_not_found',
    status: 404,
  })
  const used = await challenge()
  expect(await verify(totp(secret, server.clock.now - 30_000), used)).toBeUndefined()
  expect(await verify(totp(secret, server.clock.now), used)).toBe('mfa_factor_not_found')
})

it('limits names and numbers of factors', async () => {
  const { auth } = await server.signedIn()
  await enroll(auth, 'One')
  await expect(enroll(auth, 'One')).rejects.toMatchObject({ code: 'mfa_factor_name_conflict', status: 422 })
  for (let number = 2; number <= 10; number++) await enroll(auth, `Factor ${number}`)
  await expect(enroll(auth, 'Eleven')).rejects.toMatchObject({ code: 'too_many_enrolled_mfa_factors', status: 422 })
  await expect(enroll((await server.signedIn()).auth, 'One')).resolves.toBeDefined()
})

it('wants the second level for what would weaken the account', async () => {
  const { auth, email } = await server.signedIn()
  const { factorId } = await enrolled(auth)
  const later = server.client().auth
  await later.signInWithPassword({ email, password })
  expect((await later.mfa.unenroll({ factorId })).error).toMatchObject({ code: 'insufficient_aal', status: 422 })
  await expect(enroll(later, 'Another')).rejects.toMatchObject({ code: 'insufficient_aal', status: 403 })
  expect((await later.updateUser({ password: 'another-password' })).error).toMatchObject({
    code: 'insufficient_aal',
    status: 401,
  })
  expect((await later.updateUser({ data: { name: 'Ива' } })).error).toBeNull()

  expect((await auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
  await auth.refreshSession()
  expect(await level(auth)).toEqual(['aal1', 'aal1'])
})

it('forgets unfinished factors of a kind when one of it is verified', async () => {
  const { auth } = await server.signedIn()
  await enroll(auth, 'Given up')
  await enrolled(auth, 'Finished')
  expect((await auth.mfa.listFactors()).data?.all.map((factor) => factor.friendly_name)).toEqual(['Finished'])
})

it('sends a code to a phone', async () => {
  const { auth } = await server.signedIn()
  const phone = '+359888654321'
  expect((await auth.mfa.enroll({ factorType: 'phone', phone: 'none' })).error?.code).toBe('validation_failed')
  const first = await auth.mfa.enroll({ factorType: 'phone', friendlyName: 'Mobile', phone })
  const { data, error } = await auth.mfa.enroll({ factorType: 'phone', friendlyName: 'Mobile', phone })
  expect(error).toBeNull()
  expect(data).toMatchObject({ type: 'phone', friendly_name: 'Mobile', phone })
  expect(data?.id).not.toBe(first.data?.id)
  const factorId = data?.id ?? ''

  const { data: challenge } = await auth.mfa.challenge({ factorId, channel: 'sms' })
  expect(challenge?.expires_at).toBe(Math.floor(server.clock.now / 1000) + 300)
  const { subject, code } = await server.lastMail('359888654321@sms.example')
  expect(subject).toBe('SMS to +359888654321')
  const challengeId = challenge?.id ?? ''
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await auth.mfa.verify({ factorId, challengeId, code: wrong })).error?.code).toBe('mfa_verification_failed')
  expect((await auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull()
  expect((await auth.getClaims()).data?.claims.amr?.[0]).toMatchObject({ method: 'mfa/phone' })
  expect((await auth.mfa.enroll({ factorType: 'phone', friendlyName: 'Again', phone })).error?.code).toBe(
    'mfa_verified_factor_exists',
  )
})
