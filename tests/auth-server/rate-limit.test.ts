import { expect, it } from 'vitest'
import { authServer, password } from './auth-server'

const server = await authServer({ mailIntervalSeconds: 60, accessTokenSeconds: 120 })

it('sends no second mail of a kind within the interval', async () => {
  const email = server.newAddress()
  const { auth } = server.client()
  expect((await auth.signUp({ email, password })).error).toBeNull()
  server.pass(20)
  const { error } = await auth.resend({ type: 'signup', email })
  expect(error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 })
  expect(error?.message).toContain('after 40 seconds')
  expect(await server.mails(email)).toHaveLength(1)
  server.pass(40)
  expect((await auth.resend({ type: 'signup', email })).error).toBeNull()
})

it('limits text messages too', async () => {
  const phone = '+359888123456'
  const { auth } = server.client()
  await auth.signInWithOtp({ phone })
  const refused = { code: 'over_sms_send_rate_limit', status: 429 }
  expect((await auth.signInWithOtp({ phone })).error).toMatchObject(refused)

  const { mfa } = (await server.signedIn()).auth
  const factorId = (await mfa.enroll({ factorType: 'phone', phone })).data?.id ?? ''
  expect((await mfa.challenge({ factorId })).error).toBeNull()
  expect((await mfa.challenge({ factorId })).error).toMatchObject(refused)
  server.pass(60)
  expect((await mfa.challenge({ factorId })).error).toBeNull()
})

it('gives tokens for as long as it is told', async () => {
  const { session } = await server.signedIn()
  expect(session.expires_in).toBe(120)
  server.pass(121)
  const answer = await server.raw('/user', { token: session.access_token })
  expect(await answer.json()).toMatchObject({ code: 'bad_jwt' })
})
