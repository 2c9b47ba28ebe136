import { randomUUID } from 'node:crypto'
import { type AuthServer, moment } from '../auth-server'
import type { Identity, User } from '../records'

export function identitiesOf(server: AuthServer, userId: string): Identity[] {
  return server.store.identities.where(({ user_id }) => user_id === userId)
}

export function addIdentity(
  server: AuthServer,
  user: User,
  provider: string,
  providerId: string,
  data: Record<string, unknown>,
): Identity {
  const at = moment(server)
  const identity = server.store.identities.put({
    id: randomUUID(),
    user_id: user.id,
    provider,
    provider_id: providerId,
    identity_data: { sub: providerId, ...data },
    last_sign_in_at: at,
    created_at: at,
    updated_at: at,
  })
  writeProviders(server, user.id)
  return identity
}

export function removeIdentities(server: AuthServer, userId: string, identities: Identity[]): void {
  server.store.identities.delete(...identities)
  writeProviders(server, userId)
}

export function changeOwnIdentity(
  server: AuthServer,
  userId: string,
  kind: 'email' | 'phone',
  data: Record<string, unknown>,
): void {
  for (const identity of identitiesOf(server, userId).filter(({ provider }) => provider === kind)) {
    server.store.identities.change(identity.id, {
      identity_data: { ...identity.identity_data, ...data },
      updated_at: moment(server),
    })
  }
}

/** The record's own id is called `identity_id`; `id` is the provider's id of the person. */
export function publicIdentity({ id, provider_id, ...identity }: Identity): Record<string, unknown> {
  return { identity_id: id, id: provider_id, ...identity, email: identity.identity_data.email }
}

function writeProviders(server: AuthServer, userId: string): void {
  const user = server.store.users.find(userId)
  const providers = [...new Set(identitiesOf(server, userId).map(({ provider }) => provider))]
  if (!user || providers.length === 0) return
  const provider = providers.find((name) => name === user.app_metadata.provider) ?? providers[0]
  server.store.users.change(userId, { app_metadata: { ...user.app_metadata, provider, providers } })
}
