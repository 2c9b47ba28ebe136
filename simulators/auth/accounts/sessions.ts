import { randomBytes, randomUUID } from 'node:crypto'
import { type AuthServer, moment, seconds } from '../auth-server'
import type { RefreshToken, Session, User } from '../records'
import { changeUser, publicUser } from './users'

export function startSession(server: AuthServer, user: User, method: string): Promise<Record<string, unknown>> {
  const session = server.store.sessions.put({
    id: randomUUID(),
    user_id: user.id,
    aal: 'aal1',
    amr: [{ method, timestamp: seconds(server) }],
    created_at: server.now(),
  })
  changeUser(server, user.id, { last_sign_in_at: moment(server) })
  return tokensFor(server, session, newRefreshToken(server, session))
}

/** `AccessTokenResponseSchema` */
export async function tokensFor(server: AuthServer, session: Session, refreshToken: RefreshToken) {
  const user = server.store.users.find(session.user_id)
  if (!user) throw new Error('A session without its user')
  const lifetime = server.options.accessTokenSeconds ?? 3600
  const now = seconds(server)
  const accessToken = await server.keys.sign({
    iss: server.url,
    aud: user.aud,
    sub: user.id,
    iat: now,
    exp: now + lifetime,
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    aal: session.aal,
    amr: session.amr.toSorted((a, b) => b.timestamp - a.timestamp),
    session_id: session.id,
    is_anonymous: false,
  })
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: now + lifetime,
    refresh_token: refreshToken.id,
    user: publicUser(server, user),
  }
}

export function newRefreshToken({ store }: AuthServer, session: Session, parent?: RefreshToken): RefreshToken {
  const id = randomBytes(9).toString('base64url')
  return store.refreshTokens.put({ id, session_id: session.id, parent: parent?.id })
}

export function activeRefreshToken({ store }: AuthServer, sessionId: string): RefreshToken | undefined {
  return store.refreshTokens.where((token) => token.session_id === sessionId && token.revoked_at === undefined).at(-1)
}

export function endSessions({ store }: AuthServer, which: (session: Session) => boolean): void {
  const sessions = store.sessions.where(which)
  const isTheirs = (token: RefreshToken) => sessions.some(({ id }) => id === token.session_id)
  store.refreshTokens.delete(...store.refreshTokens.where(isTheirs))
  store.sessions.delete(...sessions)
}
