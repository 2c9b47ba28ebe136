import { createHash, randomInt } from 'node:crypto'
import type { AuthServer } from '../auth-server'
import { settings } from '../options'
import type { OneTimeToken } from '../records'

export type Kind = OneTimeToken['kind']

const kinds: Record<string, Kind[]> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  sms: ['confirmation', 'recovery'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  phone_change: ['phone_change'],
}

export function kindsOf(type: string): Kind[] {
  return kinds[type] ?? []
}

export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

interface Issue {
  userId: string
  kind: Kind
  address: string
  withFlow?: boolean
}

/** Issues a new code, which invalidates an older one of the same kind. */
export function issueCode({ store, now }: AuthServer, { userId, kind, address, withFlow }: Issue) {
  store.oneTimeTokens.delete(...store.oneTimeTokens.where((token) => token.user_id === userId && token.kind === kind))
  const code = randomCode()
  const hash = (withFlow ? flowPrefix : '') + hashCode(address, code)
  store.oneTimeTokens.put({ id: hash, user_id: userId, kind, address, created_at: now() })
  return { code, hash }
}

export function findByHash(server: AuthServer, hash: string, allowed: Kind[]): OneTimeToken | undefined {
  const token = server.store.oneTimeTokens.find(hash)
  if (!token || !allowed.includes(token.kind)) return undefined
  return server.now() - token.created_at <= settings.oneTimeTokenSeconds * 1000 ? token : undefined
}

export function findByCode(
  server: AuthServer,
  address: string,
  code: string,
  allowed: Kind[],
): OneTimeToken | undefined {
  const hash = hashCode(address, code)
  return findByHash(server, hash, allowed) ?? findByHash(server, flowPrefix + hash, allowed)
}

export const flowPrefix = 'pkce_'

function hashCode(address: string, code: string): string {
  return createHash('sha224')
    .update(address + code)
    .digest('hex')
}
