import { createHmac, createPublicKey } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, expect, it } from 'vitest'
import { authServer } from '../auth-server/auth-server'

const server = await authServer()
let verify: (token: string) => Promise<unknown>
let token: string
let claims: JWTPayload
let kid: string

beforeAll(async () => {
  Object.assign(process.env, server.environment())
  const [{ verifiedClaims }, { createSessionlessAuthClient }] = await Promise.all([
    import('@/features/auth/auth-server'),
    import('@/server/supabase'),
  ])
  verify = (given) => verifiedClaims(createSessionlessAuthClient(), given)
  token = (await server.signedIn()).session.access_token
  claims = decodeJwt(token)
  kid = decodeProtectedHeader(token).kid ?? ''
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

it('accepts what the server has signed', async () => {
  expect(await verify(token)).toMatchObject({ sub: claims.sub, aal: 'aal1', amr: [{ method: 'password' }] })
})

it('refuses another key under the same name', async () => {
  const { privateKey } = await generateKeyPair('ES256')
  expect(await verify(await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey))).toBeNull()
  expect(await verify(await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(privateKey))).toBeNull()
})

it('refuses a token without a signature', async () => {
  for (const alg of ['none', 'None', '']) {
    expect(await verify(`${encode({ alg, typ: 'JWT', kid })}.${encode(claims)}.`)).toBeNull()
  }
})

it('refuses HS256 with the public key as its secret', async () => {
  const [jwk] = (await (await server.raw('/.well-known/jwks.json')).json()).keys
  const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
  for (const secret of [pem, JSON.stringify(jwk)]) {
    for (const header of [{ alg: 'HS256', kid }, { alg: 'HS256' }]) {
      const signed = `${encode({ ...header, typ: 'JWT' })}.${encode({ ...claims, role: 'authenticated' })}`
      const signature = createHmac('sha256', secret).update(signed).digest('base64url')
      expect(await verify(`${signed}.${signature}`)).toBeNull()
    }
  }
})

it('refuses claims that were changed after signing', async () => {
  const [header, , signature] = token.split('.')
  const changed = { ...claims, app_metadata: { role: 'admin' } }
  expect(await verify(`${header}.${encode(changed)}.${signature}`)).toBeNull()
})

it('refuses what has expired', async () => {
  server.clock.now = Date.now() - 2 * 60 * 60 * 1000
  const old = (await server.signedIn()).session.access_token
  server.clock.now = Date.now()
  expect(await verify(old)).toBeNull()
})

it('refuses what is no token', async () => {
  for (const nothing of ['', 'a', 'a.b.c', `${token}.x`, token.slice(0, -4)]) expect(await verify(nothing)).toBeNull()
})
