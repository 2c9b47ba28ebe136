import { randomBytes } from 'node:crypto'
import { decodeJwt, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { demoSignIns } from '../../seed/sign-ins'
import type { TestCustomer } from './customers'
import { ownAddress } from './own-address'
import { signingIn } from './signing-in'

export const callers = [
  'visitor',
  'customer',
  'other',
  'claimsAdmin',
  'editor',
  'admin',
  'expired',
  'wrongKey',
  'algNone',
  'otherIssuer',
  'crossSite',
] as const
export type Caller = (typeof callers)[number]
export type CallerHeaders = Record<Caller, Record<string, string>>

/** Signs tokens that would be accepted if only the signature were checked. */
export type Sign = (claims: JWTPayload) => Promise<string>

interface People {
  url: string
  customer: TestCustomer
  other: TestCustomer
  claimsAdmin: TestCustomer
  sign: Sign
}

const sessionName = 'broshura-session'

export async function cookiesOf(url: string, path: string, data: object): Promise<Record<string, string>> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...ownAddress() },
    body: JSON.stringify(data),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
}

export const cookieHeader = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/** The headers of each caller: cookies for pages and our API, tokens for the CMS's API. */
export async function callersOf({ url, customer, other, claimsAdmin, sign }: People) {
  const signIn = ({ email, password }: TestCustomer) => cookiesOf(url, '/api/auth/login', { email, password })
  const staff = (role: 'admin' | 'editor') => {
    const account = demoSignIns.find((one) => one.role === role)
    const login = { email: account?.email, password: account?.password }
    return signingIn(() => cookiesOf(url, '/api/cms/users/login', login))
  }
  const own = await signIn(customer)
  const token = tokenIn(own)
  const claims = decodeJwt(token)
  const { privateKey } = await generateKeyPair('ES256')
  const asAdmin = { ...claims, app_metadata: { role: 'admin' }, user_metadata: { role: 'admin' } }
  const wrongHeader = { alg: algOf(token), typ: 'JWT' }
  const forged = {
    expired: await sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }),
    wrongKey: await new SignJWT(asAdmin)
      .setProtectedHeader(wrongHeader)
      .sign(wrongHeader.alg === 'HS256' ? randomBytes(32) : privateKey),
    algNone: new UnsecuredJWT(asAdmin).encode(),
    otherIssuer: await sign({ ...asAdmin, iss: 'https://evil.example/auth/v1' }),
  }
  const people = { customer: own, other: await signIn(other), claimsAdmin: await signIn(claimsAdmin) }
  const cookies = {
    ...people,
    editor: await staff('editor'),
    admin: await staff('admin'),
    ...mapped(forged, (one) => withToken(own, one)),
  }
  const evil = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  const byCookie: CallerHeaders = {
    visitor: {},
    // As browsers send for a typed address: without this header the CMS accepts no cookie.
    ...mapped(cookies, (one) => ({ Cookie: cookieHeader(one), 'Sec-Fetch-Site': 'none' })),
    crossSite: { Cookie: cookieHeader(own), ...evil },
  }
  const byToken: CallerHeaders = {
    ...byCookie,
    ...mapped({ ...mapped(people, tokenIn), ...forged }, (one) => ({ Authorization: `Bearer ${one}` })),
    // An admin's cookie on a request that another site causes.
    crossSite: { Cookie: cookieHeader(cookies.admin), ...evil },
  }
  return { byCookie, byToken }
}

function mapped<Key extends string, From, To>(record: Record<Key, From>, change: (from: From) => To): Record<Key, To>
function mapped<From, To>(record: Record<string, From>, change: (from: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

const algOf = (token: string) => {
  const header: { alg: string } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
  return header.alg
}

interface Session {
  access_token: string
  refresh_token: string
}

function sessionIn(cookies: Record<string, string>): Session {
  const text = Object.keys(cookies)
    .filter((name) => name.startsWith(sessionName))
    .sort()
    .map((name) => decodeURIComponent(cookies[name] ?? ''))
    .join('')
  return JSON.parse(Buffer.from(text.replace(/^base64-/, ''), 'base64url').toString())
}

const tokenIn = (cookies: Record<string, string>) => sessionIn(cookies).access_token

/** The customer's cookie with another access token and a made-up refresh token. */
function withToken(cookies: Record<string, string>, access_token: string): Record<string, string> {
  const { exp = 0 } = access_token.split('.')[2]
    ? decodeJwt(access_token)
    : { exp: Math.floor(Date.now() / 1000) + 3600 }
  const session = { ...sessionIn(cookies), access_token, refresh_token: 'nobody-gave-this', expires_at: exp }
  const rest = Object.entries(cookies).filter(([name]) => !name.startsWith(sessionName))
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
  return { ...Object.fromEntries(rest), [sessionName]: value }
}
