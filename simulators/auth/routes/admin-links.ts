import type { Hono } from 'hono'
import { z } from 'zod'
import { requireAdmin } from '../accounts/current-user'
import { mailCode, verifyAddress } from '../accounts/messages'
import { issueCode, type Kind } from '../accounts/one-time-tokens'
import { changeUser, createUser, findUser, publicUser, requireFree } from '../accounts/users'
import { type AuthServer, moment } from '../auth-server'
import { requireStrength } from '../passwords'
import { Problem } from '../problem'
import type { User } from '../records'
import { metadata, readBody, redirectTarget, validEmail } from '../requests'

const inviteBody = z.object({ email: z.string(), data: metadata })
const linkBody = z.object({
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new']),
  email: z.string(),
  new_email: z.string().nullish(),
  password: z.string().nullish(),
  data: metadata,
  redirect_to: z.string().nullish(),
})
type LinkType = z.infer<typeof linkBody>['type']

const kinds: Record<LinkType, Kind> = {
  signup: 'confirmation',
  invite: 'confirmation',
  magiclink: 'recovery',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
}

export function addAdminLinkRoutes(api: Hono, server: AuthServer): void {
  api.post('/invite', async (c) => {
    await requireAdmin(c, server)
    const { email, data } = await readBody(c, inviteBody)
    const user = newcomer(server, { type: 'invite', email: validEmail(email), data })
    await mailCode(server, user, { type: 'invite', kind: 'confirmation', redirectTo: redirectTarget(c, server) })
    return c.json(publicUser(server, changeUser(server, user.id, { invited_at: moment(server) })))
  })

  // OpenAPI: POST /generate_link, which the server has as /admin/generate_link
  api.post('/admin/generate_link', async (c) => {
    await requireAdmin(c, server)
    const { redirect_to, ...body } = await readBody(c, linkBody)
    const given = { ...body, email: validEmail(body.email) }
    const known = findUser(server, { email: given.email })
    const type = given.type === 'magiclink' && !known ? 'signup' : given.type
    const user = kinds[type] === 'confirmation' ? newcomer(server, { ...given, type }) : known
    if (!user) throw new Problem(404, 'user_not_found', 'User with this email not found')
    const address = type.startsWith('email_change')
      ? writeNewEmail(server, user, given.new_email ?? '', type)
      : user.email
    const { code, hash } = issueCode(server, { userId: user.id, kind: kinds[type], address })
    const redirectTo = redirectTarget(c, server, redirect_to ?? undefined)
    const linkType = type.startsWith('email_change') ? 'email_change' : type
    return c.json({
      ...publicUser(server, server.store.users.find(user.id) ?? user),
      action_link: verifyAddress(server, redirectTo, hash, linkType),
      email_otp: code,
      hashed_token: hash,
      verification_type: type,
      redirect_to: redirectTo,
    })
  })
}

type Newcomer = Pick<z.infer<typeof linkBody>, 'type' | 'email' | 'data' | 'password'>

/** @throws Problem email_exists when the address has a confirmed account */
function newcomer(server: AuthServer, { type, email, data, password }: Newcomer): User {
  if (type === 'signup' && password) requireStrength(password)
  const known = findUser(server, { email })
  if (known?.email_confirmed_at) requireFree(server, { email })
  return known ?? createUser(server, { email, data, password: password ?? undefined, provider: 'email' })
}

function writeNewEmail(server: AuthServer, user: User, given: string, type: LinkType): string {
  const email = validEmail(given)
  requireFree(server, { email }, user.id)
  changeUser(server, user.id, { new_email: email, email_change_sent_at: moment(server) })
  return type === 'email_change_current' ? user.email : email
}
