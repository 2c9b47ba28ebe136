import { randomUUID } from 'node:crypto'
import { type AuthServer, moment } from '../auth-server'
import { hashPassword } from '../passwords'
import { Problem } from '../problem'
import type { User } from '../records'
import { publicFactor } from './factors'
import { addIdentity, identitiesOf, publicIdentity } from './identities'

interface NewUser {
  id?: string
  email?: string
  phone?: string
  password?: string
  data?: Record<string, unknown> | null
  provider: string
}

export type Contact = { email: string } | { phone: string }

export function createUser(server: AuthServer, { id = randomUUID(), provider, ...given }: NewUser): User {
  const user = server.store.users.put({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: given.email ?? '',
    phone: given.phone ?? '',
    password: given.password ? hashPassword(given.password) : '',
    app_metadata: { provider, providers: [provider] },
    user_metadata: given.data ?? {},
    is_anonymous: false,
    created_at: moment(server),
    updated_at: moment(server),
  })
  for (const kind of ['email', 'phone'] as const) {
    if (user[kind] && (provider === kind || provider === 'email')) {
      addIdentity(server, user, kind, user.id, { [kind]: user[kind], email_verified: false, phone_verified: false })
    }
  }
  return user
}

export function findUser(server: AuthServer, contact: Contact): User | undefined {
  const matches = (user: User) => ('email' in contact ? user.email === contact.email : user.phone === contact.phone)
  return server.store.users.where(matches)[0]
}

export function changeUser(server: AuthServer, id: string, change: Partial<User>): User {
  return server.store.users.change(id, { ...change, updated_at: moment(server) })
}

/** `UserSchema` */
export function publicUser(server: AuthServer, { password, ...user }: User): Record<string, unknown> {
  const factors = server.store.factors.where(({ user_id }) => user_id === user.id)
  const confirmed = [user.email_confirmed_at, user.phone_confirmed_at].filter((at) => at !== undefined)
  return {
    ...user,
    confirmed_at: confirmed.sort()[0],
    identities: identitiesOf(server, user.id).map(publicIdentity),
    factors: factors.length > 0 ? factors.map(publicFactor) : undefined,
  }
}

export function isBanned(server: AuthServer, user: User): boolean {
  return user.banned_until !== undefined && Date.parse(user.banned_until) > server.now()
}

/** @throws Problem email_exists or phone_exists */
export function requireFree(server: AuthServer, contact: Contact, except?: string): void {
  const other = findUser(server, contact)
  if (!other || other.id === except) return
  const [kind, words] = 'email' in contact ? ['email', 'email address'] : ['phone', 'phone number']
  throw new Problem(422, `${kind}_exists`, `A user with this ${words} has already been registered`)
}

export function deleteUser(server: AuthServer, id: string): void {
  const { store } = server
  const isTheirs = ({ user_id }: { user_id?: string | undefined }) => user_id === id
  const sessions = store.sessions.where(isTheirs)
  store.refreshTokens.delete(
    ...store.refreshTokens.where((token) => sessions.some((session) => session.id === token.session_id)),
  )
  store.sessions.delete(...sessions)
  store.identities.delete(...store.identities.where(isTheirs))
  store.factors.delete(...store.factors.where(isTheirs))
  store.oneTimeTokens.delete(...store.oneTimeTokens.where(isTheirs))
  store.flows.delete(...store.flows.where(isTheirs))
  store.users.delete(...store.users.where((user) => user.id === id))
}
