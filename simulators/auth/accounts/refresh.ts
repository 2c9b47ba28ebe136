import type { AuthServer } from '../auth-server'
import { settings } from '../options'
import { Problem } from '../problem'
import type { RefreshToken, Session } from '../records'
import { activeRefreshToken, newRefreshToken, tokensFor } from './sessions'
import { isBanned } from './users'

/**
 * A refresh token can be used once. Two exceptions allow a retry after a lost answer: a token used within the last
 * seconds, and the one before the current. Any other reuse means a copied token, and ends the session.
 */
export function refresh(server: AuthServer, id: string): Promise<Record<string, unknown>> {
  const token = server.store.refreshTokens.find(id)
  const session = token && server.store.sessions.find(token.session_id)
  const user = session && server.store.users.find(session.user_id)
  if (!user) throw new Problem(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  if (isBanned(server, user)) throw new Problem(400, 'user_banned', 'Invalid Refresh Token: User Banned')
  const next = token.revoked_at === undefined ? rotate(server, session, token) : forgive(server, session, token)
  return tokensFor(server, session, next)
}

export function rotate(server: AuthServer, session: Session, token: RefreshToken): RefreshToken {
  server.store.refreshTokens.change(token.id, { revoked_at: server.now() })
  return newRefreshToken(server, session, token)
}

function forgive(server: AuthServer, session: Session, used: RefreshToken): RefreshToken {
  const active = activeRefreshToken(server, session.id)
  const reusable = server.now() - (used.revoked_at ?? 0) <= settings.refreshReuseSeconds * 1000
  if (active && (active.parent === used.id || reusable)) return active
  if (active) server.store.refreshTokens.change(active.id, { revoked_at: server.now() })
  throw new Problem(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
}
