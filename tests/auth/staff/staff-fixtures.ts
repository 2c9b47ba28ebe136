import { expect } from 'vitest'
import { z } from 'zod'
import { freshCms } from '../../setup/cms'
import { newBrowser } from '../browser'

export const password = 'a-long-staff-password'

interface Request_ {
  token?: string
  body?: unknown
  address?: string
  language?: string
  cookie?: string
  userAgent?: string
}

interface SignIn extends Omit<Request_, 'token' | 'body'> {
  password?: string
  code?: string
}

const answered = z.looseObject({
  token: z.string().optional(),
  errors: z
    .array(
      z.looseObject({ message: z.string().optional(), data: z.looseObject({ code: z.string().optional() }).nullish() }),
    )
    .optional(),
})

const linkMail = z.object({ text: z.string(), subject: z.string() })

export async function staffFixtures() {
  const { payload } = await freshCms()
  const routes = await import('@/app/(payload)/api/cms/[...slug]/route')
  let lastAddress = 0

  /** Each call has its own address unless told otherwise, so that no limit is met by accident. */
  async function rest(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, more: Request_ = {}) {
    const address = more.address ?? `10.8.${Math.floor(++lastAddress / 250)}.${lastAddress % 250}`
    const url = new URL(`/api/cms/${path}`, 'http://localhost:3000')
    const headers = new Headers({
      'x-forwarded-for': address,
      cookie: `payload-lng=${more.language ?? 'en'}; ${more.cookie ?? ''}`,
    })
    if (more.userAgent) headers.set('User-Agent', more.userAgent)
    if (more.body !== undefined) headers.set('Content-Type', 'application/json')
    if (more.token) headers.set('Authorization', `JWT ${more.token}`)
    const request = new Request(url, {
      method,
      headers,
      body: more.body === undefined ? null : JSON.stringify(more.body),
    })
    const params = Promise.resolve({ slug: url.pathname.split('/').slice(3) })
    const answer = await newBrowser(address).run(() => routes[method](request, { params }))
    const text = await answer.text()
    const json: unknown = text ? JSON.parse(text) : {}
    return { status: answer.status, headers: answer.headers, text, json, body: answered.parse(json) }
  }

  /** Takes them out of the queue, so that the next call finds only later ones. */
  async function takeLinkMails(name: string) {
    const { rows } = await payload.db.pool.query(
      `delete from graphile_worker._private_jobs where payload->>'to' = $1 and payload->>'text' like '%/admin/reset/%'
      returning payload->>'text' as text, payload->>'subject' as subject`,
      [`${name}@broshura.example`],
    )
    return rows
  }

  const fixtures = {
    payload,
    rest,
    account: (name: string, role: 'admin' | 'editor' = 'editor') =>
      payload.create({ collection: 'users', data: { email: `${name}@broshura.example`, password, role } }),
    signIn: (name: string, { password: given = password, code, ...more }: SignIn = {}) =>
      rest('POST', 'users/login', { ...more, body: { email: `${name}@broshura.example`, password: given, code } }),
    tokenOf: async (name: string, code?: string) => {
      const { body, text } = await fixtures.signIn(name, { code })
      if (!body.token) throw new Error(text)
      return body.token
    },
    oldTokenOf: async (name: string) => {
      const token = await fixtures.tokenOf(name)
      await payload.db.pool.query(`update users_sessions set created_at = now() - interval '11 minutes'`)
      return token
    },
    resetTokenOf: async (name: string) => {
      const email = `${name}@broshura.example`
      await takeLinkMails(name)
      expect((await rest('POST', 'users/forgot-password', { body: { email } })).status).toBe(200)
      return fixtures.linkMailOf(name)
    },
    linkMailOf: async (name: string) => {
      const [mail] = z.tuple([linkMail]).parse(await takeLinkMails(name))
      return { ...mail, token: mail.text.match(/\/admin\/reset\/(\w+)/)?.[1] ?? '' }
    },
    entriesOf: async (target: string) => {
      const { docs } = await payload.find({
        collection: 'audit-log',
        where: { target: { equals: target } },
        sort: 'id',
        pagination: false,
      })
      return docs.map(({ actor, action, details }) => ({ actor, action, details }))
    },
  }
  return fixtures
}
