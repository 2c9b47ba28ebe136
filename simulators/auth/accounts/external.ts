import { type AuthServer, moment } from '../auth-server'
import { Problem } from '../problem'
import type { Flow, Identity, User } from '../records'
import { confirmSignUp } from './confirmation'
import { addIdentity, identitiesOf, removeIdentities } from './identities'
import { changeUser, createUser, findUser, isBanned } from './users'

export type Profile = Required<Pick<Flow, 'provider' | 'profile'>>

/**
 * The account of this identity, else the one with the same verified address, else a new one.
 * @throws Problem user_banned, or provider_email_needs_verification after a mail that asks for it
 */
export async function userOfProfile(server: AuthServer, { provider, profile }: Profile): Promise<User> {
  const user = accountOf(server, { provider, profile })
  if (isBanned(server, user)) throw new Problem(403, 'user_banned', 'User is banned')
  const data = dataOf(server, profile)
  const changed = changeUser(server, user.id, { user_metadata: { ...user.user_metadata, ...data } })
  if (changed.email_confirmed_at) return changed
  if (profile.email_verified) return takeOver(server, changed, provider)
  await confirmSignUp(server, changed, server.options.siteUrl)
  throw needsVerification(provider, `A confirmation email has been sent to your ${provider} email`)
}

function accountOf(server: AuthServer, { provider, profile }: Profile): User {
  const data = dataOf(server, profile)
  const identity = findIdentity(server, provider, profile.sub)
  const known = identity && server.store.users.find(identity.user_id)
  if (known) {
    server.store.identities.change(identity.id, { identity_data: data, last_sign_in_at: moment(server) })
    return known
  }
  const sameAddress = findUser(server, { email: profile.email })
  if (sameAddress && !profile.email_verified) {
    throw needsVerification(provider, `Verify the email with ${provider} in order to sign in`)
  }
  const user = sameAddress ?? createUser(server, { email: profile.email, provider, data })
  addIdentity(server, user, provider, profile.sub, data)
  return user
}

function needsVerification(provider: string, advice: string): Problem {
  return new Problem(422, 'provider_email_needs_verification', `Unverified email with ${provider}. ${advice}`)
}

/** @throws Problem identity_already_exists */
export function linkProfile(server: AuthServer, userId: string, { provider, profile }: Profile): User {
  const identity = findIdentity(server, provider, profile.sub)
  const user = server.store.users.find(userId)
  if (!user) throw new Problem(404, 'user_not_found', 'User not found')
  if (identity) {
    const whose = identity.user_id === userId ? '' : ' to another user'
    throw new Problem(422, 'identity_already_exists', `Identity is already linked${whose}`)
  }
  addIdentity(server, user, provider, profile.sub, dataOf(server, profile))
  return user
}

/**
 * An account with an unconfirmed address may belong to a stranger, so its other identities are removed before the
 * address's owner gets it.
 */
function takeOver(server: AuthServer, user: User, provider: string): User {
  const others = identitiesOf(server, user.id).filter((identity) => identity.provider !== provider)
  removeIdentities(server, user.id, others)
  return changeUser(server, user.id, { email_confirmed_at: moment(server), password: '' })
}

function findIdentity(server: AuthServer, provider: string, sub: string): Identity | undefined {
  return server.store.identities.where((one) => one.provider === provider && one.provider_id === sub)[0]
}

function dataOf(server: AuthServer, { sub, email, name, email_verified }: Profile['profile']) {
  return { iss: server.url, sub, email, email_verified, phone_verified: false, name, full_name: name, provider_id: sub }
}
