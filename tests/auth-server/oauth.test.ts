import { expect, it } from 'vitest'
import { authServer, password, siteUrl } from './auth-server'

const server = await authServer()
const redirectTo = `${siteUrl}/de/auth/callback?next=%2Fde`

interface Consent {
  email?: string
  answer?: 'agree' | 'refuse'
  unverified?: 'on'
}

async function consent(providerUrl: string, { answer = 'agree', ...given }: Consent): Promise<URL> {
  const page = await (await fetch(providerUrl)).text()
  const state = page.match(/name="state" value="([^"]+)"/)?.[1] ?? ''
  const body = new URLSearchParams({ state, answer, name: 'Ива', ...given })
  const callback = await fetch(providerUrl, { method: 'POST', body, redirect: 'manual' })
  const back = await fetch(callback.headers.get('location') ?? '', { redirect: 'manual' })
  return new URL(back.headers.get('location') ?? '')
}

async function signInWith(
  provider: 'github' | 'google',
  given: Consent,
  { auth } = server.client('pkce'),
): Promise<Awaited<ReturnType<typeof auth.exchangeCodeForSession>>> {
  const { data } = await auth.signInWithOAuth({ provider, options: { redirectTo, skipBrowserRedirect: true } })
  const start = await fetch(data.url ?? '', { redirect: 'manual' })
  const back = await consent(start.headers.get('location') ?? '', given)
  return auth.exchangeCodeForSession(back.searchParams.get('code') ?? '')
}

it('signs in with a provider, and finds the same account again', async () => {
  const email = server.newAddress()
  const { data, error } = await signInWith('github', { email })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email,
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: 'github', providers: ['github'] },
    user_metadata: { name: 'Ива', email_verified: true },
    identities: [{ provider: 'github', identity_data: { email, sub: expect.any(String) } }],
  })
  const claims = (await server.client().auth.getClaims(data.session?.access_token)).data?.claims
  expect(claims?.amr).toMatchObject([{ method: 'oauth' }])
  expect((await signInWith('github', { email })).data.user?.id).toBe(data.user?.id)
})

it('adds the provider to the account with the same verified address', async () => {
  const { email, id } = await server.signedIn()
  const { data } = await signInWith('google', { email })
  expect(data.user).toMatchObject({ id, app_metadata: { provider: 'email', providers: ['email', 'google'] } })
})

it('lets nobody wait in an unconfirmed account for its owner', async () => {
  const email = server.newAddress()
  const { auth } = server.client()
  await auth.signUp({ email, password })
  const { data } = await signInWith('github', { email })
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['github'])
  expect((await auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
})

it('signs nobody in with an address that the provider has not verified', async () => {
  const known = await server.signedIn()
  const email = server.newAddress()
  for (const address of [known.email, email]) {
    const start = await server.raw('/authorize?provider=google')
    const back = await consent(start.headers.get('location') ?? '', { email: address, unverified: 'on' })
    expect(back.searchParams.get('error_code')).toBe('provider_email_needs_verification')
  }
  expect(await server.mails(known.email)).toEqual([])
  expect((await known.auth.getUserIdentities()).data?.identities).toHaveLength(1)
  const { auth } = server.client()
  const { code } = await server.lastMail(email)
  expect((await auth.verifyOtp({ email, token: code, type: 'email' })).data.user?.email).toBe(email)
  expect((await signInWith('google', { email, unverified: 'on' })).error).toBeNull()
})

it('lets in nobody who is banned', async () => {
  const { email, id } = await server.signedIn()
  await server.admin().updateUserById(id, { ban_duration: '1h' })
  const start = await server.raw('/authorize?provider=google')
  const back = await consent(start.headers.get('location') ?? '', { email })
  expect(back.searchParams.get('error_code')).toBe('user_banned')
})

it('comes back with the error when someone refuses, and with tokens without a code challenge', async () => {
  const authorize = (more = '') => server.raw(`/authorize?provider=github&redirect_to=${redirectTo}${more}`)
  const provider = (await authorize()).headers.get('location') ?? ''
  const back = await consent(provider, { answer: 'refuse' })
  expect(back.href).toMatch(`${siteUrl}/de/auth/callback?next=`)
  expect(back.searchParams.get('error')).toBe('access_denied')

  const email = server.newAddress()
  const { hash } = await consent((await authorize()).headers.get('location') ?? '', { email })
  const token = new URLSearchParams(hash.slice(1)).get('access_token') ?? ''
  expect((await server.client().auth.getUser(token)).data.user?.email).toBe(email)

  const refused = await server.raw('/authorize?provider=apple')
  expect(await refused.json()).toMatchObject({ code: 'validation_failed' })
  const lost = await server.raw('/callback?state=unknown')
  expect(lost.headers.get('location')).toContain('error_code=bad_oauth_state')
})

it('exchanges a code once, soon, and with its verifier', async () => {
  const email = server.newAddress()
  const start = async () => {
    const { auth } = server.client('pkce')
    const { data } = await auth.signInWithOAuth({ provider: 'github', options: { redirectTo } })
    const page = await fetch(data.url ?? '', { redirect: 'manual' })
    const back = await consent(page.headers.get('location') ?? '', { email })
    return { auth, code: back.searchParams.get('code') ?? '' }
  }
  const first = await start()
  const body = JSON.stringify({ auth_code: first.code, code_verifier: 'of-somebody-else' })
  const answer = await server.raw('/token?grant_type=pkce', { method: 'POST', body })
  expect(await answer.json()).toMatchObject({ code: 'bad_code_verifier' })
  server.pass(301)
  expect((await first.auth.exchangeCodeForSession(first.code)).error?.code).toBe('flow_state_expired')
  const second = await start()
  expect((await second.auth.exchangeCodeForSession(second.code)).error).toBeNull()
  const again = await server.raw('/token?grant_type=pkce', {
    method: 'POST',
    body: JSON.stringify({ auth_code: second.code, code_verifier: 'any' }),
  })
  expect(await again.json()).toMatchObject({ code: 'flow_state_not_found' })
})

it('links further identities to an account, and takes them away again', async () => {
  const { auth, email, id } = await server.signedIn()
  const other = server.newAddress()
  const link = async () => {
    const options = { redirectTo, skipBrowserRedirect: true }
    const { data, error } = await auth.linkIdentity({ provider: 'github', options })
    expect(error).toBeNull()
    return consent(data?.url ?? '', { email: other })
  }
  await link()
  const { data } = await auth.getUserIdentities()
  expect(data?.identities.map(({ provider }) => provider)).toEqual(['email', 'github'])
  expect((await signInWith('github', { email: other })).data.user).toMatchObject({ id, email })
  const again = await link()
  expect(again.searchParams.get('error_code')).toBe('identity_already_exists')

  const [own, github] = data?.identities ?? []
  if (!own || !github) throw new Error('There are no two identities')
  const foreign = { ...github, identity_id: crypto.randomUUID() }
  expect((await auth.unlinkIdentity(foreign)).error).toMatchObject({ code: 'identity_not_found', status: 422 })
  expect((await auth.unlinkIdentity(own)).error).toBeNull()
  expect((await auth.getUser()).data.user).toMatchObject({ email: other, app_metadata: { providers: ['github'] } })
  expect((await auth.unlinkIdentity(github)).error?.code).toBe('single_identity_not_deletable')
})

it('links no identity that another account has, and leaves no account with the address of another', async () => {
  const first = await server.signedIn()
  const second = await server.signedIn()
  const options = { redirectTo, skipBrowserRedirect: true }
  const theirs = await first.auth.linkIdentity({ provider: 'google', options })
  await consent(theirs.data?.url ?? '', { email: second.email })
  const taken = await second.auth.linkIdentity({ provider: 'google', options })
  const back = await consent(taken.data?.url ?? '', { email: second.email })
  expect(back.searchParams.get('error_description')).toBe('Identity is already linked to another user')
  const [own] = (await first.auth.getUserIdentities()).data?.identities ?? []
  if (!own) throw new Error('There is no identity')
  expect((await first.auth.unlinkIdentity(own)).error?.code).toBe('email_conflict_identity_not_deletable')
})
