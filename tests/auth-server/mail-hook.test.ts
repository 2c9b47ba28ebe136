import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HookMessage, hookMessage, isSigned } from '@/features/auth/mails/hook-route'
import { freePort } from '../../scripts/services/free-port'
import { authServer, password } from './auth-server'

const secret = `v1,whsec_${randomBytes(32).toString('base64')}`
const port = await freePort()
const server = await authServer({ mailHook: { url: `http://127.0.0.1:${port}/mail`, secret } })
const called: HookMessage[] = []
let works = true
let site: Server

beforeAll(async () => {
  site = createServer(async (request, response) => {
    const body = await text(request)
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]): [string, string] => [name, `${value}`]),
    )
    if (works && isSigned(body, headers, secret)) called.push(hookMessage.parse(JSON.parse(body)))
    response.writeHead(works ? 200 : 500).end('{}')
  })
  await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => site.close(resolve)))

it('lets the site send a mail, with all that it needs for that', async () => {
  const email = server.newAddress()
  const { auth } = server.client()
  await auth.signUp({ email, password, options: { data: { language: 'de' } } })
  const { user, email_data } = called.at(-1) ?? {}
  expect(user).toMatchObject({ email, user_metadata: { language: 'de' } })
  expect(email_data?.email_action_type).toBe('signup')
  const { error } = await auth.verifyOtp({ token_hash: email_data?.token_hash ?? '', type: 'signup' })
  expect(error).toBeNull()
  expect(await server.mails(email)).toEqual([])
})

it('tells both addresses of a change', async () => {
  const { auth, email } = await server.signedIn()
  const changed = server.newAddress()
  await auth.updateUser({ email: changed })
  expect(called.slice(-2).map(({ user }) => [user.email, user.new_email])).toEqual([
    [email, ''],
    [email, changed],
  ])
})

it('sends the plain mail when the site does not', async () => {
  works = false
  const email = server.newAddress()
  await server.client().auth.signUp({ email, password })
  expect((await server.lastMail(email)).code).toMatch(/^\d{6}$/)
  works = true
})
