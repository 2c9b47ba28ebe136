import { randomUUID } from 'node:crypto'
import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import type { Payload } from 'payload'
import { newBrowser } from '../auth/browser'
import { type authServer, password } from '../auth-server/kit'
import type { Caller } from './route-table'

const sessionName = 'broshura-session'

/** How somebody comes to our pages and calls (cookies), and to the CMS's own REST (headers). */
export interface Visit {
  cookies: Map<string, string>
  headers: Record<string, string>
  restHeaders: Record<string, string>
}

/** Everybody of the table; the forged tokens all say that they are the customer's, and an admin's. */
export async function callersOf(server: ReturnType<typeof authServer>, payload: Payload) {
  const customer = await signedIn()
  const token = tokenIn(customer.cookies)
  const claims = decodeJwt(token)
  const asAdmin = { ...claims, app_metadata: { role: 'admin' }, user_metadata: { role: 'admin' } }
  const { privateKey } = await generateKeyPair('ES256')
  const admin = await staff('admin')
  const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  const forged = (access: string) => bySession(withToken(customer.cookies, access), access)

  const visits: Record<Caller, Visit> = {
    visitor: { cookies: new Map(), headers: typed, restHeaders: {} },
    customer: bySession(customer.cookies, token),
    other: await signedIn().then(({ cookies }) => bySession(cookies, tokenIn(cookies))),
    claimsAdmin: await signedIn({ role: 'admin', roles: ['admin'] }).then(({ cookies }) =>
      bySession(cookies, tokenIn(cookies)),
    ),
    editor: byStaff(await staff('editor')),
    admin: byStaff(admin),
    expired: forged(await server.signed({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 })),
    wrongKey: forged(await new SignJWT(asAdmin).setProtectedHeader({ alg: 'ES256' }).sign(privateKey)),
    algNone: forged(new UnsecuredJWT(asAdmin).encode()),
    otherIssuer: forged(await server.signed({ ...asAdmin, iss: 'https://evil.example/auth/v1' })),
    crossSite: {
      cookies: customer.cookies,
      headers: foreign,
      restHeaders: { Cookie: `payload-token=${admin}`, ...foreign },
    },
  }
  return { visits, email: customer.email }

  async function signedIn(user_metadata?: object) {
    const { login } = await import('@/features/auth/login')
    const { email, id } = await server.signedIn()
    if (user_metadata) await server.admin().updateUserById(id, { user_metadata })
    const browser = newBrowser()
    const result = await browser.run(() => login({ email, password }))
    if (!result.ok) throw new Error(result.problem.code)
    return { email, cookies: browser.cookies }
  }

  async function staff(role: 'admin' | 'editor') {
    const data = { email: `${role}-${randomUUID()}@staff.example`, password: 'long-enough-for-a-test' }
    await payload.create({ collection: 'users', data: { ...data, role } })
    return String((await payload.login({ collection: 'users', data })).token)
  }
}

/** As a browser sends an address that was typed. */
const typed = { 'Sec-Fetch-Site': 'none' }

function bySession(cookies: Map<string, string>, token: string): Visit {
  return { cookies, headers: typed, restHeaders: { Authorization: `Bearer ${token}` } }
}

function byStaff(token: string): Visit {
  const headers = { Cookie: `payload-token=${token}`, ...typed }
  return { cookies: new Map([['payload-token', token]]), headers, restHeaders: headers }
}

function sessionIn(cookies: Map<string, string>): { access_token: string } {
  const text = cookies.get(sessionName) ?? ''
  return JSON.parse(Buffer.from(text.replace(/^base64-/, ''), 'base64url').toString())
}

const tokenIn = (cookies: Map<string, string>) => sessionIn(cookies).access_token

/** The customer's cookie with another token in it, and a refresh token that nobody has given. */
function withToken(cookies: Map<string, string>, access_token: string): Map<string, string> {
  const { exp } = decodeJwt(access_token)
  const session = { ...sessionIn(cookies), access_token, refresh_token: 'nobody-gave-this', expires_at: exp }
  return new Map(cookies).set(sessionName, `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`)
}
