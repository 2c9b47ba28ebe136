import type { Hono } from 'hono'
import { currentUser } from '../accounts/current-user'
import { identitiesOf, removeIdentities } from '../accounts/identities'
import { changeUser, findUser } from '../accounts/users'
import { type AuthServer, has } from '../auth-server'
import { Problem } from '../problem'
import type { Identity, User } from '../records'
import { providerAddress } from './oauth'

export function addIdentityRoutes(api: Hono, server: AuthServer): void {
  api.use('/user/identities/*', async (_c, next) => {
    if (!has(server, 'linking')) throw new Problem(404, 'manual_linking_disabled', 'Manual linking is disabled')
    await next()
  })

  api.get('/user/identities/authorize', async (c) => {
    const { user } = await currentUser(c, server)
    const url = providerAddress(c, server, user.id)
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url)
  })

  api.delete('/user/identities/:id', async (c) => {
    const { user } = await currentUser(c, server)
    const identities = identitiesOf(server, user.id)
    if (identities.length <= 1) {
      const message = 'User must have at least 1 identity after unlinking'
      throw new Problem(422, 'single_identity_not_deletable', message)
    }
    const identity = identities.find(({ id }) => id === c.req.param('id'))
    if (!identity) throw new Problem(422, 'identity_not_found', "Identity doesn't exist")
    unlink(server, user, identity, identities)
    return c.json({})
  })
}

/** The account's address must always belong to one of its identities. */
function unlink(server: AuthServer, user: User, identity: Identity, identities: Identity[]): void {
  const emails = identities.flatMap(({ id, identity_data }) =>
    id !== identity.id && typeof identity_data.email === 'string' ? [identity_data.email] : [],
  )
  const email = emails.includes(user.email) ? user.email : (emails[0] ?? '')
  const other = email ? findUser(server, { email }) : undefined
  if (other && other.id !== user.id) {
    const message = 'Unable to unlink identity due to email conflict'
    throw new Problem(422, 'email_conflict_identity_not_deletable', message)
  }
  const withoutPhone = identity.provider === 'phone' ? { phone: '', phone_confirmed_at: undefined } : {}
  changeUser(server, user.id, { email, ...withoutPhone })
  removeIdentities(server, user.id, [identity])
}
