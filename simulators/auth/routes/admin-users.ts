import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { requireAdmin } from '../accounts/current-user'
import { changeOwnIdentity } from '../accounts/identities'
import { changeUser, createUser, deleteUser, publicUser, requireFree } from '../accounts/users'
import { type AuthServer, moment } from '../auth-server'
import { hashPassword, requireStrength } from '../passwords'
import { Problem } from '../problem'
import type { User } from '../records'
import { metadata, readBody, validEmail, validPhone } from '../requests'

const body = z.object({
  id: z.uuid().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  role: z.string().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: z.string().nullish(),
})

export function addAdminUserRoutes(api: Hono, server: AuthServer): void {
  api.get('/admin/users', async (c) => {
    await requireAdmin(c, server)
    const page = Number(c.req.query('page') || 1)
    const perPage = Number(c.req.query('per_page') || 50)
    const users = server.store.users.where(() => true)
    const last = Math.max(1, Math.ceil(users.length / perPage))
    const link = (to: number, rel: string) => `<${server.url}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`
    c.header('x-total-count', String(users.length))
    c.header('link', [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '))
    const shown = users.slice((page - 1) * perPage, page * perPage)
    return c.json({ users: shown.map((user) => publicUser(server, user)), aud: 'authenticated' })
  })

  api.post('/admin/users', async (c) => {
    await requireAdmin(c, server)
    const given = await readBody(c, body)
    if (!given.email && !given.phone) {
      throw new Problem(400, 'validation_failed', 'Cannot create a user without either an email or phone')
    }
    const contact = readAddresses(server, given)
    const id = given.id ?? randomUUID()
    const user = createUser(server, { id, ...contact, provider: contact.email ? 'email' : 'phone' })
    return c.json(publicUser(server, write(server, user, given)))
  })

  api.get('/admin/users/:id', async (c) => c.json(publicUser(server, await adminsUser(c, server))))

  api.put('/admin/users/:id', async (c) => {
    const user = await adminsUser(c, server)
    const given = await readBody(c, body)
    const contact = readAddresses(server, given, user.id)
    for (const kind of ['email', 'phone'] as const) {
      if (contact[kind]) changeOwnIdentity(server, user.id, kind, { [kind]: contact[kind] })
    }
    return c.json(publicUser(server, write(server, changeUser(server, user.id, contact), given)))
  })

  api.delete('/admin/users/:id', async (c) => {
    const { id } = await adminsUser(c, server)
    const { should_soft_delete } = await readBody(c, z.object({ should_soft_delete: z.boolean().nullish() }))
    if (should_soft_delete) throw new Problem(400, 'validation_failed', 'This server deletes users for good only')
    deleteUser(server, id)
    return c.json({})
  })
}

/** @throws Problem when the request lacks the secret key, or user_not_found */
export async function adminsUser(c: Context, server: AuthServer): Promise<User> {
  await requireAdmin(c, server)
  const user = server.store.users.find(c.req.param('id') ?? '')
  if (user) return user
  throw new Problem(404, 'user_not_found', 'User not found')
}

function readAddresses(server: AuthServer, given: z.infer<typeof body>, except?: string) {
  const email = given.email ? validEmail(given.email) : undefined
  const phone = given.phone ? validPhone(given.phone) : undefined
  if (given.password) requireStrength(given.password)
  if (email) requireFree(server, { email }, except)
  if (phone) requireFree(server, { phone }, except)
  return { ...(email && { email }), ...(phone && { phone }) }
}

function write(server: AuthServer, user: User, given: z.infer<typeof body>): User {
  const confirm = (kind: 'email' | 'phone') => changeOwnIdentity(server, user.id, kind, { [`${kind}_verified`]: true })
  if (given.email_confirm) confirm('email')
  if (given.phone_confirm) confirm('phone')
  const { app_metadata } = server.store.users.find(user.id) ?? user
  return changeUser(server, user.id, {
    ...(given.password && { password: hashPassword(given.password) }),
    ...(given.email_confirm && { email_confirmed_at: moment(server) }),
    ...(given.phone_confirm && { phone_confirmed_at: moment(server) }),
    ...(given.role && { role: given.role }),
    ...(given.ban_duration && { banned_until: bannedUntil(server, given.ban_duration) }),
    user_metadata: { ...user.user_metadata, ...given.user_metadata },
    app_metadata: { ...app_metadata, ...given.app_metadata },
  })
}

const unitSeconds: Record<string, number> = { h: 3600, m: 60, s: 1 }

/** @param duration such as `24h30m`, or `none` */
function bannedUntil(server: AuthServer, duration: string): string | undefined {
  if (duration === 'none') return undefined
  if (!/^(\d+[hms])+$/.test(duration)) throw new Problem(400, 'validation_failed', 'Invalid format for ban duration')
  const parts = duration.match(/\d+[hms]/g) ?? []
  const length = parts.reduce((sum, part) => sum + Number.parseInt(part, 10) * (unitSeconds[part.slice(-1)] ?? 0), 0)
  return new Date(server.now() + length * 1000).toISOString()
}
