import { createRemoteJWKSet, decodeJwt, jwtVerify, SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { authServer, password } from './auth-server'

const server = await authServer()

async function refresh(token: string) {
  const { auth } = server.client()
  const { data, error } = await auth.refreshSession({ refresh_token: token })
  return { next: data.session?.refresh_token ?? '', code: error?.code }
}

it('gives tokens that anybody can verify with its public key', async () => {
  const { auth, session, email, id } = await server.signedIn()
  const { payload, protectedHeader } = await jwtVerify(
    session.access_token,
    createRemoteJWKSet(new URL(server.url('/.well-known/jwks.json'))),
    { issuer: server.url(''), audience: 'authenticated' },
  )
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: expect.any(String) })
  const issued = Math.floor(server.clock.now / 1000)
  expect(payload).toMatchObject({
    sub: id,
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    session_id: expect.any(String),
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: issued }],
    iat: issued,
    exp: issued + 3600,
  })
  const { data } = await auth.getClaims()
  expect(data?.claims.sub).toBe(id)
  const { keys } = await (await server.raw('/.well-known/jwks.json')).json()
  expect(keys).toEqual([expect.not.objectContaining({ d: expect.anything() })])
})

it('refuses tokens that are foreign, changed or expired', async () => {
  const { auth, session } = await server.signedIn()
  const foreign = await new SignJWT(decodeJwt(session.access_token))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('a secret of somebody else'))
  for (const token of ['nonsense', foreign]) {
    expect((await auth.getUser(token)).error).toMatchObject({ code: 'bad_jwt', status: 403 })
  }
  expect(await (await server.raw('/user')).json()).toMatchObject({ code: 'no_authorization' })
  server.pass(3601)
  expect((await auth.getUser()).error).toMatchObject({ code: 'bad_jwt', status: 403 })
})

it('exchanges a refresh token once, and forgives a client that did not receive the answer', async () => {
  const { session } = await server.signedIn()
  const first = session.refresh_token
  const { next: second } = await refresh(first)
  expect(second).not.toBe(first)
  server.pass(60)
  expect(await refresh(first)).toEqual({ next: second, code: undefined })
  const { next: third } = await refresh(second)
  server.pass(9)
  expect((await refresh(second)).next).toBe(third)
  expect((await refresh('unknown')).code).toBe('refresh_token_not_found')
})

it('ends the session when an old refresh token comes back', async () => {
  const { session } = await server.signedIn()
  const { next: second } = await refresh(session.refresh_token)
  const { next: third } = await refresh(second)
  expect((await refresh(session.refresh_token)).next).toBe(third)
  server.pass(11)
  expect((await refresh(session.refresh_token)).code).toBe('refresh_token_already_used')
  expect((await refresh(third)).code).toBe('refresh_token_already_used')
})

it.each([
  { scope: 'local', ended: [true, false] },
  { scope: 'others', ended: [false, true] },
  { scope: 'global', ended: [true, true] },
] as const)('signs out with the scope $scope', async ({ scope, ended }) => {
  const here = await server.signedIn()
  const there = server.client().auth
  await there.signInWithPassword({ email: here.email, password })
  const sessions = [here.session, (await there.getSession()).data.session]
  expect((await here.auth.signOut({ scope })).error).toBeNull()
  for (const [index, session] of sessions.entries()) {
    const answer = await server.raw('/user', { token: session?.access_token })
    expect(answer.status).toBe(ended[index] ? 403 : 200)
    if (ended[index]) expect(await answer.json()).toMatchObject({ code: 'session_not_found' })
    const { code } = await refresh(session?.refresh_token ?? '')
    expect(code).toBe(ended[index] ? 'refresh_token_not_found' : undefined)
  }
})

it('lets in nobody who is banned', async () => {
  const { id, email, session } = await server.signedIn()
  await server.admin().updateUserById(id, { ban_duration: '24h' })
  const { auth } = server.client()
  expect((await auth.signInWithPassword({ email, password })).error?.code).toBe('user_banned')
  expect((await refresh(session.refresh_token)).code).toBe('user_banned')
  server.pass(24 * 3600 + 1)
  expect((await auth.signInWithPassword({ email, password })).error).toBeNull()
  await server.admin().updateUserById(id, { ban_duration: '1h' })
  await server.admin().updateUserById(id, { ban_duration: 'none' })
  expect((await auth.signInWithPassword({ email, password })).error).toBeNull()
})
